import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import { defineConfig } from 'eslint/config'
import ts from 'typescript-eslint'

import svelteConfig from './svelte.config.js'

export default defineConfig(
  { ignores: ['src/api/server.d.ts', 'node_modules/'] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js'] },
        extraFileExtensions: ['.svelte'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // TypeScript itself finds undefined names.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // svelte-check knows the types in templates; this parser does not.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      // Plain maps and sets are used where nothing shall react to them.
      'svelte/prefer-svelte-reactivity': 'off',
      // `{' '}` keeps a space that the formatter would drop.
      'svelte/no-useless-mustaches': 'off',
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  {
    files: ['tests/**/*.ts'],
    // `expect(listener.lost)` names a mock and does not call it.
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    files: ['*.js'],
    extends: [ts.configs.disableTypeChecked],
  },
)
