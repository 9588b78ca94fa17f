import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  base: '/hosted/',
  plugins: [tailwind(), react()],
  build: {
    target: 'es2022',
    ...(!isSsrBuild && { rollupOptions: { input: 'src/entry-client.tsx' } }),
  },
  ssr: { noExternal: [/^@vitrine\//] },
}))
