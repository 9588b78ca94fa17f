import type { Socket } from 'node:net'
import { Connection, type PoolClient } from 'pg'

/** Properties of `pg` clients that its types don't declare. */
interface Inside {
  readonly processID: number | null
  readonly secretKey: number | null
  readonly host: string
  readonly port: number
  readonly ssl: boolean | object
  readonly connection: { readonly stream: Socket }
}

/** Returns the process ID of the server's backend for a connection. */
export const backendPidOf = (client: PoolClient): number => (client as unknown as Inside).processID ?? 0

/** Returns whether a connection is lost. */
export const isLost = (client: PoolClient): boolean => (client as unknown as Inside).connection.stream.destroyed

/** A reachable server closes the connection at once. */
const timeoutMs = 10_000

/**
 * Cancels the statement that runs on a connection. The protocol requires a separate connection, which the server
 * closes. Poolers forward the request to the right server, and some versions crash if the client doesn't wait. Don't
 * use the canceled connection again: the request may arrive late.
 */
export const cancelStatement = (client: PoolClient, stream?: () => Socket): void => {
  const { processID, secretKey, host, port, ssl } = client as unknown as Inside
  const connection = new Connection({ ssl, ...(stream && { stream }) } as never) as unknown as CancelConnection
  connection.on('error', () => connection.stream.destroy())
  connection.stream.setTimeout(timeoutMs, () => connection.stream.destroy())
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
