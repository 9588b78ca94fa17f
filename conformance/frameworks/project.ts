import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** The npm command. */
export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
/** Installs the given packages and prints errors only. */
export const quiet = [
  '--include=dev',
  '--no-package-lock',
  '--no-audit',
  '--no-fund',
  '--prefer-offline',
  '--loglevel=error',
]

/** Outside of this repository, so that only installed packages are found. Downloads are kept. */
export const rooms = join(tmpdir(), 'vitrine-frameworks')

/** Empties a folder, except for packages from the registry. */
export const emptyFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const left = (await readdir(folder)).filter((name) => name !== 'node_modules')
  await Promise.all(left.map((name) => rm(join(folder, name), { recursive: true, force: true })))
  await rm(join(folder, 'node_modules/@vitrine'), { recursive: true, force: true })
}

// Frameworks don't know the test environment: with it, Next.js would not render pages on demand.
const { NODE_ENV: _test, ...own } = process.env
/** Disables telemetry. */
const environment = { ...own, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }

export const buildProject = (folder: string, env: Record<string, string>) =>
  run(npm, ['run', 'build'], { cwd: folder, env: { ...environment, ...env }, maxBuffer: 1e8 })

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ status }) => status < 500,
    () => false,
  )

/** Starts a built project and returns how to stop it. */
export const startProject = async (folder: string, url: string, env: Record<string, string>) => {
  const words: string[] = []
  // In its own process group, since npm doesn't forward signals.
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
