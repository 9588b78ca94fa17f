import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Messages from the worker, which is in `thread/worker.mjs`. */
type Report =
  | { type: 'ready'; version: string }
  | { type: 'flushes'; count: number }
  | { type: 'storage'; isFull: boolean }
  | { type: 'broken'; reason: string }

/** Options of a worker. */
export interface WorkerOptions {
  /** The PostgreSQL folder. */
  readonly folder: string
  /** The socket that accepts connections. */
  readonly socket: string
  readonly durable: boolean
  readonly template?: string | undefined
  readonly idleInTransactionMs: number
  readonly statementMs: number
  readonly firstClient: number
  readonly clockMemory: SharedArrayBuffer
  readonly changeMemory: SharedArrayBuffer
  readonly reserveBytes: number
}

export interface EmbeddedWorker {
  readonly version: string
  countFlushes(): Promise<number>
  /** Shuts down cleanly. */
  close(): Promise<void>
  /** Terminates the worker immediately. The next one recovers from the log. */
  stop(): Promise<void>
}

interface Listeners {
  /** Called if the worker exits on its own or is stopped. */
  onExit(reason: string): void
  onStorage(isFull: boolean): void
}

/** Starts the database thread and waits until it accepts connections. */
export async function startWorker(order: WorkerOptions, { onExit, onStorage }: Listeners): Promise<EmbeddedWorker> {
  const worker = new Worker(new URL('./thread/worker.mjs', import.meta.url), {
    workerData: { ...order, wasm: await compileOnce() },
    execArgv: [],
  })
  let reason = 'no reason given'
  worker.on('error', (cause) => (reason = (cause as Error).message))
  worker.on('message', (report: Report) => {
    if (report.type === 'broken') reason = report.reason
    if (report.type === 'storage') onStorage(report.isFull)
  })
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  const version = await firstReport(worker)
  let isClosing = false
  void exited.then(() => isClosing || onExit(reason))

  return {
    version,
    countFlushes: () => askForFlushes(worker),
    async close() {
      isClosing = true
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
      worker.postMessage('close')
      await exited
    },
    async stop() {
      await worker.terminate()
    },
  }
}

let compiled: Promise<WebAssembly.Module> | null = null

/** Compiles PostgreSQL once per process, which takes half of the time to open a database. Threads share the result. */
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

function askForFlushes(worker: Worker): Promise<number> {
  return new Promise((resolve) => {
    const onReport = (report: Report) => {
      if (report.type !== 'flushes') return
      worker.off('message', onReport)
      resolve(report.count)
    }
    worker.on('message', onReport)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    worker.postMessage('flushes')
  })
}
