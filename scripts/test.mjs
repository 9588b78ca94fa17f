/** `npm test`: installs what is missing, then checks everything. The last line says how many passed and failed. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { root } from './root.mjs'
import { bin, sourceChecks } from './source-checks.mjs'

const long = process.argv.includes('--long')
const only = process.argv.slice(2).filter((word) => !word.startsWith('--'))

ensureInstalled({ withDev: true })

const reports = join(root, 'node_modules/.cache/vitrine/reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const run = (command, args, environment = {}) =>
  new Promise((resolve) => {
    const env = { ...process.env, ...(long && { VITRINE_LONG: '1' }), ...environment }
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env })
    child.once('exit', (code) => resolve(code ?? 1))
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
  })

/** A check that passes or fails as a whole; what it says is told when it is over. */
const check = (command, args) => () =>
  new Promise((resolve) => {
    const words = []
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => words.push(data))
    const end = (failed) => resolve({ passed: 1 - failed, failed, said: Buffer.concat(words).toString() })
    child.once('close', (code) => end(code === 0 ? 0 : 1))
    child.once('error', (error) => {
      words.push(Buffer.from(error.message))
      end(1)
    })
  })

/** A script that looks at what earlier steps have left. */
const script = (path, environment) => async () => {
  const code = await run(bin('tsx'), [path], environment)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A run of vitest, counted test by test. */
const vitest = (name, args, environment) => async () => {
  const report = join(reports, `${name}.json`)
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run(bin('vitest'), [...args, '--run', ...output], environment)
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'))
  const failed = numFailedTests > 0 ? numFailedTests : numFailedTestSuites
  // A run that finds no test ends well, too.
  const isBroken = code !== 0 || numPassedTests === 0
  return { passed: numPassedTests, failed: isBroken && failed === 0 ? 1 : failed }
}

const withSdk = ['--config', 'conformance/vitest.config.ts']

/** What earlier steps note for the last look: which calls our client made, and which the official SDK made. */
const notes = { VITRINE_CALL_LOG: join(reports, 'calls.log'), VITRINE_TRAFFIC_LOG: join(reports, 'traffic.log') }

/** Where servers of this run log; searched at the end for what no log may hold. */
const logs = join(reports, 'logs')
mkdirSync(logs)
process.env.VITRINE_RUN_LOG = logs

/** Where tests note the values of enumerations that they observe; compared with docs/values.md. */
const observed = { VITRINE_OBSERVED_VALUES: join(reports, 'values') }
mkdirSync(observed.VITRINE_OBSERVED_VALUES)

/**
 * What is tried on the embedded database as well: where it ends statements by itself and, of each room, the test named
 * for it (`order/order.test.ts`). With --long it is all that asks the database of the run, by its imports.
 */
const onEmbedded = () => {
  if (long) {
    const asking = ['test/shop.ts', 'packages/server/src/ground/database/testing.ts']
    return ['related', ...asking, '--exclude={apps,demo,platform,scripts,test}/**', '--exclude=packages/!(server)/**']
  }
  const named = ['ground', 'shop'].flatMap((wing) =>
    readdirSync(join(root, 'packages/server/src', wing), { recursive: true })
      .filter((file) => basename(file) === `${basename(dirname(file))}.test.ts`)
      .map((file) => `packages/server/src/${wing}/${file}`),
  )
  return ['run', 'packages/server/src/ground/database/statement-limit.test.ts', ...named]
}

/** The official SDK beside our client: what both send, and what the official one gets wrong. */
const besideOfficial = async () => {
  const { ensureSdk } = await import('../conformance/install-sdk.mjs')
  ensureSdk()
  return vitest('beside', ['run', ...withSdk, 'wire/', 'faults/', 'storefronts/', 'fields/'])()
}

/** The official SDK against our server; its last line counts the calls, those not built yet among them. */
const conformance = async () => {
  const lines = []
  const child = spawn(process.execPath, ['conformance/run.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...notes },
  })
  child.stdout.on('data', (data) => {
    process.stdout.write(data)
    lines.push(String(data))
  })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  const [, passed = 0, failed = 0] = /(\d+) passed, (\d+) failed/.exec(lines.join('')) ?? []
  return { passed: Number(passed), failed: Math.max(Number(failed), code === 0 ? 0 : 1) }
}

/** What reads the sources and nothing else: as many at a time as there are processors, the longest first. */
const checks = {
  format: check(bin('prettier'), ['--check', '--log-level', 'warn', '.']),
  build: check(process.execPath, ['scripts/build.mjs']),
  ...Object.fromEntries(Object.entries(sourceChecks).map(([name, [command, args]]) => [name, check(command, args)])),
}

/** What takes all processors by itself, or looks at what others left. */
const steps = {
  'unit and server': vitest('unit', ['run'], { ...notes, ...observed, VITRINE_TEST_DATABASE: 'postgresql' }),
  'server on the embedded database': vitest('embedded', onEmbedded(), { VITRINE_TEST_DATABASE: 'embedded' }),
  'official SDK beside our client': besideOfficial,
  conformance,
  // Installs each framework from the registry and builds it: minutes, and hundreds of megabytes.
  ...(long && { frameworks: vitest('frameworks', ['run', ...withSdk, 'frameworks/']) }),
  'every call': vitest('calls', ['run', ...withSdk, 'calls/'], notes),
  journeys: vitest('journeys', ['run', '--config', 'vitest.journeys.config.ts']),
  'values that unit and server observe': script('test/observed-values/check.ts', observed),
  'log of the run': script('test/search-log.ts'),
}

const total = { passed: 0, failed: 0 }
const failures = []
const isWanted = ([name]) => only.length === 0 || only.some((word) => name.includes(word))

const count = (name, { passed, failed }, startedMs) => {
  console.log(`   ${failed === 0 ? 'ok' : 'FAILED'} (${((Date.now() - startedMs) / 1000).toFixed(1)} s)`)
  total.passed += passed
  total.failed += failed
  if (failed > 0) failures.push(name)
}

const waiting = Object.entries(checks).filter(isWanted)
const takeTurns = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, step] = next
    const startedMs = Date.now()
    const result = await step()
    console.log(`\n── ${name}\n${result.said}`.trimEnd())
    count(name, result, startedMs)
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, takeTurns))

for (const [name, step] of Object.entries(steps).filter(isWanted)) {
  console.log(`\n── ${name}`)
  const startedMs = Date.now()
  count(name, await step(), startedMs)
}

if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
