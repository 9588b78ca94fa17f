import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** A request made by a program. */
export interface Recorded {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** A program in its own process that reports its cost. */
export interface Program {
  readonly url: string
  readonly pid: number
  readonly cpuMs: () => Promise<number>
  /** Records the requests made while work runs. */
  readonly recording: (work: () => Promise<unknown>) => Promise<readonly Recorded[]>
  readonly stop: () => Promise<void>
}

const ask = async <Answer>(child: ChildProcess, question: string): Promise<Answer> => {
  const answer = once(child, 'message') as Promise<[Answer]>
  child.send(question)
  return (await answer)[0]
}

interface StartOptions {
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Flags of Node.js. */
  readonly flags?: readonly string[]
}

/** Starts a program that sends `{ url }` when ready. */
export const startProgram = async (
  file: string,
  { args = [], env = {}, flags = [] }: StartOptions = {},
): Promise<Program> => {
  const child = fork(file, [...args], {
    cwd: root,
    // Built programs need no loader, whose cost would count.
    execArgv: [
      ...flags,
      ...(file.endsWith('.mjs') ? [] : process.execArgv),
      '--import',
      join(import.meta.dirname, 'probe.mjs'),
    ],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  const exited = once(child, 'exit')
  const failed = exited.then(([code]) => Promise.reject(new Error(`${file} ended (${String(code)})`)))
  const [{ url }] = (await Promise.race([once(child, 'message'), failed])) as [{ url: string }]
  failed.catch(() => {})
  return {
    url,
    pid: child.pid!,
    cpuMs: async () => (await ask<{ cpuMs: number }>(child, 'cpu')).cpuMs,
    recording: async (work) => {
      await ask(child, 'record')
      await work()
      return (await ask<{ requests: readonly Recorded[] }>(child, 'recorded')).requests
    },
    stop: async () => {
      child.kill()
      await exited
    },
  }
}

/** Starts the built demo shop on free ports, in an empty folder. */
export const openRunningShop = async (): Promise<{
  readonly platform: Program
  readonly storefront: Program
  readonly close: () => Promise<void>
}> => {
  const data = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const [port, storefrontPort] = [await freePort(), await freePort()]
  const env = { PORT: String(port), STOREFRONT_PORT: String(storefrontPort), VITRINE_DATA: data }
  const platform = await startProgram(join(root, 'packages/server/dist/main.mjs'), { env })
  const storefront = await startProgram(join(root, 'apps/storefront/dist/serve.mjs'), { env })
  const close = async () => {
    await storefront.stop()
    await platform.stop()
    rmSync(data, { recursive: true, force: true })
  }
  return { platform, storefront, close }
}
