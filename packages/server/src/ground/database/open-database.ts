import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import type { DatabaseServer } from './connection-pool.ts'
import { cancelStatement } from './cancel.ts'
import { connectClient, createPool, sessionSettings, socketTo, transactionSettings } from './connection-pool.ts'
import type { EmbeddedDatabase } from './embedded-database.ts'
import { startEmbeddedDatabase } from './embedded-database.ts'
import { findRunningDatabase } from './folder-lock.ts'
import { nameStatements } from './named-statements.ts'
import type { NotificationHandler } from './notifications.ts'
import { createNotifications } from './notifications.ts'
import { inspectServer, requireDirectUrl, type Pooler } from './pooler.ts'
import { outsideScope } from './request-scope.ts'
import { createStorageStatus, type StorageHandler, type StorageStatus } from './storage-status.ts'

/** Where the data is: in a folder, on a PostgreSQL server, or nowhere for longer than this process. */
export type DatabaseLocation = { dataFolder: string } | ServerLocation | { memory: true; template?: string }

interface ServerLocation {
  url: string
  /** Where PostgreSQL itself answers, if a pooler does at `url`. */
  directUrl?: string | undefined
  /** Looked for unless told. */
  pooler?: Pooler | undefined
}

/** An open database. One dialect, PostgreSQL's, whatever stands behind it. */
export interface Database<Tables> {
  db: Kysely<Tables>
  kind: 'embedded' | 'postgresql'
  /** Of PostgreSQL, such as `18.6`. */
  version: string
  /** Hears a channel, from every process on this database. The returned function stops it. */
  listen(channel: string, handler: NotificationHandler): Promise<() => Promise<void>>
  /**
   * Says something on a channel, at most 8,000 bytes. Said `within` a transaction it is heard when that commits,
   * and never if it does not.
   */
  notify(channel: string, payload: string, within?: Kysely<Tables>): Promise<void>
  /**
   * Embedded only: hears that the disk is full, so that the database reads and does not write, and that there is room
   * again. Whoever comes later hears at once of a disk that is full already. The returned function stops it.
   */
  watchStorage(handler: StorageHandler): () => void
  /** A connection of your own beside the pool, for what Kysely cannot say. End it yourself. */
  connect(): Promise<pg.Client>
  /** Embedded only: how often the disk was asked to flush; 0 on a server, which keeps its own books. */
  countFlushes(): Promise<number>
  /** Waits for what is running, then closes. Nothing is left behind but the data. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** Connections at once; 4 to the embedded database, where all take turns anyway, 10 to a server. */
  poolSize?: number
  /** How long a transaction may wait for its next statement before it is rolled back (60 s). */
  idleInTransactionMs?: number
  /**
   * How long a statement may take before it is ended (10 s); 0 for as long as it takes. `set local statement_timeout`
   * says otherwise for a transaction, on both databases.
   */
  statementMs?: number
  /** False only for a data folder that can be made again: commits then survive the process, not the machine. */
  durable?: boolean
  plugins?: KyselyPlugin[]
  /** A connection that was lost and will be replaced. */
  onConnectionError?(cause: Error): void
  /** The embedded database died. By default the process says so and exits; the next start recovers from the log. */
  onCrash?(reason: string): void
}

/**
 * Opens the database at a location, empty on the first time: see `migrate`.
 *
 * The embedded one is a single PostgreSQL session that all connections share, and whoever is in a transaction has it
 * alone. So, for code that runs on both: keep transactions short and do not wait for the outside world in one; no
 * `set` but `set local`; advisory locks only of a transaction, temporary tables only `on commit drop`. It knows no
 * `copy from stdin`, and of settings of time `statement_timeout` alone. Only what waits for its turn can be canceled;
 * what runs over its limit ends with the database, which is there again within seconds.
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
 * Opens the database of a data folder, or, where a running server has it open, talks to that server's database: what
 * a command changes there is seen at once.
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
  let db: Kysely<Tables> | undefined

  async function close() {
    closing = true
    await notifications.close()
    await Promise.race([endPool(db, pool), wait(longestGoodbyeMs, undefined, { ref: false })])
    await embedded?.close()
  }

  try {
    const { version, pooler } = embedded ? { ...embedded, pooler: 'none' as const } : await inspectServer(pool)
    const { pooler: knownPooler = pooler } = place
    if ('url' in place) requireDirectUrl(knownPooler, place.directUrl)
    db = createKysely<Tables>(pool, { ...place, pooler: knownPooler }, options.plugins)
    const shared = db
    return {
      db,
      kind: 'socket' in place ? 'embedded' : 'postgresql',
      version,
      listen: notifications.listen,
      async notify(channel, payload, within = shared) {
        await sql`select pg_notify(${channel}, ${payload})`.execute(within)
      },
      watchStorage: (handler) => place.storage?.watch(handler) ?? (() => undefined),
      connect: () => connectClient(place),
      countFlushes: async () => (await embedded?.countFlushes()) ?? 0,
      close,
    }
  } catch (cause) {
    await close()
    throw cause
  }
}

/** Whoever still holds a connection after this loses it. */
const longestGoodbyeMs = 10_000

async function endPool<Tables>(db: Kysely<Tables> | undefined, pool: pg.Pool) {
  await db?.destroy()
  if (!pool.ending) await pool.end() // Kysely ends only what it has used
}

function createKysely<Tables>(pool: pg.Pool, server: Place, plugins?: KyselyPlugin[]) {
  const isPooled = 'url' in server && server.pooler === 'transaction'
  const settings = isPooled ? null : sessionSettings(server)
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: nameStatements(pool, {
        ...(server.embedded && { hasTimedOut: server.embedded.hasTimedOut }),
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
