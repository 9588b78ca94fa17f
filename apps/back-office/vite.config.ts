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

/** Preloads the typefaces, so that they are there before the first paint. */
const fontPreloads: Plugin = {
  name: 'font-preloads',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /-latin-wght-normal[^/]*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/back-office/${file}` },
          injectTo: 'head-prepend' as const,
        })),
  },
}

export default defineConfig({
  base: '/back-office/',
  ...forBrowsers,
  build: {
    ...forBrowsers.build,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What the entry needs to load texts, apart from pages, which read texts as soon as they are evaluated.
            {
              name: 'texts',
              test: /(back-office\/src\/words\/(words|chosen-language|languages)|web\/src\/load-words|domain\/src\/(languages|bidi)|ui\/src\/words\/words)\.ts$|preload-helper/,
              priority: 1,
            },
            // What many pages share is one chunk, which compresses better than many small ones.
            { name: 'shared', minShareCount: 12 },
          ],
        },
      },
    },
  },
  plugins: [themeFile, fontPreloads, ...forBrowsers.plugins],
  server: { port: 4100, proxy: { '/vitrine': 'http://localhost:4000', '/media': 'http://localhost:4000' } },
})
