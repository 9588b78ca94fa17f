/** `npm run bench`: measures ratios, each side by side in one run. Takes names of benches to run only those. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { root } from './root.mjs'

ensureInstalled({ withDev: true })
const { buildAll } = await import('./build.mjs')
await buildAll()

const wanted = process.argv.slice(2)
const names = readdirSync(join(root, 'bench')).filter(
  (name) => name.endsWith('.ts') && (wanted.length === 0 || wanted.some((word) => name.includes(word))),
)

/** Runs one bench; gives what it found. */
const run = async (name) => {
  console.log(`── ${name}`)
  const findings = []
  const child = fork(join(root, 'bench', name), [], { cwd: root, execArgv: ['--import', 'tsx'] })
  child.on('message', (finding) => findings.push(finding))
  const [code] = await once(child, 'exit')
  if (code !== 0) process.exitCode = 1
  return findings
}

const rowOf = ({ name, ours, baseline, against, unit, limit }) => {
  const ratio = ours / baseline
  const kept = limit.ours === undefined ? ratio <= limit.ratio : ours <= limit.ours
  return {
    measured: name,
    ours: `${ours.toFixed(2)} ${unit}`,
    'beside it': `${baseline.toFixed(2)} ${unit} (${against})`,
    ratio: ratio.toFixed(2),
    'at most': limit.ours === undefined ? `ratio ${limit.ratio.toFixed(2)}` : `${limit.ours} ${unit}`,
    kept: kept ? 'yes' : 'NO',
  }
}

const rows = []
for (const name of names) rows.push(...(await run(name)).map(rowOf))
console.log()
console.table(Object.fromEntries(rows.map(({ measured, ...row }) => [measured, row])))
