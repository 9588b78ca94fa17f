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
