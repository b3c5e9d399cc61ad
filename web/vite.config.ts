import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, loadEnv } from 'vite'

/** Where `kontor serve` listens unless KONTOR_SERVER says otherwise. */
const SERVER = 'http://127.0.0.1:1800'

export default defineConfig(({ command, mode }) => ({
  plugins: [svelte()],
  // `kontor serve` serves the built page under /assets/; the dev server serves it at the root.
  base: command === 'build' ? '/assets/' : '/',
  build: {
    // The built page is part of the Python package.
    outDir: '../kontor/server/page',
    emptyOutDir: true,
    assetsDir: '',
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: {
    // The list of languages lies in the Python package.
    fs: { allow: ['.', '../kontor/lang/languages.json'] },
    proxy: { '/api': { target: loadEnv(mode, '.', 'KONTOR_').KONTOR_SERVER ?? SERVER, ws: true } },
  },
}))
