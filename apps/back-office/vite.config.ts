import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { themeScript } from '../../packages/ui/src/theme.ts'

/** The script that sets the theme before anything is drawn: a file of its own, so that no inline script is needed. */
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
  plugins: [themeFile, tailwind(), react()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022' },
  server: { port: 4100, proxy: { '/vitrine': 'http://localhost:4000', '/media': 'http://localhost:4000' } },
})
