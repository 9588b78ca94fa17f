import { defineConfig } from 'vite'
import { forBrowsers, forServer } from '../../packages/web/src/vite.ts'

/** What the pages of the shop share travels as one file: it packs better than twenty small ones. */
const shared = { name: 'shared', minShareCount: 6, test: /^(?!.*(account|shopping|sentences|web\/src\/cookies))/ }

const browser = {
  ...forBrowsers.build,
  // Each page names the files it needs itself (`preloadsFor`).
  modulePreload: false,
  rolldownOptions: { input: 'src/entry-client.tsx', output: { codeSplitting: { groups: [shared] } } },
}

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? forServer : { ...forBrowsers, build: browser }))
