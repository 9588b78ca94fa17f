import type { Socket } from 'node:net'
import { Connection, type PoolClient } from 'pg'

/** What `pg` knows of its connection and does not declare. */
interface Inside {
  readonly processID: number | null
  readonly secretKey: number | null
  readonly host: string
  readonly port: number
  readonly ssl: boolean | object
  readonly connection: { readonly stream: Socket }
}

/** The number that a server gave to a connection. */
export const backendPidOf = (client: PoolClient): number => (client as unknown as Inside).processID ?? 0

/** Whether nothing comes over a connection any more. */
export const isLost = (client: PoolClient): boolean => (client as unknown as Inside).connection.stream.destroyed

/** A server that is there closes at once. */
const longestWaitMs = 10_000

/**
 * Asks the server to stop what runs on a connection, over another one, as the protocol has it, which the server closes.
 * Poolers in between pass it on to the right server, and some versions do not survive a client that does not wait for
 * that. The connection whose statement is stopped must not be used again: the request may arrive late.
 */
export const cancelStatement = (client: PoolClient, stream?: () => Socket): void => {
  const { processID, secretKey, host, port, ssl } = client as unknown as Inside
  const connection = new Connection({ ssl, ...(stream && { stream }) } as never) as unknown as CancelConnection
  connection.on('error', () => connection.stream.destroy())
  connection.stream.setTimeout(longestWaitMs, () => connection.stream.destroy())
  connection.once(ssl ? 'sslconnect' : 'connect', () => {
    connection.cancel(processID ?? 0, secretKey ?? 0)
  })
  connection.connect(...(host.startsWith('/') ? [`${host}/.s.PGSQL.${port}`] : [port, host]))
}

interface CancelConnection {
  readonly stream: Socket
  on(event: 'error', listener: () => void): void
  once(event: string, listener: () => void): void
  connect(...where: readonly (string | number)[]): void
  cancel(processId: number, secretKey: number): void
}
