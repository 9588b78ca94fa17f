import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import type { DatabaseServer } from './connection/connection-pool.ts'
import { cancelStatement } from './connection/cancel.ts'
import {
  connectClient,
  createPool,
  sessionSettings,
  socketTo,
  transactionSettings,
} from './connection/connection-pool.ts'
import type { EmbeddedDatabase } from './embedded/embedded-database.ts'
import { startEmbeddedDatabase } from './embedded/embedded-database.ts'
import { findRunningDatabase } from './embedded/folder-lock.ts'
import { nameStatements } from './connection/named-statements.ts'
import type { NotificationHandler } from './connection/notifications.ts'
import { createNotifications } from './connection/notifications.ts'
import { inspectServer, requireDirectUrl, type Pooler } from './connection/pooler.ts'
import { outsideScope } from './request-scope.ts'
import { createStorageStatus, type StorageHandler, type StorageStatus } from './embedded/storage-status.ts'

/** The location of the data: a folder, a PostgreSQL server, or memory of this process. */
export type DatabaseLocation = { dataFolder: string } | ServerLocation | { memory: true; template?: string }

interface ServerLocation {
  url: string
  /** The URL of PostgreSQL itself, if `url` is a pooler. */
  directUrl?: string | undefined
  /** Default: detected. */
  pooler?: Pooler | undefined
}

/** An open database. Always PostgreSQL, embedded or on a server. */
export interface Database<Tables> {
  db: Kysely<Tables>
  /**
   * Runs single statements that commit at once, on one connection of its own, also while the caller is in a transaction.
   * Absent in the embedded database, whose connections share one session.
   */
  autonomous?: Kysely<Tables>
  kind: 'embedded' | 'postgresql'
  /** The PostgreSQL version, such as `18.6`. */
  version: string
  /** Listens to notifications of all processes on a channel, until the returned function is called. */
  listen(channel: string, handler: NotificationHandler): Promise<() => Promise<void>>
  /** Sends a notification of at most 8,000 bytes. Within a transaction, it is sent when the transaction commits. */
  notify(channel: string, payload: string, within?: Kysely<Tables>): Promise<void>
  /**
   * Embedded only: reports when the disk becomes full, which makes the database read-only, and when it has space again.
   * If the disk is already full, calls the handler immediately. The returned function unsubscribes.
   */
  watchStorage(handler: StorageHandler): () => void
  /**
   * Returns a function that returns whether rows may have changed since its previous call. Always true on a server,
   * whose changes are not observed.
   */
  watchChanges(): () => boolean
  /** Opens a separate connection, for what Kysely doesn't support. The caller must close it. */
  connect(): Promise<pg.Client>
  /** Embedded only: returns the number of disk flushes. 0 on a server. */
  countFlushes(): Promise<number>
  /** Waits for running work, then closes. Leaves nothing but the data behind. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  /**
   * The maximum number of connections. Default: 4 for the embedded database, where all share one session; 10 for a
   * server.
   */
  poolSize?: number
  /** The time after which an idle transaction is rolled back. Default: 60 s. */
  idleInTransactionMs?: number
  /**
   * The time limit of a statement. Default: 10 s; 0 for no limit. `set local statement_timeout` overrides it for a
   * transaction on both kinds of database.
   */
  statementMs?: number
  /**
   * Whether commits survive a power failure. False only for data that can be recreated: commits then survive a crash of
   * the process, but not of the machine. Default: true.
   */
  durable?: boolean
  plugins?: KyselyPlugin[]
  /** Called when a connection was lost and will be replaced. */
  onConnectionError?(cause: Error): void
  /**
   * Called when the embedded database crashed. Default: logs the reason and exits; the next start recovers from the
   * log.
   */
  onCrash?(reason: string): void
}

/**
 * Opens the database at a location. A new one is empty: see `migrate`.
 *
 * The embedded database is a single PostgreSQL session that all connections share, and a transaction has exclusive use
 * of it. Code that runs on both kinds of database therefore has rules: keep transactions short and don't wait for
 * external services in them; use `set local` instead of `set`; use only transaction-level advisory locks, and temporary
 * tables only with `on commit drop`. The embedded database doesn't support `copy from stdin`, and of the timeouts only
 * `statement_timeout`. Only queued statements can be canceled; a statement that exceeds its limit ends the database,
 * which restarts within seconds.
 */
export async function openDatabase<Tables>(
  location: DatabaseLocation,
  options: DatabaseOptions = {},
): Promise<Database<Tables>> {
  const { idleInTransactionMs = 60_000, statementMs = 10_000 } = options
  if ('url' in location) return connectTo<Tables>({ ...location, idleInTransactionMs, statementMs }, options)
  const report = reporterOf(options)
  const storage = createStorageStatus()
  const embedded = await startEmbeddedDatabase({
    dataFolder: 'dataFolder' in location ? location.dataFolder : null,
    template: 'template' in location ? location.template : undefined,
    durable: options.durable ?? true,
    idleInTransactionMs,
    statementMs,
    onRestart: (reason) =>
      report(new Error(`The embedded database was restarted: ${reason}. Everything confirmed is saved.`)),
    onStorage: storage.update,
    onCrash: options.onCrash ?? exitBecause,
  })
  const { socket, ready } = embedded
  return connectTo<Tables>({ socket, ready, embedded, storage }, { poolSize: 4, ...options })
}

