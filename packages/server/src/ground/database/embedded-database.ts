import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { atExit } from './at-exit.ts'
import { DatabaseError, sqlStates } from './database-errors.ts'
import { clockBytes, createTurnClock } from './embedded/turn-clock.mjs'
import { startWorker, type EmbeddedWorker } from './embedded-worker.ts'
import type { FolderLock } from './folder-lock.ts'
import { lockFolder } from './folder-lock.ts'
import { fullDiskMessage, isOutOfSpace, reserveBytes } from './full-disk.ts'
import { createPrivateFolder, createThrowawayFolder, removePrivateFolder, socketAddress } from './private-folder.ts'

export interface EmbeddedOptions {
  /** Without a folder the data lives in a temporary one, without flushes, and goes when the database closes. */
  dataFolder: string | null
  /** Whether a commit waits for the disk. Never in a temporary folder. */
  durable: boolean
  /** A PostgreSQL folder of the same version to start from instead of an empty one. */
  template?: string | undefined
  /** How long a transaction may wait for its next statement before it is rolled back. */
  idleInTransactionMs: number
  /** How long a statement may take; 0 for as long as it takes. */
  statementMs: number
  /** The database was started anew, and why. */
  onRestart(reason: string): void
  /** The disk is full, or has room again: see `embedded/storage.mjs`. */
  onStorage(isFull: boolean): void
  /** Called if the worker dies. Nothing can be saved then: end the process and let the next start recover. */
  onCrash(reason: string): void
}

/** A running PostgreSQL in a worker thread of this process. */
export interface EmbeddedDatabase {
  /** The socket that speaks PostgreSQL's protocol. */
  socket: string
  version: string
  /** Waits until connections are taken, after a new start too; fails while there is no room for one. */
  ready(): Promise<void>
  /** Whether the connection of this number was lost because its own statement took too long. */
  hasTimedOut(client: number): boolean
  /** How often the disk was asked to flush. */
  countFlushes(): Promise<number>
  close(): Promise<void>
}

/** Starts PostgreSQL in a worker on a folder that no other process has open. */
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

/** A turn is looked at so often: its limit is kept as exactly. */
const lookEveryMs = 100
/** So long until a database without room tries again. */
const roomPauseMs = 1000
/** Numbers of clients between two starts. */
const clientsPerStart = 1_000_000

interface Places {
  readonly home: string
  readonly socket: string
}

/**
 * Keeps a worker running: one whose turn takes too long is stopped and replaced, and the new one recovers from the log
 * what was confirmed. One that died of a full disk is replaced as soon as there is room.
 */
async function keepRunning(
  { home, socket }: Places,
  options: EmbeddedOptions & { cleanUp(): void },
): Promise<EmbeddedDatabase> {
  const { template, idleInTransactionMs, statementMs, onRestart, onStorage, onCrash } = options
  const durable = options.durable && options.dataFolder !== null
  const clockMemory = new SharedArrayBuffer(clockBytes)
  const clock = createTurnClock(clockMemory)
  const overdue = new Set<number>()
  let starts = 0
  let isClosing = false
  let withoutRoom: DatabaseError | null = null

  const start = (): Promise<EmbeddedWorker> => {
    clock.end()
    const firstClient = (starts++ % 2000) * clientsPerStart
    const limits = { idleInTransactionMs, statementMs, firstClient, clockMemory, reserveBytes }
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

  const watch = setInterval(() => {
    const client = clock.overdue()
    if (client === null || isStopped) return
    overdue.add(client)
    ready = stopTurn()
    ready.catch(() => undefined)
  }, lookEveryMs).unref()

  return {
    socket,
    version: worker.version,
    ready: async () => {
      if (withoutRoom) throw withoutRoom
      await ready
    },
    hasTimedOut: (client) => overdue.has(client),
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
