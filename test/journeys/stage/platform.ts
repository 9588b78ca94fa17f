/** A running platform: the built program in its own process, with its own data and storefront. */
import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { once } from 'node:events'
import { inject } from 'vitest'
import { withServerClient, urlOf } from '@vitrine/server/ground/database/testing/copies.ts'
import { endProgram, freePort, openProgram, platformProgram } from './programs.ts'

const clockFile = new URL('clock.mjs', import.meta.url).href

export interface PlatformOptions {
  /** Starts on an empty folder, without the demo store. */
  readonly isEmpty?: boolean
  /** Uses the embedded database; otherwise PostgreSQL, which starts in half the time. */
  readonly isEmbedded?: boolean
  /** Gives the platform a clock that `skipAhead` moves. */
  readonly hasOwnClock?: boolean
  /** Additional environment variables. */
  readonly settings?: Readonly<Record<string, string>>
}

/** Copies the database of the demo store. It is dropped when the run ends. */
export const copyDemoDatabase = async (): Promise<string> => {
  const { url, template } = inject('demoData').postgres
  const name = `${template}_${randomUUID().slice(0, 8)}`
  await withServerClient(url, (client) => client.query(`create database ${name} template ${template}`))
  return urlOf(url, name)
}

/** Copies the files of the demo store, for a platform that starts with it. */
const copyFiles = async ({ isEmpty, isEmbedded }: PlatformOptions): Promise<string> => {
  const { folder, embedded, beside } = inject('demoData')
  const data = await mkdtemp(join(folder, 'platform-'))
  const from = isEmbedded ? embedded : beside
  if (!isEmpty) await cp(from, data, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return data
}

export const openPlatform = async (options: PlatformOptions = {}) => {
  const { isEmpty = false, isEmbedded = false, hasOwnClock = false, settings = {} } = options
  const data = await copyFiles(options)
  const databaseUrl = isEmbedded ? '' : await copyDemoDatabase()
  const [port, storefrontPort] = [await freePort(), await freePort()]
  const environment = {
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    STOREFRONT_PORT: String(storefrontPort),
    STOREFRONT_URL: `http://localhost:${storefrontPort}`,
    VITRINE_DATA: data,
    VITRINE_DEMO_PAST: '0',
    ...(isEmpty && { VITRINE_DEMO: '0' }),
    ...settings,
  }
  let aheadMs = 0
  const clock = () =>
    hasOwnClock ? { NODE_OPTIONS: `--import=${clockFile}`, CLOCK_AHEAD_MS: String(aheadMs) } : undefined
  let announced: { readonly setUpUrl?: string; readonly storefrontClientId?: string } = {}
  const note = (message: unknown) => {
    announced = { ...announced, ...(message as typeof announced) }
  }
  const start = () => openProgram(platformProgram, { ...environment, ...clock() }, note)
  let program = await start()

  return {
    url: `http://localhost:${port}`,
    storefrontUrl: environment.STOREFRONT_URL,
    databaseUrl,
    environment,
    /** What the platform announced to its parent process: the set-up link, and the first storefront. */
    announced: () => announced,
    /** Kills the platform, as a power cut does, and starts it again on the same data. */
    cutPower: async () => {
      await endProgram(program, 'SIGKILL')
      program = await start()
    },
    /** Stops the platform gracefully and restarts it. Returns its exit code. */
    restart: async () => {
      const code = await endProgram(program, 'SIGTERM')
      program = await start()
      return code
    },
    /** The platform's time. */
    now: () => new Date(Date.now() + aheadMs),
    /** Moves the platform's clock forward. */
    skipAhead: async (ms: number) => {
      aheadMs += ms
      const heard = once(program, 'message')
      program.send({ aheadMs })
      await heard
    },
    close: async () => {
      await endProgram(program, 'SIGTERM')
      await rm(data, { recursive: true, force: true })
    },
  }
}
export type Platform = Awaited<ReturnType<typeof openPlatform>>
