/** The platforms shared by the files of a worker: one with the machine's clock, and one with its own. */
import { inject } from 'vitest'
import { Client } from 'pg'
import { doubleSettings } from './doubles.ts'
import { openPlatform, type Platform } from './platform.ts'
import { endProgram, freePort, openProgram } from './programs.ts'
import { onRunEnd } from './run-end.ts'
import { within } from './within.ts'

export interface SharedPlatform extends Platform {
  readonly database: Client
  /** Origins of its storefront, on the platform's own host and on another. */
  readonly storefronts: { readonly localhost: string; readonly '127.0.0.1': string }
}

const openShared = async (hasOwnClock: boolean): Promise<SharedPlatform> => {
  const platform = await within('Starting the platform', openPlatform({ hasOwnClock, settings: doubleSettings }))
  const storefronts = { localhost: platform.storefrontUrl, '127.0.0.1': `http://127.0.0.1:${await freePort()}` }
  const database = new Client({ connectionString: platform.databaseUrl })
  const settings = { ...platform.environment, STOREFRONT_ORIGINS: Object.values(storefronts).join(' ') }
  const [storefront] = await Promise.all([
    within('Starting the storefront', openProgram(inject('demoData').storefrontProgram, settings)),
    within('Connecting to the database', database.connect()),
  ])
  onRunEnd(inject('demoData').runEnd, () =>
    Promise.all([database.end(), endProgram(storefront, 'SIGTERM'), platform.close()]),
  )
  return { ...platform, database, storefronts }
}

const opened = new Map<boolean, Promise<SharedPlatform>>()

/** Starts the platform when the first file needs it. It ends with the run. */
export const sharedPlatform = (hasOwnClock: boolean): Promise<SharedPlatform> => {
  const platform = opened.get(hasOwnClock) ?? openShared(hasOwnClock)
  opened.set(hasOwnClock, platform)
  return platform
}
