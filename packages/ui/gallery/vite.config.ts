import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { themeScript } from '../src/base/theme.ts'

/** `npx vite packages/ui/gallery` opens the gallery. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwind(), addThemeScript()],
})

/** Inlined in the head before any stylesheet, as on a server. */
function addThemeScript() {
  const script = { tag: 'script', children: themeScript, injectTo: 'head-prepend' as const }
  return { name: 'theme-script', transformIndexHtml: () => [script] }
}
