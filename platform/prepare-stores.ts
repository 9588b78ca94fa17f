import type { Context } from '@vitrine/server/ground/context/context.ts'
import { closeDemo } from './close-demo.ts'
import { chooseMode, chooseStorefront, wishedMode } from './mode.ts'
import { seedDemo, type SeedOptions } from './seed-demo.ts'

export interface PrepareOptions extends SeedOptions {
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** What a start found or created. */
export interface PreparedStores {
  /** Whether the demo store is what is shown. */
  readonly demo: boolean
  /** The client ID of the storefront to start; absent where there is no store yet. */
  readonly storefrontClientId?: string
}

/** Creates the demo store where it belongs, closes it where it does not, and says what nobody expects. */
export const prepareStores = async (context: Context, options: PrepareOptions): Promise<PreparedStores> => {
  const { environment, say } = options
  const { mode, note, hasDemo } = await chooseMode(context.db, wishedMode(environment.VITRINE_DEMO))
  if (note !== undefined) say(note)
  if (mode === 'demo') await seedDemo(context, options)
  else if (hasDemo && (await closeDemo(context)))
    say('The demo store beside it was closed, since everybody knows its accounts and its API key.')
  const storefront = await chooseStorefront(context.db, environment.STOREFRONT_CLIENT_ID)
  if (storefront.note !== undefined) say(storefront.note)
  return { demo: mode === 'demo', storefrontClientId: storefront.clientId }
}
