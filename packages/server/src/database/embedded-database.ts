import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FolderLock } from './folder-lock.ts'
import { lockFolder } from './folder-lock.ts'
import { createPrivateFolder, createThrowawayFolder, removePrivateFolder, socketAddress } from './private-folder.ts'

/** What the worker says. The worker itself is in `embedded/worker.mjs`. */
type Report =
  { type: 'ready'; version: string } | { type: 'flushes'; count: number } | { type: 'broken'; reason: string }

export interface EmbeddedOptions {
  /** Without a folder the data lives in a temporary one, without flushes, and goes when the database closes. */
  dataFolder: string | null
  /** Whether a commit waits for the disk. Never in a temporary folder. */
  durable: boolean
  /** A PostgreSQL folder of the same version to start from instead of an empty one. */
  template?: string
  /** How long a transaction may wait for its next statement before it is rolled back. */
  idleInTransactionMs: number
  /** Called if the worker dies. Nothing can be saved then: end the process and let the next start recover. */
  onCrash(reason: string): void
}

/** A running PostgreSQL in a worker thread of this process. */
export interface EmbeddedDatabase {
  /** The socket that speaks PostgreSQL's protocol. */
  socket: string
  version: string
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
    process.off('exit', cleanUp)
    lock?.release()
    removePrivateFolder(privateFolder)
    if (throwaway) removePrivateFolder(throwaway)
  }
  process.on('exit', cleanUp)
  try {
    if (!throwaway) lock = await lockFolder(home, privateFolder)
    const socket = socketAddress(privateFolder, 'database')
    return await startWorker({ folder: join(home, 'cluster'), socket }, { ...options, cleanUp })
  } catch (cause) {
    cleanUp()
    throw cause
  }
}

async function startWorker(places: { folder: string; socket: string }, options: EmbeddedOptions & { cleanUp(): void }) {
  const { template, idleInTransactionMs } = options
  const durable = options.durable && options.dataFolder !== null
  const worker = new Worker(new URL('./embedded/worker.mjs', import.meta.url), {
    workerData: { ...places, durable, template, idleInTransactionMs, wasm: await compileOnce() },
    execArgv: [],
  })
  const exited = new Promise((resolve) => worker.once('exit', resolve))
  const version = await firstReport(worker)
  const stopWatching = watch(worker, options.onCrash)

  return {
    socket: places.socket,
    version,
    countFlushes: () => askForFlushes(worker),
    async close() {
      stopWatching()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
      worker.postMessage('close')
      await exited
      options.cleanUp()
    },
  }
}

let compiled: Promise<WebAssembly.Module> | null = null

/** Half of what opening costs is compiling PostgreSQL; threads of one process can share the result. */
function compileOnce(): Promise<WebAssembly.Module> {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  compiled ??= readFile(join(dirname(pglite), 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes))
  return compiled
}

function firstReport(worker: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number) => reject(new Error(`The embedded database stopped with code ${code} while opening.`))
    worker.once('error', reject).once('exit', onExit)
    worker.once('message', (report: Report) => {
      worker.off('error', reject).off('exit', onExit)
      if (report.type === 'ready') resolve(report.version)
      else reject(new Error(report.type === 'broken' ? report.reason : report.type))
    })
  })
}

function watch(worker: Worker, onCrash: (reason: string) => void): () => void {
  let reason = 'no reason given'
  const onError = (cause: Error) => (reason = cause.message)
  const onMessage = (report: Report) => report.type === 'broken' && (reason = report.reason)
  const onExit = () => onCrash(reason)
  worker.on('error', onError).on('message', onMessage).on('exit', onExit)
  return () => worker.off('message', onMessage).off('exit', onExit)
}

function askForFlushes(worker: Worker): Promise<number> {
  return new Promise((resolve) => {
    worker.once('message', (report: Report) => resolve(report.type === 'flushes' ? report.count : 0))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    worker.postMessage('flushes')
  })
}
