/** `npm run bench`: measures ratios, each side by side in one run. Takes names of benches to run only those. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { root } from './root.mjs'

ensureInstalled({ withDev: true })
const wanted = process.argv.slice(2)
const names = readdirSync(join(root, 'bench')).filter(
  (name) => name.endsWith('.ts') && (wanted.length === 0 || wanted.some((word) => name.includes(word))),
)
for (const name of names) {
  console.log(`── ${name}`)
  const { status } = spawnSync(join(root, 'node_modules/.bin/tsx'), [join(root, 'bench', name)], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}
