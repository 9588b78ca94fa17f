import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** The program that installs and builds. */
export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
/** Installs what is named and says only what is wrong. */
export const quiet = [
  '--include=dev',
  '--no-package-lock',
  '--no-audit',
  '--no-fund',
  '--prefer-offline',
  '--loglevel=error',
]

/** Outside this repository, so that nothing is found that was not installed; what was installed is kept. */
export const rooms = join(tmpdir(), 'vitrine-frameworks')

/** Empties a folder, but for what was fetched from the registry. */
export const emptyFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const left = (await readdir(folder)).filter((name) => name !== 'node_modules')
  await Promise.all(left.map((name) => rm(join(folder, name), { recursive: true, force: true })))
  await rm(join(folder, 'node_modules/@vitrine'), { recursive: true, force: true })
}

// A test's own kind of run is none that frameworks know: Next would draw no page that it has not drawn when it was built.
const { NODE_ENV: _test, ...own } = process.env
/** Builders tell their makers nothing of a test. */
const environment = { ...own, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }

export const buildProject = (folder: string, env: Record<string, string>) =>
  run(npm, ['run', 'build'], { cwd: folder, env: { ...environment, ...env }, maxBuffer: 1e8 })

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ status }) => status < 500,
    () => false,
  )

/** Starts a built project; gives a way to end it. */
export const startProject = async (folder: string, url: string, env: Record<string, string>) => {
  const words: string[] = []
  // In a group of its own: npm passes no signal on to what it runs.
  const child: ChildProcess = spawn(npm, ['start'], {
    cwd: folder,
    env: { ...environment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (data) => words.push(String(data)))
  const ended = once(child, 'exit')
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`The storefront did not start:\n${words.join('')}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const stop = async () => {
    process.kill(-child.pid!, 'SIGTERM')
    await ended
  }
  return { stop, words: () => words.join('') }
}
