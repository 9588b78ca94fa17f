import type { Socket } from 'node:net'
import { Socket as NetSocket } from 'node:net'
import pg from 'pg'
import { valueParsers } from './value-parsers.ts'

/** Where PostgreSQL answers: at an address, or at the socket of the embedded one. */
export type Server = { url: string } | { socket: string }

/** What a `pg` client needs to reach a server. */
export function clientConfig(server: Server): pg.ClientConfig {
  const shared = { types: valueParsers, application_name: 'vitrine' }
  if ('url' in server)
    return { ...shared, connectionString: server.url, connectionTimeoutMillis: 10_000, keepAlive: true }
  return { ...shared, user: 'postgres', database: 'postgres', ssl: false, stream: () => socketTo(server.socket) }
}

/** An ordinary `pg` pool; a connection that breaks while nobody uses it is reported and replaced. */
export function createPool(server: Server, options: { size: number; onError(cause: Error): void }): pg.Pool {
  const pool = new pg.Pool({ ...clientConfig(server), max: options.size, idleTimeoutMillis: 30_000 })
  pool.on('error', options.onError)
  return pool
}

/** `pg` knows host and port, or a folder with a file named after the port; ours is a path, on Windows a pipe. */
function socketTo(path: string): Socket {
  const socket = new NetSocket()
  const connect = socket.connect.bind(socket)
  socket.connect = () => connect({ path })
  return socket
}
