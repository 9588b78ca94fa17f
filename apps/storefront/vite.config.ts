import { defineConfig } from 'vite'
import { fontsApart, forBrowsers, forServer, plainImports } from '../../packages/web/src/vite.ts'

/** Shared modules are one chunk, which compresses better than many small ones. */
const shared = {
  name: 'shared',
  priority: 1,
  minShareCount: 6,
  test: /^(?!.*(account|shopping|product-card|quick-add|ui\/src\/card|sentences|web\/src\/cookies))/,
}

/** Small modules that several pages need; each would cost more as a chunk of its own. */
const small = { name: 'small', minShareCount: 2, test: /(shell\/(going|menu|as-drawn)|web\/src\/(json|prose))\.tsx?$/ }

const browser = {
  ...forBrowsers.build,
  // Each page lists the files it needs itself (`preloadsFor`).
  modulePreload: false,
  rolldownOptions: { input: 'src/entry-client.tsx', output: { codeSplitting: { groups: [shared, small] } } },
}

export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? forServer
    : { ...forBrowsers, plugins: [...forBrowsers.plugins, plainImports, fontsApart], build: browser },
)
