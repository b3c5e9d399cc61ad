import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// The built page lies in the Python package: `kontor serve` gives it out under /assets/.
export default defineConfig({
  plugins: [svelte()],
  base: '/assets/',
  build: {
    outDir: '../kontor/server/page',
    emptyOutDir: true,
    assetsDir: '',
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: {
    // The list of languages lies in the Python package.
    fs: { allow: ['.', '../kontor/lang/languages.json'] },
    proxy: { '/api': { target: 'http://127.0.0.1:1503', ws: true } },
  },
})
