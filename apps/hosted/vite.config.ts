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
  // One file with all that it needs: to load packages one by one makes a start slow.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}))
