/** `npm run allow | owner | keys | import | events | rotate-keys`: bundles and runs a command against the shop. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { root } from './root.mjs'

ensureInstalled({ withDev: false })
const { buildAll } = await import('./build.mjs')
await buildAll(['platform'])
const file = join(root, 'packages/server/dist/command.mjs')
const { status } = spawnSync(process.execPath, ['--enable-source-maps', file, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(status ?? 1)
