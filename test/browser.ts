import { existsSync, readdirSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser } from 'playwright-core'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
]

interface Found {
  readonly executablePath: string
  readonly args: readonly string[]
  readonly env?: Record<string, string>
}

/** Returns a browser from Playwright's cache, if any. */
const cachedBrowser = (): string | undefined => {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright')
  if (!existsSync(cache)) return undefined
  return readdirSync(cache)
    .filter((name) => name.startsWith('chromium'))
    .toSorted()
    .toReversed()
    .flatMap((name) => [join(cache, name, 'chrome-linux/chrome'), join(cache, name, 'chrome-linux64/chrome')])
    .find((path) => existsSync(path))
}

/** Returns the browser from npm, with the libraries it needs on a minimal system. */
const packagedBrowser = async (): Promise<Found | undefined> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const packaged = await import('@sparticuz/chromium').then(
    (module) => module.default,
    () => undefined,
  )
  if (!packaged) return undefined
  const executablePath = await packaged.executablePath()
  const folder = join(import.meta.dirname, '../node_modules/@sparticuz/chromium')
  const unpacker = pathToFileURL(join(folder, 'build/esm/lambdafs.js')).href
  const inflate = (await import(/* @vite-ignore */ unpacker).catch(() => undefined)) as
    | { inflate: (file: string) => Promise<string> }
    | undefined
  const binaries = join(folder, 'bin/al2023.tar.br')
  const libraries = inflate ? await inflate.inflate(binaries) : join(tmpdir(), 'al2023')
  const path = [join(libraries, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return { executablePath, args: [], env: { LD_LIBRARY_PATH: path } }
}

/**
 * Finds a browser: `CHROME_PATH`, the system's, Playwright's cache, or the one from npm. Throws with instructions if
 * there is none.
 */
const findBrowser = async (): Promise<Found> => {
  const own = [process.env.CHROME_PATH, ...systemBrowsers, cachedBrowser()].find((path) => path && existsSync(path))
  const found = own ? { executablePath: own, args: [] } : await packagedBrowser()
  if (found) return found
  throw new Error(
    'No Chromium found. Install one (apt-get install chromium), or set CHROME_PATH to a Chrome or Chromium.',
  )
}

/** Launches a headless browser without background requests. `draws3d` enables WebGL without a GPU. */
export const launchBrowser = async ({ draws3d = false } = {}): Promise<Browser> => {
  const { executablePath, args, env } = await findBrowser()
  const quiet = [
    '--no-sandbox',
    ...(draws3d
      ? ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist']
      : ['--disable-gpu']),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--mute-audio',
  ]
  return chromium.launch({
    executablePath,
    args: [...quiet, ...args],
    ...(env && { env: { ...(process.env as Record<string, string>), ...env } }),
  })
}
