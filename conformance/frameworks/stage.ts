import { execFile, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../../test/browser.ts'
import { endProgram, freePort, openProgram, platformProgram } from '../../test/journeys/stage/programs.ts'
import { buildProject, startProject } from './project.ts'
import type { Walked } from './walk.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

/** Records the host names that a program resolves. */
export const watchNames = join(import.meta.dirname, 'watch-names.mjs')

/** Returns the recorded host names of a file. */
export const namesIn = async (file: string): Promise<readonly string[]> =>
  existsSync(file) ? (await readFile(file, 'utf8')).trim().split('\n') : []

/**
 * Returns a storefront's `.env`, with the prefixes its framework needs to expose values to browsers, and with what the
 * provider's integration for Astro requires. Only its client ID is used by pages.
 */
const settingsFor = (server: string): string => {
  const clientId = 'd0000000-0000-4000-8000-000000000001'
  const named = (prefix: string) => `${prefix}VITRINE_URL=${server}\n${prefix}CLIENT_ID=${clientId}\n`
  const integration = ['CLIENT_ID', 'CLIENT_INSTANCE_ID', 'CLIENT_PUBLIC_KEY', 'CLIENT_SECRET']
  const required = integration.map((name) => `WIX_${name}=${clientId}\n`)
  return [...['', 'NEXT_PUBLIC_', 'VITE_', 'PUBLIC_'].map(named), ...required].join('')
}

/** A platform with the demo store, a browser, and an allowed URL for a storefront. */
export const openStage = async () => {
  const data = await mkdtemp(join(tmpdir(), 'vitrine-frameworks-data-'))
  const port = await freePort()
  const PORT = String(await freePort())
  const server = `http://localhost:${PORT}`
  const environment = { PORT, STOREFRONT_PORT: String(port), VITRINE_DATA: data }
  const platform: ChildProcess = await openProgram(platformProgram, environment)
  const browser: Browser = await launchBrowser()

  const build = async (folder: string, flags: readonly string[] = []): Promise<void> => {
    await writeFile(join(folder, '.env'), settingsFor(server))
    await buildProject(folder, { NODE_OPTIONS: flags.join(' ') })
  }

  /** Builds a storefront and buys something in it. Returns the hosts that browser and storefront contacted. */
  const tryStorefront = async (
    folder: string,
    walk: (browser: Browser, storefront: string) => Promise<Walked>,
    flags: readonly string[] = [],
  ) => {
    const log = join(folder, 'names.log')
    await rm(log, { force: true })
    await build(folder, flags)
    const url = `http://localhost:${port}`
    const storefront = await startProject(folder, url, {
      PORT: String(port),
      HOST: 'localhost',
      NAMES_LOG: log,
      NODE_OPTIONS: [`--import=${watchNames}`, ...flags].join(' '),
    })
    try {
      const walked = await walk(browser, url).catch((error: unknown) => {
        throw new Error(`${String(error)}\nThe storefront said:\n${storefront.words()}`, { cause: error })
      })
      return { ...walked, names: await namesIn(log) }
    } finally {
      await storefront.stop()
    }
  }

  /** Allows sign-ins to return to any path of the storefront. */
  const allowSignIns = async (): Promise<void> => {
    const command = [join(root, 'scripts/command.mjs'), 'allow', `http://localhost:${port}`]
    await run(process.execPath, command, { env: { ...process.env, ...environment } })
  }

  return {
    data,
    server,
    allowSignIns,
    build,
    tryStorefront,
    /** Only storefront and server are contacted, and no script fails. */
    amongThemselves: () => ({
      hosts: [`localhost:${port}`, new URL(server).host].toSorted(),
      troubles: [],
      names: [],
    }),
    close: async (): Promise<void> => {
      await browser.close()
      await endProgram(platform, 'SIGTERM')
      await rm(data, { recursive: true, force: true })
    },
  }
}
export type Stage = Awaited<ReturnType<typeof openStage>>
