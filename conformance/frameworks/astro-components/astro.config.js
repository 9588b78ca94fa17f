import node from '@astrojs/node'
import react from '@astrojs/react'
import provider from '@wix/astro'
import { defineConfig } from 'astro/config'

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  integrations: [provider(), react()],
  // Without its host, Astro builds the address to return to after signing in without a port.
  security: { allowedDomains: [{ hostname: 'localhost' }] },
  devToolbar: { enabled: false },
  // The components import files without extensions, which Node cannot load.
  vite: { ssr: { noExternal: [/^@wix\/headless/] } },
})
