/** A whole shop, as `npm start` opens it: the built programs in processes of their own, with data of their own. */
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { vi } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Whether nobody listens there. */
const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, '127.0.0.1')
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  server.close()
  return isListening
}

/** Below those that systems give to whoever asks out: a shop must get its own again after a power cut. */
const freePort = async (): Promise<number> => {
  const port = randomInt(12_000, 32_000)
  return (await isFree(port)) ? port : freePort()
}

/** A folder that the end of the run is searched in, for what no log may hold. */
const { VITRINE_RUN_LOG: logs } = process.env

/** Writes what a process says to a file; what is worth a look shows as ever. */
const keepWords = ({ stdout, stderr, pid }: ChildProcess, folder: string): void => {
  const file = createWriteStream(join(folder, `server-journey-${pid}.log`), { flags: 'a' })
  for (const stream of [stdout!, stderr!]) {
    createInterface({ input: stream }).on('line', (line) => {
      file.write(`${line}\n`)
      if (!/^\{"level":[1-3]0/.test(line)) console.log(line)
    })
  }
}

const open = async (file: string, environment: Record<string, string>): Promise<ChildProcess> => {
  const words = logs === undefined ? 'inherit' : 'pipe'
  const child = spawn(process.execPath, ['--enable-source-maps', join(root, file)], {
    cwd: root,
    stdio: ['ignore', words, words, 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: logs === undefined ? 'warn' : 'debug', ...environment },
  })
  if (logs !== undefined) keepWords(child, logs)
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`${file} ended (${String(code)})`)
    }),
  ])
  return child
}

const end = async (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> => {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  child.kill(signal)
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}

export interface LiveShop {
  readonly storefront: string
  readonly platform: string
  /** The newest mail to someone that tells of something. */
  readonly mailTo: (email: string, about?: string) => Promise<{ subject: string; text: string }>
  /** Ends the platform at once, as a power cut does, and starts it again on the same data. */
  readonly cutPower: () => Promise<void>
  /** Runs a command of the shop while it runs; gives what it says. */
  readonly command: (...args: readonly string[]) => Promise<string>
  /** Ends the storefront and starts it again, as the shop of an app. */
  readonly restartStorefront: (clientId: string) => Promise<void>
  /** Ends the platform in order and starts it again; gives its exit code. */
  readonly restart: () => Promise<number | null>
  readonly close: () => Promise<void>
}

export interface LiveShopOptions {
  /** Puts the storefront on another site than the platform, as in public they may be. */
  readonly storefrontHost?: string
  /** Without the demo shop: nothing is there but an empty folder. */
  readonly isOwn?: boolean
}

export const openLiveShop = async ({
  storefrontHost = 'localhost',
  isOwn = false,
}: LiveShopOptions = {}): Promise<LiveShop> => {
  const data = await mkdtemp(join(tmpdir(), 'vitrine-journey-'))
  const [port, storefrontPort] = [await freePort(), await freePort()]
  const storefrontUrl = `http://${storefrontHost}:${storefrontPort}`
  const environment = {
    PORT: String(port),
    STOREFRONT_PORT: String(storefrontPort),
    STOREFRONT_URL: storefrontUrl,
    VITRINE_DATA: data,
    ...(isOwn && { VITRINE_DEMO: '0' }),
  }
  const openPlatform = () => open('packages/server/dist/main.mjs', environment)
  let platform = await openPlatform()
  const openStorefront = (more: Record<string, string> = {}) =>
    open('apps/storefront/dist/serve.mjs', { ...environment, ...more })
  let storefront = await openStorefront()
  const platformUrl = `http://localhost:${port}`

  return {
    storefront: storefrontUrl,
    platform: platformUrl,
    mailTo: (email, about = '') =>
      vi.waitFor(
        async () => {
          const answer = await fetch(`${platformUrl}/dev/mail.json?${new URLSearchParams({ to: email })}`)
          const { messages } = (await answer.json()) as { messages: { subject: string; text: string }[] }
          const mail = messages.find(({ subject, text }) => `${subject} ${text}`.includes(about))
          if (!mail) throw new Error(`No mail about “${about}” came to ${email}`)
          return mail
        },
        { timeout: 30_000, interval: 200 },
      ),
    cutPower: async () => {
      await end(platform, 'SIGKILL')
      platform = await openPlatform()
    },
    command: async (...args) => {
      const env = { ...process.env, ...environment, OWNER_PASSWORD: 'a quiet lighthouse' }
      const file = join(root, 'packages/server/dist/command.mjs')
      const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], { cwd: root, env })
      return stdout
    },
    restartStorefront: async (clientId) => {
      await end(storefront, 'SIGTERM')
      storefront = await openStorefront({ STOREFRONT_CLIENT_ID: clientId })
    },
    restart: async () => {
      const code = await end(platform, 'SIGTERM')
      platform = await openPlatform()
      return code
    },
    close: async () => {
      await Promise.all([end(platform, 'SIGTERM'), end(storefront, 'SIGTERM')])
      await rm(data, { recursive: true, force: true })
    },
  }
}
