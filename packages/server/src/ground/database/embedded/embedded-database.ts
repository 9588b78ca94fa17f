import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { atExit } from './at-exit.ts'
import { DatabaseError, sqlStates } from '../database-errors.ts'
import { countBytes, createChangeCount } from './thread/change-count.mjs'
import { clockBytes, createTurnClock } from './thread/turn-clock.mjs'
import { startWorker, type EmbeddedWorker } from './embedded-worker.ts'
import type { FolderLock } from './folder-lock.ts'
import { lockFolder } from './folder-lock.ts'
import { fullDiskMessage, isOutOfSpace, reserveBytes } from './full-disk.ts'
import { createPrivateFolder, createThrowawayFolder, removePrivateFolder, socketAddress } from './private-folder.ts'

export interface EmbeddedOptions {
  /** The data folder. Null for a temporary database, which never flushes and is deleted when it closes. */
  dataFolder: string | null
  /** Whether commits wait for the disk. Ignored for temporary databases. */
  durable: boolean
  /** A PostgreSQL folder of the same version to copy instead of starting empty. */
  template?: string | undefined
  /** The time after which an idle transaction is rolled back, in milliseconds. */
  idleInTransactionMs: number
  /** The time limit of a statement in milliseconds. 0 for no limit. */
  statementMs: number
  /** Called after the database was restarted. */
  onRestart(reason: string): void
  /** Called when the disk becomes full or has space again: see `thread/storage.mjs`. */
  onStorage(isFull: boolean): void
  /** Called if the worker crashes. Nothing can be saved then: end the process and let the next start recover. */
  onCrash(reason: string): void
}

/** PostgreSQL in a worker thread of this process. */
export interface EmbeddedDatabase {
  /** The socket of PostgreSQL's protocol. */
  socket: string
  version: string
  /** Waits until connections are accepted, also after a restart. Rejects while the disk is full. */
  ready(): Promise<void>
  /** Returns whether a client lost its connection because its own statement exceeded the time limit. */
  hasTimedOut(client: number): boolean
  /** Returns a number that grows when a transaction of any client changes rows. */
  countChanges(): bigint
  /** Returns the number of disk flushes. */
  countFlushes(): Promise<number>
  close(): Promise<void>
}

/** Starts PostgreSQL in a worker. No other process may have the folder open. */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const privateFolder = createPrivateFolder()
  const throwaway = options.dataFolder === null ? createThrowawayFolder() : null
  const home = throwaway ?? join(options.dataFolder!, 'database')
  let lock: FolderLock | null = null
  const cleanUp = () => {
    notAtExit()
    lock?.release()
    removePrivateFolder(privateFolder)
    if (throwaway) removePrivateFolder(throwaway)
  }
  const notAtExit = atExit(cleanUp)
  try {
    mkdirSync(home, { recursive: true })
    if (!throwaway) lock = await lockFolder(home, privateFolder)
    const socket = socketAddress(privateFolder, 'database')
    return await keepRunning({ home, socket }, { ...options, cleanUp })
  } catch (cause) {
    const isFull = isOutOfSpace(home, String(cause))
    cleanUp()
    throw isFull ? new Error(fullDiskMessage(home), { cause }) : cause
  }
}

/**
 * How often the main thread looks whether a turn will exceed its limit soon. Limits of at least this long are exact;
 * looking ten times as often would take 0.1 % of a core, a third of the work of an idle store.
 */
const checkIntervalMs = 1000
/** The pause between restart attempts while the disk is full. */
const roomPauseMs = 1000
/** The range of client IDs per start. */
const clientsPerStart = 1_000_000

interface Places {
  readonly home: string
  readonly socket: string
}

/**
 * Keeps a worker running. A worker whose turn exceeds its limit is stopped and replaced; the new one recovers all
 * committed data from the log. A worker that crashed because the disk is full is replaced once there is space.
 */
async function keepRunning(
  { home, socket }: Places,
  options: EmbeddedOptions & { cleanUp(): void },
): Promise<EmbeddedDatabase> {
  const { template, idleInTransactionMs, statementMs, onRestart, onStorage, onCrash } = options
  const durable = options.durable && options.dataFolder !== null
  const clockMemory = new SharedArrayBuffer(clockBytes)
  const clock = createTurnClock(clockMemory)
  const changeMemory = new SharedArrayBuffer(countBytes)
  const changes = createChangeCount(changeMemory)
  const overdue = new Set<number>()
  let starts = 0
  let isClosing = false
  let withoutRoom: DatabaseError | null = null

  const start = (): Promise<EmbeddedWorker> => {
    clock.end()
    const firstClient = (starts++ % 2000) * clientsPerStart
    const limits = { idleInTransactionMs, statementMs, firstClient, clockMemory, changeMemory, reserveBytes }
    const order = { folder: join(home, 'cluster'), socket, durable, template, ...limits }
    return startWorker(order, { onExit, onStorage })
  }

  let isStopped = false
  let worker = await start()
  let ready: Promise<void> = Promise.resolve()

  function onExit(reason: string): void {
    if (isClosing || isStopped) return
    if (!isOutOfSpace(home, reason)) return onCrash(reason)
    ready = replace(reason)
    ready.catch(() => undefined)
  }

  async function stopTurn(): Promise<void> {
    isStopped = true
    await worker.stop()
    isStopped = false
    await replace(`a statement took longer than ${statementMs} ms`)
  }

  async function replace(reason: string): Promise<void> {
    for (;;) {
      if (isClosing) return
      try {
        worker = await start()
        withoutRoom = null
        return onRestart(reason)
      } catch (cause) {
        if (!isOutOfSpace(home, String(cause))) {
          onCrash(String(cause))
          throw cause
        }
        withoutRoom ??= new DatabaseError(sqlStates.diskFull, fullDiskMessage(home), { cause })
        onStorage(true)
        await wait(roomPauseMs)
      }
    }
  }

  function stopOverdueTurn(): void {
    const client = clock.overdue()
    if (client === null || isStopped || isClosing) return
    overdue.add(client)
    ready = stopTurn()
    ready.catch(() => undefined)
  }

  const watch = setInterval(() => {
    const ms = clock.msLeft()
    if (ms !== null && ms < checkIntervalMs) setTimeout(stopOverdueTurn, ms + 1).unref()
  }, checkIntervalMs).unref()

  return {
    socket,
    version: worker.version,
    ready: async () => {
      if (withoutRoom) throw withoutRoom
      await ready
    },
    hasTimedOut: (client) => overdue.has(client),
    countChanges: changes.read,
    countFlushes: () => worker.countFlushes(),
    async close() {
      clearInterval(watch)
      await ready.catch(() => undefined)
      isClosing = true
      await worker.close()
      options.cleanUp()
    },
  }
}
