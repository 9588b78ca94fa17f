import type { Socket } from 'node:net'
import { Socket as NetSocket } from 'node:net'
import type { ClientConfig } from 'pg'
import { Client, Pool } from 'pg'
import { valueParsers } from './value-parsers.ts'

/** A PostgreSQL server: a URL, or the socket of the embedded database. */
export type DatabaseServer = UrlServer | SocketServer

interface UrlServer {
  url: string
  /** The URL of PostgreSQL itself, if `url` is a pooler. */
  directUrl?: string | undefined
  idleInTransactionMs: number
  statementMs: number
}

interface SocketServer {
  socket: string
  /** Set in processes that attach to the database of another process. */
  statementMs?: number
  /** Waits until the socket accepts connections: the embedded database may be restarting. */
  ready?: () => Promise<void>
}

function clientConfig(server: DatabaseServer): ClientConfig {
  const shared = { types: valueParsers, application_name: 'vitrine' }
  if ('url' in server)
    return { ...shared, connectionString: server.url, connectionTimeoutMillis: 10_000, keepAlive: true }
  return { ...shared, user: 'postgres', database: 'postgres', ssl: false, stream: () => socketTo(server) }
}

/** Opens a single connection that bypasses any pooler. Its loss is only reported by the event 'end'. */
export async function connectClient(place: DatabaseServer): Promise<Client> {
  const server = 'url' in place ? { ...place, url: place.directUrl ?? place.url } : place
  const client = new Client(clientConfig(server))
  client.on('error', () => {})
  await client.connect()
  const settings = sessionSettings(server)
  if (settings !== null) await client.query(settings)
  return client
}

/**
 * Returns the settings of a new session. The embedded database measures time limits itself, and its clients share one
 * session. They are not startup parameters because poolers reject unknown ones.
 */
export function sessionSettings(server: DatabaseServer): string | null {
  const { statementMs } = server
  if ('socket' in server) return statementMs === undefined ? null : `set statement_timeout to ${statementMs}`
  const idleTimeout = `set idle_in_transaction_session_timeout to ${server.idleInTransactionMs}`
  return `set timezone to 'UTC'; ${idleTimeout}; set statement_timeout to ${statementMs}`
}

/** Returns the settings of a transaction, for servers where sessions are shared. */
export const transactionSettings = ({ idleInTransactionMs, statementMs }: UrlServer): string =>
  [
    `set local timezone to 'UTC'`,
    `set local idle_in_transaction_session_timeout to ${idleInTransactionMs}`,
    `set local statement_timeout to ${statementMs}`,
  ].join('; ')

/** Sends statements without waiting for earlier responses, so that statements issued together are sent together. */
const pipelined: object = { pipeline: true }

/** Creates a `pg` pool. Idle connections that break are reported and replaced. */
export function createPool(server: DatabaseServer, options: { size: number; onError(cause: Error): void }): Pool {
  const pool = new Pool({ ...clientConfig(server), ...pipelined, max: options.size, idleTimeoutMillis: 30_000 })
  pool.on('error', options.onError)
  // The pool only reports errors of idle connections. On busy ones the query is rejected, which is enough.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/**
 * Opens a socket by path, or a pipe on Windows. `pg` itself only supports a host and port, or a folder with a socket
 * named after the port.
 */
export function socketTo({ socket: path, ready = () => Promise.resolve() }: SocketServer): Socket {
  const socket = new NetSocket()
  const connect = socket.connect.bind(socket)
  socket.connect = () => {
    void ready().then(
      () => connect({ path }),
      (cause: Error) => socket.destroy(cause),
    )
    return socket
  }
  return socket
}
