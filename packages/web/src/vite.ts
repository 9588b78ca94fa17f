import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'

/** The router's package resolves to its development build; this is the production build. */
const router = fileURLToPath(new URL('dist/production/index.mjs', import.meta.resolve('react-router/package.json')))

/** For apps that preload files themselves: reduces Vite's preload helper around each `import()` to the plain import. */
export const plainImports: Plugin = {
  name: 'vitrine:plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
}

const fontFaces = /@font-face\s*\{[^}]*\}/g

/**
 * For pages that contain the rules they need and link the style sheet at their end: moves typefaces to a sheet of their own,
 * `fonts.css`. Linked again, they would count as new ones, which replace the local typefaces of the first paint, and move
 * the page.
 */
export const fontsApart: Plugin = {
  name: 'vitrine:fonts-apart',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        const css = String(file.source)
        const faces = css.match(fontFaces)
        if (!faces) continue
        file.source = css.replaceAll(fontFaces, '')
        this.emitFile({ type: 'asset', name: 'fonts.css', source: faces.join('') })
      }
    },
  },
}

/** Build options for browsers. */
export const forBrowsers = {
  plugins: [tailwind(), react()],
  resolve: { alias: [{ find: /^react-router$/, replacement: router }] },
  build: { target: 'es2022' },
} satisfies UserConfig

/** Build options for servers: a single bundle, since loading many packages slows the start. */
export const forServer = {
  ...forBrowsers,
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies UserConfig
