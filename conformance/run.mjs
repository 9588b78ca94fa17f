/**
 * `npm run conformance`: starts a server and runs the provider's official SDK against it. With `-- --frameworks`:
 * builds storefronts in several frameworks from scratch and tests them in a browser. With `-- --cache`: puts Varnish in
 * front of the storefront. With `-- --without-types`: does not check the types of the tests first. With
 * `-- --on-postgresql`: on a temporary PostgreSQL, which takes half the processor time of the embedded database.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from '../scripts/install.mjs'
import { root } from '../scripts/root.mjs'
import { ensureSdk } from './install-sdk.mjs'

const room = join(root, 'conformance')
const port = process.env.CONFORMANCE_PORT ?? '4500'
const storefrontPort = process.env.CONFORMANCE_STOREFRONT_PORT ?? '3500'
const url = `http://localhost:${port}`
/** A folder that `npm test` searches for secrets in logs. */
const { VITRINE_RUN_LOG: logs } = process.env

const answers = async () => {
  try {
    return (await fetch(`${url}/health`)).ok
  } catch {
    return false
  }
}

/** Starts PostgreSQL for this run, which ends with it. */
const startPostgres = async () => {
  const { tsImport } = await import('tsx/esm/api')
  const file = '../packages/server/src/ground/database/testing/postgres.ts'
  const { startTestServer } = await tsImport(file, import.meta.url)
  return startTestServer()
}

/** Starts the platform with the demo shop in an empty folder, on a database or the embedded one. */
const startPlatform = async (folder, databaseUrl = '') => {
  if (await answers()) throw new Error(`Port ${port} is taken: set CONFORMANCE_PORT.`)
  const words = []
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs'), '--only-platform'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: port,
      STOREFRONT_PORT: storefrontPort,
      VITRINE_DATA: folder,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: process.env.LOG_LEVEL ?? (logs === undefined ? 'error' : 'debug'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => words.push(String(data)))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${words.join('')}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { stop, words: () => words.join('') }
}

const runFlows = () =>
  new Promise((resolve) => {
    const preload = join(root, 'packages/redirect/preload.js')
    const child = spawn(process.execPath, ['--import', preload, '--import', 'tsx', join(room, 'src/main.ts')], {
      cwd: room,
      env: { ...process.env, VITRINE_URL: url, STOREFRONT_URL: `http://localhost:${storefrontPort}` },
      stdio: 'inherit',
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })

/** Builds everything and runs the tests of a folder. */
const tryFolder = async (folder, wanted = []) => {
  const { buildAll } = await import('../scripts/build.mjs')
  await buildAll()
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const args = [vitest, 'run', '--config', join(room, 'vitest.config.ts'), folder, ...wanted]
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1
}

/** Tests the storefronts of `frameworks/`, or of the named frameworks. */
const tryFrameworks = (names) => tryFolder('frameworks/', names.length > 0 ? ['-t', `in (${names.join('|')}) on`] : [])

ensureInstalled({ withDev: true })
if (process.argv.includes('--cache')) process.exit(await tryFolder('cache/'))
if (process.argv.includes('--frameworks')) {
  process.exit(await tryFrameworks(process.argv.slice(2).filter((word) => word !== '--frameworks')))
}
ensureSdk()
// The root's type check excludes this folder, since the SDK may not be installed.
const compiler = join(root, 'node_modules/@typescript/native/bin/tsc')
const checksTypes = !process.argv.includes('--without-types')
if (checksTypes && spawnSync(process.execPath, [compiler, '-p', room], { stdio: 'inherit' }).status !== 0)
  process.exit(1)
const folder = await mkdtemp(join(tmpdir(), 'vitrine-conformance-'))
let platform
let postgres
const finish = async (code) => {
  await platform?.stop()
  await postgres?.stop()
  if (platform && logs !== undefined) await writeFile(join(logs, 'server-conformance.log'), platform.words())
  await rm(folder, { recursive: true, force: true })
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void finish(1))
try {
  if (process.argv.includes('--on-postgresql')) postgres = await startPostgres()
  platform = await startPlatform(folder, postgres?.url)
  const code = await runFlows()
  // Prints the server's errors along with a failure.
  if (code !== 0 && /"level":(50|60)|"error"/.test(platform.words())) console.error(platform.words())
  await finish(code)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await finish(1)
}