/**
 * Opens the database of a data folder. If a running server has it open, connects to that server's database instead,
 * which sees the changes immediately.
 */
export async function openOrAttach<Tables>(
  dataFolder: string,
  options: DatabaseOptions = {},
): Promise<Database<Tables>> {
  const socket = await findRunningDatabase(join(dataFolder, 'database'))
  if (socket === null) return openDatabase<Tables>({ dataFolder }, options)
  const { statementMs = 10_000 } = options
  return connectTo<Tables>({ socket, statementMs }, { poolSize: 2, ...options })
}

const reporterOf = ({ onConnectionError }: DatabaseOptions) =>
  onConnectionError ?? ((cause: Error) => console.error(`Database: ${cause.message}`))

type Place = DatabaseServer & { embedded?: EmbeddedDatabase; storage?: StorageStatus; pooler?: Pooler | undefined }

async function connectTo<Tables>(place: Place, options: DatabaseOptions): Promise<Database<Tables>> {
  const { embedded } = place
  const report = reporterOf(options)
  let closing = false
  const onError = (cause: Error) => void (closing || report(cause))
  const pool = createPool(place, { size: options.poolSize ?? 10, onError })
  const notifications = createNotifications(place, onError)
  // Opened with its first statement. Bypasses any pooler: there, transactions that wait for it could hold all connections to the server.
  const direct = 'url' in place ? { ...place, url: place.directUrl ?? place.url, pooler: 'none' as const } : place
  const onePool = createPool(direct, { size: 1, onError })
  let db: Kysely<Tables> | undefined
  let autonomous: Kysely<Tables> | undefined

  async function close() {
    closing = true
    await notifications.close()
    const ended = Promise.all([endPool(db, pool), endPool(autonomous, onePool)])
    await Promise.race([ended, wait(closeTimeoutMs, undefined, { ref: false })])
    await embedded?.close()
  }

  try {
    const { version, pooler } = embedded ? { ...embedded, pooler: 'none' as const } : await inspectServer(pool)
    const { pooler: knownPooler = pooler } = place
    if ('url' in place) requireDirectUrl(knownPooler, place.directUrl)
    db = createKysely<Tables>(pool, { ...place, pooler: knownPooler }, options.plugins, { recordsChanges: true })
    if ('url' in place) autonomous = createKysely<Tables>(onePool, direct, options.plugins)
    const shared = db
    return {
      db,
      ...(autonomous && { autonomous }),
      kind: 'socket' in place ? 'embedded' : 'postgresql',
      version,
      listen: notifications.listen,
      async notify(channel, payload, within = shared) {
        await sql`select pg_notify(${channel}, ${payload})`.execute(within)
      },
      watchStorage: (handler) => place.storage?.watch(handler) ?? (() => undefined),
      watchChanges: () => (embedded ? watchCount(embedded.countChanges) : () => true),
      connect: () => connectClient(place),
      countFlushes: async () => (await embedded?.countFlushes()) ?? 0,
      close,
    }
  } catch (cause) {
    await close()
    throw cause
  }
}

/** Returns a function that returns whether a count has changed since its previous call. */
function watchCount(read: () => bigint): () => boolean {
  let seen = -1n
  return () => {
    const count = read()
    const hasChanged = count !== seen
    seen = count
    return hasChanged
  }
}

/** How long to wait for connections before they are closed. */
const closeTimeoutMs = 10_000

async function endPool<Tables>(db: Kysely<Tables> | undefined, pool: pg.Pool) {
  await db?.destroy()
  if (!pool.ending) await pool.end() // Kysely ends only what it has used
}

function createKysely<Tables>(
  pool: pg.Pool,
  server: Place,
  plugins?: KyselyPlugin[],
  { recordsChanges = false }: { recordsChanges?: boolean } = {},
) {
  const isPooled = 'url' in server && server.pooler === 'transaction'
  const settings = isPooled ? null : sessionSettings(server)
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: nameStatements(pool, {
        ...(server.embedded && { hasTimedOut: server.embedded.hasTimedOut }),
        recordsChanges,
        ...(isPooled && { transactionSettings: transactionSettings(server) }),
        cancel: (client) => cancelStatement(client, 'socket' in server ? () => socketTo(server) : undefined),
      }),
      async onCreateConnection(connection) {
        if (settings !== null) await outsideScope(() => connection.executeQuery(CompiledQuery.raw(settings)))
      },
    }),
    plugins,
  })
}

function exitBecause(reason: string): void {
  console.error(`The embedded database stopped: ${reason}. This process ends; everything confirmed is saved.`)
  process.exit(1)
}
