import { spawn } from 'node:child_process'
import { chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPgBouncer } from './find-pgbouncer.mjs'
import { createThrowawayFolder, removePrivateFolder } from '../embedded/private-folder.ts'
import { connectWithRetries, unprivilegedUser, untilOrphaned, type TestServer } from './postgres.ts'

/** Returns the server's address in PgBouncer's configuration format. */
const target = (serverUrl: string): string => {
  const { hostname, port, username, password, searchParams } = new URL(serverUrl)
  const parts = { host: searchParams.get('host') ?? hostname, port, user: username || 'postgres', password }
  return Object.entries(parts)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')
}

/**
 * Starts PgBouncer in transaction mode in front of a server. Each database has fewer sessions than a process has
 * connections, so that connections share sessions. It listens on a socket in its own folder, and ends with the tests.
 */
export const startTestPooler = async (serverUrl: string): Promise<TestServer> => {
  const program = findPgBouncer()
  if (program === undefined) throw new Error('PgBouncer was not found for the tests: install it or skip these tests.')
  const identity = unprivilegedUser()
  const folder = createThrowawayFolder()
  const configuration = join(folder, 'pgbouncer.ini')
  writeFileSync(
    configuration,
    `[databases]
* = ${target(serverUrl)}
[pgbouncer]
listen_port = 6432
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 1000
server_idle_timeout = 5
`,
  )
  if (identity.uid !== undefined)
    for (const path of [folder, configuration]) chownSync(path, identity.uid, identity.gid)
  const [shell, ...words] = untilOrphaned([program, '-q', configuration], 'TERM')
  const pooler = spawn(shell!, words, { ...identity, cwd: folder, stdio: ['pipe', 'ignore', 'ignore'] })
  pooler.unref()
  const stop = async (): Promise<void> => {
    const ended = new Promise((resolve) => pooler.once('exit', resolve))
    pooler.ref()
    pooler.stdin.end()
    await ended
    removePrivateFolder(folder)
  }
  const url = `postgresql://postgres@localhost:6432/postgres?host=${encodeURIComponent(folder)}`
  try {
    await (await connectWithRetries(url)).end()
  } catch (cause) {
    await stop()
    throw cause
  }
  return { url, description: 'PgBouncer', stop }
}
