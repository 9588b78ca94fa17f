import type { Socket } from 'node:net'
import { Socket as NetSocket } from 'node:net'
import type { ClientConfig } from 'pg'
import { Client, Pool } from 'pg'
import { valueParsers } from './value-parsers.ts'

/** Where PostgreSQL answers: at an address, or at the socket of the embedded one. */
export type DatabaseServer = UrlServer | SocketServer

interface UrlServer {
  url: string
  /** Where PostgreSQL itself answers, if a pooler does at `url`. */
  directUrl?: string | undefined
  idleInTransactionMs: number
  statementMs: number
}

interface SocketServer {
  socket: string
  /** Set where this process is not the one that set the limit. */
  statementMs?: number
  /** Waits until the socket is there: the embedded database may just be starting anew. */
  ready?: () => Promise<void>
}

function clientConfig(server: DatabaseServer): ClientConfig {
  const shared = { types: valueParsers, application_name: 'vitrine' }
  if ('url' in server)
    return { ...shared, connectionString: server.url, connectionTimeoutMillis: 10_000, keepAlive: true }
  return { ...shared, user: 'postgres', database: 'postgres', ssl: false, stream: () => socketTo(server) }
}

/** A single connection past any pooler, which tells of its loss by its event 'end' alone. */
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
 * What each session begins with. The embedded front keeps its own time instead, and its clients share one session.
 * Not part of the connection's start, where poolers in between refuse what they do not know.
 */
export function sessionSettings(server: DatabaseServer): string | null {
  const { statementMs } = server
  if ('socket' in server) return statementMs === undefined ? null : `set statement_timeout to ${statementMs}`
  const patience = `set idle_in_transaction_session_timeout to ${server.idleInTransactionMs}`
  return `set timezone to 'UTC'; ${patience}; set statement_timeout to ${statementMs}`
}

/** The same for a transaction, where a session belongs to others as well. */
export const transactionSettings = ({ idleInTransactionMs, statementMs }: UrlServer): string =>
  [
    `set local timezone to 'UTC'`,
    `set local idle_in_transaction_session_timeout to ${idleInTransactionMs}`,
    `set local statement_timeout to ${statementMs}`,
  ].join('; ')

/** A statement does not wait for the answer to the one before it: those that are sent together travel together. */
const pipelined: object = { pipeline: true }

/** An ordinary `pg` pool; a connection that breaks while nobody uses it is reported and replaced. */
export function createPool(server: DatabaseServer, options: { size: number; onError(cause: Error): void }): Pool {
  const pool = new Pool({ ...clientConfig(server), ...pipelined, max: options.size, idleTimeoutMillis: 30_000 })
  pool.on('error', options.onError)
  // The pool hears only of connections that nobody uses; the query that uses one is rejected, and that is enough.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** `pg` knows host and port, or a folder with a file named after the port; ours is a path, on Windows a pipe. */
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
