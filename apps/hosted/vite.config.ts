import { defineConfig } from 'vite'
import { forBrowsers, forServer } from '../../packages/web/src/vite.ts'

const browser = { ...forBrowsers.build, rolldownOptions: { input: 'src/entry-client.tsx' } }

export default defineConfig(({ isSsrBuild }) => ({
  ...(isSsrBuild ? forServer : { ...forBrowsers, build: browser }),
  base: '/hosted/',
}))
