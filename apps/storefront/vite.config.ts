import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The router's package leads bundlers to its development build; this is the other one. */
const router = fileURLToPath(new URL('dist/production/index.mjs', import.meta.resolve('react-router/package.json')))

/** What the pages of the shop share travels as one file: it packs better than twenty small ones. */
const shared = { name: 'shared', minShareCount: 4, test: /^(?!.*(account|shopping|sentences|web\/src\/cookies))/ }

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwind(), react()],
  resolve: { alias: [{ find: /^react-router$/, replacement: router }] },
  build: {
    target: 'es2022',
    // Each page names the files it needs itself (`serve.ts`).
    modulePreload: false,
    ...(!isSsrBuild && {
      rolldownOptions: { input: 'src/entry-client.tsx', output: { codeSplitting: { groups: [shared] } } },
    }),
  },
  ssr: { noExternal: [/^@vitrine\//] },
}))
