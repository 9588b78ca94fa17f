import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'

/** The router's package leads bundlers to its development build; this is the other one. */
const router = fileURLToPath(new URL('dist/production/index.mjs', import.meta.resolve('react-router/package.json')))

/**
 * For apps whose pages name themselves what is fetched beside a script: Vite's helper that would do so around each
 * `import()` comes down to the import.
 */
export const plainImports: Plugin = {
  name: 'vitrine:plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
}

/** How apps are built for browsers. */
export const forBrowsers = {
  plugins: [tailwind(), react()],
  resolve: { alias: [{ find: /^react-router$/, replacement: router }] },
  build: { target: 'es2022' },
} satisfies UserConfig

/** How rendered apps are built for their server: whole, since to load packages one by one makes a start slow. */
export const forServer = {
  ...forBrowsers,
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies UserConfig
