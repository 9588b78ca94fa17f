import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { escapeIdentifier } from 'pg'
import type { DatabaseServer } from './connection-pool.ts'
import { connectClient } from './connection-pool.ts'

/**
 * Handles notifications of a channel. Null means that the connection was lost and restored: notifications may be
 * missing, so read the database.
 */
export type NotificationHandler = (payload: string | null) => void

export interface Notifications {
  /** Listens to a channel until the returned function is called. */
  listen(channel: string, handler: NotificationHandler): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** Listens on one dedicated connection, which is opened when first needed and replaced when it breaks. */
export function createNotifications(server: DatabaseServer, onError: (cause: Error) => void): Notifications {
  const handlersByChannel = new Map<string, Set<NotificationHandler>>()
  let connection: Promise<Client> | null = null
  let closed = false
  let isLost = false

  async function connect(): Promise<Client> {
    const client = await connectClient(server)
    client.on('notification', ({ channel, payload }) => dispatch(channel, payload ?? ''))
    client.once('end', () => void reconnect(client))
    for (const channel of handlersByChannel.keys()) await client.query(`listen ${escapeIdentifier(channel)}`)
    return client
  }

  async function reconnect(lost: Client) {
    lost.removeAllListeners('notification')
    if (closed) return
    onError(new Error('The connection for notifications was lost; reconnecting.'))
    isLost = true
    connection = connectPatiently()
    await connection.then(
      () => (isLost = false),
      () => {},
    )
    if (!closed) for (const channel of handlersByChannel.keys()) dispatch(channel, null)
  }

  async function connectPatiently(): Promise<Client> {
    for (let delay = 100; ; delay = Math.min(delay * 2, 5000)) {
      await wait(delay + Math.random() * delay)
      if (closed) throw new Error('The database is closed.')
      try {
        return await connect()
      } catch (cause) {
        onError(cause as Error)
      }
    }
  }

  function dispatch(channel: string, payload: string | null) {
    for (const handler of handlersByChannel.get(channel) ?? []) handler(payload)
  }

  async function command(verb: 'listen' | 'unlisten', channel: string) {
    connection ??= connect()
    connection.catch(() => (connection = null))
    await (await connection).query(`${verb} ${escapeIdentifier(channel)}`)
  }

  return {
    async listen(channel, handler) {
      const handlers = handlersByChannel.get(channel) ?? new Set()
      handlersByChannel.set(channel, handlers.add(handler))
      if (handlers.size === 1) await command('listen', channel)
      return async () => {
        handlers.delete(handler)
        if (handlers.size > 0 || handlersByChannel.get(channel) !== handlers) return
        handlersByChannel.delete(channel)
        // A new connection does not listen to it, and may not be there for long.
        if (!closed && !isLost) await command('unlisten', channel)
      }
    },
    async close() {
      closed = true
      await connection?.then((client) => client.end()).catch(() => {})
    },
  }
}
