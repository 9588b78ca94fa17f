/** The built programs in their own processes, on their own ports. */
import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

export const root = join(import.meta.dirname, '../../..')

/** Whether the port is free. */
const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, '127.0.0.1')
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  server.close()
  return isListening
}

/** Below the range of ephemeral ports, since a shop must get its port again after a power cut. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(12_000, 32_000)
  return (await isFree(port)) ? port : freePort()
}

/** A folder that is searched for secrets at the end of the run. */
const { VITRINE_RUN_LOG: logs } = process.env

/** Writes a process's output to a file, and errors to the console as well. */
const saveOutput = ({ stdout, stderr, pid }: ChildProcess, folder: string): void => {
  const file = createWriteStream(join(folder, `server-journey-${pid}.log`), { flags: 'a' })
  for (const stream of [stdout!, stderr!]) {
    createInterface({ input: stream }).on('line', (line) => {
      file.write(`${line}\n`)
      if (!/^\{"level":[1-3]0/.test(line)) console.log(line)
    })
  }
}

/** Without the optimizing WebAssembly compiler, the embedded database starts twice as fast. */
const nodeFlags = ['--enable-source-maps', '--liftoff-only']

/** Starts a program, and resolves once it has sent its first message. */
export const openProgram = async (
  file: string,
  environment: Record<string, string>,
  onMessage?: (message: unknown) => void,
): Promise<ChildProcess> => {
  const words = logs === undefined ? 'inherit' : 'pipe'
  const child = spawn(process.execPath, [...nodeFlags, resolve(root, file)], {
    cwd: root,
    stdio: ['ignore', words, words, 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: logs === undefined ? 'warn' : 'debug', ...environment },
  })
  if (logs !== undefined) saveOutput(child, logs)
  if (onMessage) child.on('message', onMessage)
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`${file} ended (${String(code)})`)
    }),
  ])
  return child
}

export const endProgram = async (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> => {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  child.kill(signal)
  // A server waiting for a provider's last response would take its time to exit.
  const impatience = setTimeout(() => child.kill('SIGKILL'), 15_000)
  const [code] = (await once(child, 'exit')) as [number | null]
  clearTimeout(impatience)
  return code
}

export const platformProgram = 'packages/server/dist/main.mjs'
