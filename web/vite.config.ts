import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, loadEnv, type Plugin } from 'vite'

/** Where `kontor serve` listens unless KONTOR_SERVER says otherwise. */
const SERVER = 'http://127.0.0.1:1800'

/** Writes the names of the packages that end up in the page, for the bill of materials (tools/sbom.py). */
function bundledPackages(): Plugin {
  return {
    name: 'bundled-packages',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      const modules = chunks.flatMap((chunk) => Object.keys(chunk.modules))
      const names = modules.map((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1])
      const source = JSON.stringify([...new Set(names.filter((name) => name !== undefined))].sort())
      this.emitFile({ type: 'asset', fileName: 'packages.json', source })
    },
  }
}

export default defineConfig(({ command, mode }) => ({
  plugins: [svelte(), bundledPackages()],
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
