/** The steps of `npm test` and `npm run test:long`. A step resolves to how many of its checks passed and failed. */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPgBouncer } from '../packages/server/src/ground/database/testing/find-pgbouncer.mjs'
import { listLongTests } from './long-tests.mjs'
import { root } from './root.mjs'
import { bin, sourceChecks } from './source-checks.mjs'

/** Runs a command and keeps its output until it is over. */
const capture = (command, args, environment) =>
  new Promise((resolve) => {
    const chunks = []
    const env = { ...process.env, ...environment }
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => chunks.push(data))
    const end = (isOk) => resolve({ isOk, output: Buffer.concat(chunks).toString() })
    child.once('close', (code) => end(code === 0))
    child.once('error', (error) => {
      chunks.push(Buffer.from(error.message))
      end(false)
    })
  })

/** A check that passes or fails as a whole. */
const check = async ([command, args]) => {
  const { isOk, output } = await capture(command, args)
  return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, output }
}

const runCommand = (command, args, environment) =>
  new Promise((resolve) => {
    const env = { ...process.env, ...environment }
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env })
    child.once('exit', (code) => resolve(code ?? 1))
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
  })

/** A run of vitest, counted test by test. `isQuiet` keeps its output until the end, where other steps run beside it. */
const runVitest = async ({ name, args, environment, reports, shard, isQuiet }) => {
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`)
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const part = shard ? [`--shard=${shard.index}/${shard.count}`] : []
  const command = [bin('vitest'), [...args, '--run', ...part, ...output], environment]
  const ended = isQuiet ? await capture(...command) : { isOk: (await runCommand(...command)) === 0 }
  if (!existsSync(report)) return { passed: 0, failed: 1, output: ended.output }
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'))
  const failed = numFailedTests > 0 ? numFailedTests : numFailedTestSuites
  // A run that finds no test ends well, too.
  const isBroken = !ended.isOk || numPassedTests === 0
  return { passed: numPassedTests, failed: isBroken && failed === 0 ? 1 : failed, output: ended.output }
}

/**
 * The official SDK against our server; its last line counts the calls. The long run also checks the types of the tests,
 * and takes the embedded database.
 */
const runConformance = async (environment, isLong) => {
  const args = ['conformance/run.mjs', ...(isLong ? [] : ['--without-types', '--on-postgresql'])]
  const { isOk, output } = await capture(process.execPath, args, environment)
  const [passed = 0, failed = 0] = (/(\d+) passed, (\d+) failed/.exec(output) ?? []).slice(1).map(Number)
  // A run that counted nothing has shown nothing.
  return { passed, failed: Math.max(failed, isOk && passed > 0 ? 0 : 1), output }
}

/** Every test of the server that opens a database. */
const everyServerTest = [
  'related',
  'test/shop.ts',
  'packages/server/src/ground/database/testing.ts',
  '--exclude={apps,conformance,demo,platform,scripts,test}/**',
  '--exclude=packages/!(server)/**',
]

/** The first test file of each room of the server that opens a database. */
const oneFileOfEachRoom = () => {
  const server = join(root, 'packages/server/src')
  const folders = (path) => readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const rooms = folders(server).flatMap((wing) =>
    folders(join(server, wing.name)).map((room) => join('packages/server/src', wing.name, room.name)),
  )
  return rooms.flatMap((room) => {
    const names = readdirSync(join(root, room)).filter((name) => name.endsWith('.test.ts') && !name.includes('.long.'))
    const files = names.toSorted().map((name) => `${room}/${name}`)
    return files.find((file) => readFileSync(join(root, file), 'utf8').includes('openShop(')) ?? []
  })
}

/**
 * What runs on the embedded database as well: a wide room and a narrow door. The shop of a new owner stands on it, too.
 * The long run takes every server test that opens a database, and conformance.
 */
const filesOnEmbedded = (isLong) => {
  if (isLong) return everyServerTest
  const files = ['selling/cart/cart.test.ts', 'doors/idempotency/idempotency.test.ts']
  return ['run', ...files.map((file) => `packages/server/src/${file}`)]
}

/** What other steps need runs in every shard; a step that cannot be split runs whole, in one of them. */
const isInShard = ({ canSplit, needsWholeRun }, index, shard) => {
  if (!shard || canSplit) return true
  return !needsWholeRun && index % shard.count === shard.index - 1
}

/**
 * The steps of a run, or of one shard of it, in their order. Those that use one core each run side by side, first. Of the
 * others, a step runs `beside` the one after it if it names that one.
 */
export const createSteps = ({ isLong, reports, shard, shuffle }) => {
  const environment = {
    ...(isLong && { VITRINE_LONG: '1' }),
    ...(shard && { VITRINE_SHARD: `${shard.index}/${shard.count}` }),
    ...(shuffle !== undefined && { VITRINE_SHUFFLE: shuffle }),
    /** Where servers of the run log, for the search at the end. */
    VITRINE_RUN_LOG: join(reports, 'logs'),
    /** Which calls our client and the official SDK made, for conformance/calls. */
    VITRINE_CALL_LOG: join(reports, 'calls.log'),
    VITRINE_TRAFFIC_LOG: join(reports, 'traffic.log'),
  }
  /** Where tests note the values of enumerations that they observe, to compare them with docs/values.md. */
  const observed = { VITRINE_OBSERVED_VALUES: join(reports, 'values') }
  const vitest = (name, args, { dividesItself = false, isQuiet = false, more = {}, ...step } = {}) => ({
    name,
    usesAllCores: true,
    canSplit: true,
    run: () =>
      runVitest({
        name,
        args,
        reports,
        isQuiet,
        shard: !dividesItself && shard,
        environment: { ...environment, ...more },
      }),
    ...step,
  })
  const script = (name, file, { more = {}, ...step } = {}) => ({
    name,
    usesAllCores: true,
    run: async () => {
      const code = await runCommand(bin('tsx'), [file], { ...environment, ...more })
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
    },
    ...step,
  })
  const withSdk = { VITRINE_SUITE: 'official SDK' }
  const installSdk = async () => (await import('../conformance/install-sdk.mjs')).ensureSdk()
  // Whether every call was made is read from the logs of the steps before, which a shard does not have.
  const everyCall = shard ? [] : ['calls/']
  // Each file loads the official SDK, which takes longer than its tests do.
  const faults = isLong ? 'faults/' : 'faults/transport'
  // Most of the time only one of its files is left, so it does not need a core of its own.
  const beside = vitest('official SDK beside our client', ['run', '--maxWorkers=1', 'wire/', faults, ...everyCall], {
    isQuiet: true,
    beside: 'journeys',
    more: withSdk,
  })
  // In the long run, too, at the sizes of `npm test`: the sizes are about our code, not about the database.
  const onEmbedded = { VITRINE_TEST_DATABASE: 'embedded', VITRINE_LONG: '' }
  const embedded = isLong
    ? vitest('server on the embedded database', filesOnEmbedded(isLong), { more: onEmbedded })
    : vitest('server on the embedded database', [...filesOnEmbedded(isLong), '--maxWorkers=1'], {
        usesAllCores: false,
        isQuiet: true,
        more: onEmbedded,
      })
  const [types, ...checks] = Object.entries(sourceChecks).map(([name, command]) => ({
    name,
    run: () => check(command),
  }))
  let building

  const steps = [
    { name: 'build', canSplit: true, run: () => (building = check([process.execPath, ['scripts/build.mjs']])) },
    types,
    // The longest of those that use one core: it starts as soon as what it needs is built.
    {
      name: 'conformance',
      run: async () => {
        await building
        return runConformance(environment, isLong)
      },
    },
    // In `npm test`, it takes one core for longer than the checks do.
    embedded,
    ...checks,
    // What is the same in both runs is left to `npm test`; the long run repeats the server's on the other databases.
    vitest('unit and server', ['run', ...(isLong ? listLongTests() : [])], {
      more: { ...observed, VITRINE_TEST_DATABASE: 'postgresql' },
    }),
    ...(isLong
      ? [
          vitest('server behind a pooler', everyServerTest, {
            lacks: findPgBouncer() ? undefined : 'PgBouncer is not installed',
            more: { VITRINE_TEST_DATABASE: 'pgbouncer', VITRINE_LONG: '' },
          }),
          vitest('server on a partitioned schema', ['run', ...oneFileOfEachRoom()], {
            more: { VITRINE_TEST_DATABASE: 'postgresql', VITRINE_TEST_SCHEMA: 'partitioned', VITRINE_LONG: '' },
          }),
        ]
      : []),
    // Installs each framework from the registry and builds it: minutes, and hundreds of megabytes.
    ...(isLong ? [vitest('frameworks', ['run', 'frameworks/'], { dividesItself: true, more: withSdk })] : []),
    { ...beside, run: async () => installSdk().then(beside.run) },
    vitest('journeys', ['run'], { more: { VITRINE_SUITE: 'journeys' } }),
    script('values that tests observe', 'test/observed-values/check.ts', { needsWholeRun: true, more: observed }),
    script('log of the run', 'test/log/search-log.ts', { canSplit: true }),
  ]
  return steps.filter((step, index) => isInShard(step, index, shard))
}
