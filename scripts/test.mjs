/** `npm test`: installs what is missing, then checks everything. The last line says how many passed and failed. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { root } from './root.mjs'

const long = process.argv.includes('--long')
const only = process.argv.slice(2).filter((word) => !word.startsWith('--'))

ensureInstalled({ withDev: true })

const reports = join(root, 'node_modules/.cache/vitrine/reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const bin = (name) => join(root, 'node_modules/.bin', name)

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

/** A check that passes or fails as a whole. */
const check = (command, args) => async () =>
  (await run(command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/** A run of vitest, counted test by test. */
const vitest = (name, args, environment) => async () => {
  const report = join(reports, `${name}.json`)
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run(bin('vitest'), ['run', ...output, ...args], environment)
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'))
  const failed = numFailedTests > 0 ? numFailedTests : numFailedTestSuites
  return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed }
}

const withSdk = ['--config', 'conformance/vitest.config.ts']

/** What earlier steps note for the last look: which calls our client made, and which the official SDK made. */
const notes = { VITRINE_CALL_LOG: join(reports, 'calls.log'), VITRINE_TRAFFIC_LOG: join(reports, 'traffic.log') }

/** Where servers of this run log; searched at the end for what no log may hold. */
const logs = join(reports, 'logs')
mkdirSync(logs)
process.env.VITRINE_RUN_LOG = logs

/** All that asks the server's database; what has an embedded one of its own in any case was tried before. */
const onPostgres = [
  'packages/server/src',
  ...['database/embedded-database', 'gift-card/killed'].flatMap((name) => ['--exclude', `**/${name}.test.ts`]),
]

/** The official SDK beside our client: what both send, and what the official one gets wrong. */
const besideOfficial = async () => {
  const { ensureSdk } = await import('../conformance/install-sdk.mjs')
  ensureSdk()
  return vitest('beside', [...withSdk, 'wire/', 'faults/', 'storefronts/', 'fields/'])()
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

const build = async () => {
  try {
    const { buildAll } = await import('./build.mjs')
    await buildAll()
    return { passed: 1, failed: 0 }
  } catch (error) {
    console.error(error)
    return { passed: 0, failed: 1 }
  }
}

const steps = {
  generated: check(bin('tsx'), ['packages/contract/src/print/main.ts', '--check']),
  types: check(process.execPath, ['scripts/typecheck.mjs']),
  lint: check(bin('oxlint'), ['--deny-warnings']),
  format: check(bin('prettier'), ['--check', '--log-level', 'warn', '.']),
  layers: check(bin('depcruise'), [
    '--config',
    '.dependency-cruiser.cjs',
    'packages',
    'apps',
    'platform',
    'conformance',
    'test',
    'demo',
    'bench',
  ]),
  build,
  'unit and server': vitest('unit', [], notes),
  'server on PostgreSQL': vitest('postgresql', onPostgres, { VITRINE_TEST_DATABASE: 'postgresql' }),
  'official SDK beside our client': besideOfficial,
  conformance,
  'every call': vitest('calls', [...withSdk, 'calls/'], notes),
  journeys: vitest('journeys', ['--config', 'vitest.journeys.config.ts']),
  'log of the run': check(bin('tsx'), ['test/search-log.ts']),
}

const total = { passed: 0, failed: 0 }
const failures = []
for (const [name, step] of Object.entries(steps)) {
  if (only.length > 0 && !only.some((word) => name.includes(word))) continue
  console.log(`\n── ${name}`)
  const started = Date.now()
  const { passed, failed } = await step()
  console.log(`   ${failed === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  total.passed += passed
  total.failed += failed
  if (failed > 0) failures.push(name)
}

if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
