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

/**
 * Fails the build if a page would be evaluated before the texts that it reads: none may be in a file that the entry or
 * the texts of a language import.
 */
const textsFirst: Plugin = {
  name: 'texts-first',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const isEarly = /back-office\/(index\.html|src\/main\.tsx|src\/words\/[a-z]{2}\.ts)$/
    const early = new Set(chunks.filter(({ facadeModuleId }) => isEarly.test(facadeModuleId ?? '')))
    for (const { imports } of early) for (const chunk of chunks) if (imports.includes(chunk.fileName)) early.add(chunk)
    const pages = [...early]
      .flatMap(({ moduleIds }) => moduleIds)
      .filter((id) => /back-office\/src\/(?!words\/|main\.tsx|styles\.css)/.test(id))
    if (early.size < 5 || pages.length > 0)
      this.error(`Pages would be evaluated before their texts: ${pages.join(', ')}`)
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
  plugins: [themeFile, fontPreloads, textsFirst, ...forBrowsers.plugins],
  server: { port: 4100, proxy: { '/vitrine': 'http://localhost:4000', '/media': 'http://localhost:4000' } },
})
