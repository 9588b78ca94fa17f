import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

/** Starts the Chromium of `CHROME_PATH`, of the system, or of Playwright's cache. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
}

function findChromium(): string {
  const places = [
    process.env['CHROME_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ]
  const found = places.find((place) => place !== undefined && existsSync(place))
  if (found === undefined) throw new Error('No Chromium or Chrome was found: set CHROME_PATH to one.')
  return found
}
