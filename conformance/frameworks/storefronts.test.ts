import { execFile, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../test/browser.ts'
import { endProgram, freePort, openProgram, platformProgram } from '../../test/journeys/programs.ts'
import { buildProject, installProject, startProject } from './project.ts'
import { walk } from './walk.ts'

const run = promisify(execFile)
const watchNames = join(import.meta.dirname, 'watch-names.mjs')

let data: string
let platform: ChildProcess
let browser: Browser
let server: string
let port: number
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'vitrine-frameworks-data-'))
  port = await freePort()
  const PORT = String(await freePort())
  server = `http://localhost:${PORT}`
  platform = await openProgram(platformProgram, { PORT, STOREFRONT_PORT: String(port), VITRINE_DATA: data })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  if (platform) await endProgram(platform, 'SIGTERM')
  await rm(data, { recursive: true, force: true })
})

/** What a storefront is told in its `.env`, under the names by which its framework hands it on to browsers. */
const settings = (): string => {
  const clientId = 'd0000000-0000-4000-8000-000000000001'
  const named = (prefix: string) => `${prefix}VITRINE_URL=${server}\n${prefix}CLIENT_ID=${clientId}\n`
  return ['', 'NEXT_PUBLIC_', 'VITE_', 'PUBLIC_'].map(named).join('')
}

const namesIn = async (file: string): Promise<readonly string[]> =>
  existsSync(file) ? (await readFile(file, 'utf8')).trim().split('\n') : []

test('what a server looks up outside is noticed here', async () => {
  const log = join(data, 'names.log')
  const program = "await fetch('https://www.wixapis.com').catch(() => {})"
  const env = { ...process.env, NAMES_LOG: log }
  await run(process.execPath, ['--import', watchNames, '--input-type=module', '-e', program], { env })
  expect(await namesIn(log)).toEqual(['www.wixapis.com'])
})

const preload = '--import=@vitrine/redirect/preload'

const build = async (folder: string, flags: readonly string[]): Promise<void> => {
  await writeFile(join(folder, '.env'), settings())
  await buildProject(folder, { NODE_OPTIONS: flags.join(' ') })
}

/** Builds a storefront and lets somebody buy in it; gives whom their browser asked, and whom the storefront. */
const tryStorefront = async (folder: string, flags: readonly string[]) => {
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

/** Storefront and server are asked, and nobody else; no script complains. */
const amongThemselves = () => ({
  hosts: [`localhost:${port}`, new URL(server).host].toSorted(),
  troubles: [],
  names: [],
})

test.each(['next', 'remix', 'astro', 'vite'])(
  'a storefront in %s on the official SDK shows its pictures and sells, and asks nobody but the server',
  async (name) => {
    expect(await tryStorefront(await installProject(name), [preload])).toEqual(amongThemselves())
  },
  600_000,
)

test('so does one in Next where no one can set the options of Node', async () => {
  expect(await tryStorefront(await installProject('next', 'next-hosted'), [])).toEqual(amongThemselves())
}, 600_000)

test('a page that Astro writes to a file shows its pictures from the server', async () => {
  const folder = await installProject('astro')
  await build(folder, [])
  const page = await readFile(join(folder, 'dist/client/window/index.html'), 'utf8')
  expect(page).toContain(`src="${server}/media/`)
}, 600_000)
