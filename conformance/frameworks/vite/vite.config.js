import { defineConfig } from 'vite'

export default defineConfig({
  build: { target: 'es2022' },
  preview: { port: Number(process.env.PORT), strictPort: true },
})
