import { defineConfig, type Plugin } from 'vite'
import { themeScript } from '../../packages/ui/src/base/theme.ts'
import { forBrowsers } from '../../packages/web/src/vite.ts'

/** Emits the script that sets the theme before the first paint as a file, so that no inline script is needed. */
const themeFile: Plugin = {
  name: 'theme-file',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'theme.js', source: themeScript })
  },
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('src="./theme.js"', 'vite-ignore src="/back-office/theme.js"'),
  },
}

export default defineConfig({
  base: '/back-office/',
  ...forBrowsers,
  // A single script, which the browser caches across visits.
  build: { ...forBrowsers.build, chunkSizeWarningLimit: 1800 },
  plugins: [themeFile, ...forBrowsers.plugins],
  server: { port: 4100, proxy: { '/vitrine': 'http://localhost:4000', '/media': 'http://localhost:4000' } },
})
