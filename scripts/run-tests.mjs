/**
 * `npm test`: installs what is missing, then checks everything. `npm run test:long` runs what it leaves out: all sizes,
 * all repeats, the other databases.
 *
 *   node scripts/test.mjs [--long] [--shard=2/8] [--shuffle[=seed]] [words of step names]
 *
 * `--shuffle` takes the files of tests in a random order, and prints the seed that repeats it.
 * The last line says how many checks passed and failed.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { root } from './root.mjs'
import { printFailures, printTimes } from './test-reports.mjs'

const args = process.argv.slice(2)
const isLong = args.includes('--long')
const words = args.filter((word) => !word.startsWith('--'))

/** The part of the run to do: `--shard=2/8` is the second of eight. */
const readShard = () => {
  const given = args.find((word) => word.startsWith('--shard'))
  if (given === undefined) return null
  const [, index, count] = (/^--shard=(\d+)\/(\d+)$/.exec(given) ?? []).map(Number)
  if (index >= 1 && index <= count) return { index, count }
  console.error(`${given}: write --shard=2/8 for the second of eight parts.`)
  process.exit(2)
}
const shard = readShard()

/** The seed of a random order of the files, or `undefined` for the usual order. */
const readShuffle = () => {
  const given = args.find((word) => word.startsWith('--shuffle'))
  if (given === undefined) return undefined
  const match = /^--shuffle(?:=(\w+))?$/.exec(given)
  if (match) return match[1] ?? String(Date.now())
  console.error(`${given}: write --shuffle, or --shuffle=7 to repeat an order.`)
  process.exit(2)
}
const shuffle = readShuffle()
if (shuffle !== undefined) console.log(`Order of the files: --shuffle=${shuffle}`)

ensureInstalled({ withDev: true })

const reports = join(root, 'node_modules/.cache/vitrine/reports')
rmSync(reports, { recursive: true, force: true })
for (const name of ['logs', 'values']) mkdirSync(join(reports, name), { recursive: true })

const { createSteps } = await import('./test-steps.mjs')
const allSteps = createSteps({ isLong, reports, shard, shuffle })
const steps = allSteps.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
if (steps.length === 0) {
  console.error(`No step has this name. Steps: ${allSteps.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

const results = []
const leftOut = []

const runStep = async ({ name, run, lacks }) => {
  if (lacks !== undefined) return void leftOut.push(`${name} (${lacks})`)
  const startedMs = Date.now()
  const { passed, failed, output } = await run()
  const seconds = (Date.now() - startedMs) / 1000
  results.push({ name, passed, failed, seconds })
  if (output !== undefined) console.log(`\n── ${name}\n${output}`.trimEnd())
  console.log(`   ${name}: ${failed === 0 ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)`)
}

const runInTurns = async (waiting) => {
  for (let next = waiting.shift(); next; next = waiting.shift()) await runStep(next)
}

const single = steps.filter(({ usesAllCores }) => !usesAllCores)
await Promise.all(Array.from({ length: availableParallelism() }, () => runInTurns(single)))

/** Steps that run beside each other, one group after another. */
const groups = []
for (const step of steps.filter(({ usesAllCores }) => usesAllCores)) {
  const last = groups.at(-1)
  if (last?.at(-1).beside === step.name) last.push(step)
  else groups.push([step])
}
for (const group of groups) {
  console.log(`\n── ${group.map(({ name }) => name).join(', ')}`)
  await Promise.all(group.map(runStep))
}

printTimes(results, reports)
printFailures(reports)
const failures = results.filter(({ failed }) => failed > 0).map(({ name }) => name)
if (leftOut.length > 0) console.log(`\nLeft out: ${leftOut.join(', ')}`)
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 && sum('passed') > 0 ? 0 : 1)
