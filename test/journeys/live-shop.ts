/** A whole shop, as `npm start` opens it: the built programs in processes of their own, with data of their own. */
import { execFile } from 'node:child_process'
import { constants } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject, vi } from 'vitest'
import { copyDatabase } from '@vitrine/server/ground/database/testing-copies.ts'
import { endProgram, freePort, openProgram, platformProgram, root } from './programs.ts'

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
  /** Starts the platform again so many milliseconds later than it is; nothing where its clock is the machine's. */
  readonly skipAhead: (ms: number) => Promise<void>
  readonly close: () => Promise<void>
}

const clockFile = new URL('clock.mjs', import.meta.url).href

export interface LiveShopOptions {
  /** Puts the storefront on another site than the platform, as in public they may be. */
  readonly storefrontHost?: string
  /** Without the demo shop: nothing is there but an empty folder. */
  readonly isOwn?: boolean
  /** On the embedded database, as a shop of one's own always is; others are on PostgreSQL, which starts in half the time. */
  readonly isEmbedded?: boolean
  /** Gives the platform a clock of its own, for `skipAhead`. */
  readonly hasOwnClock?: boolean
  /** What the platform is told beside what every shop is. */
  readonly settings?: Readonly<Record<string, string>>
}

export const openLiveShop = async ({
  storefrontHost = 'localhost',
  isOwn = false,
  isEmbedded = isOwn,
  hasOwnClock = false,
  settings = {},
}: LiveShopOptions = {}): Promise<LiveShop> => {
  const data = await mkdtemp(join(tmpdir(), 'vitrine-journey-'))
  const [port, storefrontPort] = [await freePort(), await freePort()]
  const ahead = `${data}.ahead`
  await writeFile(ahead, '0')
  const storefrontUrl = `http://${storefrontHost}:${storefrontPort}`
  const demo = inject('demoData')
  const database = isEmbedded ? undefined : await copyDatabase(demo.postgres.url, demo.postgres.template)
  const environment = {
    DATABASE_URL: database?.url ?? '',
    PORT: String(port),
    STOREFRONT_PORT: String(storefrontPort),
    STOREFRONT_URL: storefrontUrl,
    VITRINE_DATA: data,
    ...(isOwn && { VITRINE_DEMO: '0' }),
    ...(hasOwnClock && { NODE_OPTIONS: `--import=${clockFile}`, CLOCK_FILE: ahead }),
    ...settings,
  }
  // Filled once for all: to fill the shelves takes longer than to start.
  if (!isOwn)
    await cp(isEmbedded ? demo.embedded : demo.beside, data, { recursive: true, mode: constants.COPYFILE_FICLONE })
  const openPlatform = () => openProgram(platformProgram, environment)
  let platform = await openPlatform()
  const openStorefront = (more: Record<string, string> = {}) =>
    openProgram('apps/storefront/dist/serve.mjs', { ...environment, ...more })
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
      await endProgram(platform, 'SIGKILL')
      platform = await openPlatform()
    },
    command: async (...args) => {
      const env = { ...process.env, ...environment, OWNER_PASSWORD: 'a quiet lighthouse' }
      const file = join(root, 'packages/server/dist/command.mjs')
      const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], { cwd: root, env })
      return stdout
    },
    restartStorefront: async (clientId) => {
      await endProgram(storefront, 'SIGTERM')
      storefront = await openStorefront({ STOREFRONT_CLIENT_ID: clientId })
    },
    restart: async () => {
      const code = await endProgram(platform, 'SIGTERM')
      platform = await openPlatform()
      return code
    },
    skipAhead: async (ms) => {
      await writeFile(ahead, String(ms))
      await endProgram(platform, 'SIGTERM')
      platform = await openPlatform()
    },
    close: async () => {
      await Promise.all([endProgram(platform, 'SIGTERM'), endProgram(storefront, 'SIGTERM')])
      await database?.drop()
      await Promise.all([data, ahead].map((path) => rm(path, { recursive: true, force: true })))
    },
  }
}
