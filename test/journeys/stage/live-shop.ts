/** A store for journeys: a site on a platform shared by the worker, or a platform of its own. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { vi } from 'vitest'
import { openPlatform, type Platform, type PlatformOptions } from './platform.ts'
import { endProgram, openProgram, root } from './programs.ts'
import { sharedPlatform } from './shared-platform.ts'
import { copyDemoSite, demoSite, type Site } from './site.ts'
import { within } from './within.ts'

interface Mail {
  readonly subject: string
  readonly text: string
}

export interface LiveShop extends Site, Pick<Platform, 'cutPower' | 'restart' | 'now' | 'skipAhead'> {
  readonly storefront: string
  readonly platform: string
  /** Waits for an email to an address that contains a text, and returns the newest. */
  readonly mailTo: (email: string, about?: string) => Promise<Mail>
  /** Sends a request, such as `POST /ecom/v1/orders/search`, with a token; by default the store's API key. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests inspect arbitrary responses
  readonly call: (route: string, body?: object, token?: string) => Promise<any>
}

const createCall =
  ({ platform, apiKey }: Pick<LiveShop, 'platform' | 'apiKey'>): LiveShop['call'] =>
  async (route, body, token = apiKey) => {
    const [method, path] = route.split(' ') as [string, string]
    const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) }
    const response = await fetch(platform + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const text = await response.text()
    if (!response.ok) throw new Error(`${route}: ${response.status} ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }

/** Waits for an email in a list of emails to one address. */
const waitForMail =
  (listMail: (email: string) => Promise<readonly Mail[]>): LiveShop['mailTo'] =>
  (email, about = '') =>
    vi.waitFor(
      async () => {
        const mail = (await listMail(email)).find(({ subject, text }) => `${subject} ${text}`.includes(about))
        if (!mail) throw new Error(`No email about “${about}” came to ${email}`)
        return mail
      },
      { timeout: 30_000, interval: 100 },
    )

export interface SharedShopOptions {
  /** The host of the storefront. Browsers treat `127.0.0.1` as a different site than the platform. */
  readonly storefrontHost?: 'localhost' | '127.0.0.1'
  /** Gives the store a platform whose clock `skipAhead` moves. Earlier files may have moved it. */
  readonly hasOwnClock?: boolean
  /** Whether sandbox cards work. Default: `true`. */
  readonly isDemo?: boolean
}

export interface SharedShop extends LiveShop {
  /** Leaves a background job behind whose last attempt has failed. */
  readonly failJob: (job: { kind: string; key: string; error: string }) => Promise<void>
}

/** Opens a copy of the demo store on the worker's platform. */
export const openSharedShop = async (options: SharedShopOptions = {}): Promise<SharedShop> => {
  const { storefrontHost = 'localhost', hasOwnClock = false, isDemo = true } = options
  const shared = await sharedPlatform(hasOwnClock)
  const { url: platform, database, storefronts } = shared
  const site = await within(
    'Copying the demo store',
    copyDemoSite(database, { origins: Object.values(storefronts), isDemo }),
  )
  const listMail = async (email: string) => {
    const sql = 'select subject, text from mail where site_id = $1 and recipient = $2 order by created_date desc'
    return (await database.query<Mail>(sql, [site.siteId, email.toLowerCase()])).rows
  }
  return {
    ...shared,
    ...site,
    platform,
    storefront: storefronts[storefrontHost],
    mailTo: waitForMail(listMail),
    call: createCall({ platform, apiKey: site.apiKey }),
    failJob: async ({ kind, key, error }) => {
      const columns = 'site_id, kind, key, due_date, attempts, last_error, failed_date'
      const values = [site.siteId, kind, key, error]
      await database.query(`insert into job (${columns}) values ($1, $2, $3, null, 12, $4, now())`, values)
    },
  }
}

export interface OwnShop extends LiveShop {
  /** Runs a command of the platform while it runs, and returns its output. */
  readonly command: (...args: readonly string[]) => Promise<string>
  readonly announced: Platform['announced']
  readonly databaseUrl: Platform['databaseUrl']
  /** Restarts the storefront with another client ID. */
  readonly restartStorefront: (clientId: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens the store of a platform of its own. */
export const openOwnShop = async (options: PlatformOptions): Promise<OwnShop> => {
  const own = await within('Starting the platform', openPlatform(options))
  const { url: platform, storefrontUrl: storefront, environment } = own
  const openStorefront = (settings: Record<string, string> = {}) =>
    openProgram('apps/storefront/dist/serve.mjs', { ...environment, ...settings })
  let program = await openStorefront()
  const listMail = async (email: string) => {
    const response = await fetch(`${platform}/dev/mail.json?${new URLSearchParams({ to: email })}`)
    return ((await response.json()) as { messages: Mail[] }).messages
  }
  return {
    ...own,
    ...demoSite,
    platform,
    storefront,
    mailTo: waitForMail(listMail),
    call: createCall({ platform, apiKey: demoSite.apiKey }),
    command: async (...args) => {
      const env = { ...process.env, ...environment, OWNER_PASSWORD: 'a quiet lighthouse' }
      const file = join(root, 'packages/server/dist/command.mjs')
      const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], { cwd: root, env })
      return stdout
    },
    restartStorefront: async (clientId) => {
      await endProgram(program, 'SIGTERM')
      program = await openStorefront({ STOREFRONT_CLIENT_ID: clientId })
    },
    close: async () => {
      await endProgram(program, 'SIGTERM')
      await own.close()
    },
  }
}
