import type { Context } from '@vitrine/server/ground/context/context.ts'
import { closeDemo } from '@vitrine/server/desk/set-up/api.ts'
import { chooseMode, chooseStorefront, requestedMode } from './mode.ts'
import { seedDemo, type SeedOptions } from './seed-demo.ts'

export interface PrepareOptions extends SeedOptions {
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** The stores of a started server. */
export interface PreparedStores {
  /** Whether the demo store is served. */
  readonly demo: boolean
  /** The client ID of the storefront to start. Absent if there is no store yet. */
  readonly storefrontClientId?: string
}

/** Creates or closes the demo store as the mode requires, and prints messages about anything unexpected. */
export const prepareStores = async (context: Context, options: PrepareOptions): Promise<PreparedStores> => {
  const { environment, print } = options
  const { mode, note, hasDemo } = await chooseMode(context.db, requestedMode(environment.VITRINE_DEMO))
  if (note !== undefined) print(note)
  if (mode === 'demo') await seedDemo(context, options)
  else if (hasDemo && (await closeDemo(context)))
    print('The demo store in this database was closed, because its accounts and API key are public.')
  const storefront = await chooseStorefront(context.db, environment.STOREFRONT_CLIENT_ID)
  if (storefront.note !== undefined) print(storefront.note)
  return { demo: mode === 'demo', storefrontClientId: storefront.clientId }
}
