/** The mode of a server: the demo store or the owner's stores. The database stores it. */
import { sqlState, sqlStates } from '@vitrine/server/ground/database/database-errors.ts'
import type { Db } from '@vitrine/server/ground/database/tables.ts'
import {
  readServerSetting,
  writeServerSetting,
  type ServerSetting,
} from '@vitrine/server/ground/site/server-settings.ts'
import { demoSite } from '@vitrine/server/desk/set-up/api.ts'

export type Mode = 'demo' | 'own'

/** Returns the mode that `VITRINE_DEMO` requests; `undefined` if it is not set. */
export const requestedMode = (requested: string | undefined): Mode | undefined => {
  if (!requested) return undefined
  if (requested !== '0' && requested !== '1')
    throw new Error(`VITRINE_DEMO is “${requested}”; it can be 0 (no demo store) or 1.`)
  return requested === '0' ? 'own' : 'demo'
}

interface Known {
  readonly requested?: Mode
  /** The mode of the last start. */
  readonly last?: Mode
  readonly hasDemo: boolean
  /** The name of a store other than the demo store. */
  readonly ownName?: string
}

interface Decision {
  readonly mode: Mode
  /** A message for the operator about an unexpected mode. */
  readonly note?: string
}

const elsewhere = 'use another data folder or database (VITRINE_DATA, DATABASE_URL)'

/** Decides on the mode. The demo store is only created in a database without stores. */
export const decideMode = ({ requested, last, hasDemo, ownName }: Known): Decision => {
  if (ownName !== undefined) {
    const note = `This database holds the store “${ownName}”, which is shown. For the demo store, ${elsewhere}.`
    return { mode: 'own', ...(requested === 'demo' && { note }) }
  }
  if (hasDemo) {
    const note = `This database holds the demo store, which is shown. For a store of your own, ${elsewhere}.`
    return { mode: 'demo', ...(requested === 'own' && { note }) }
  }
  const note = 'The demo store is not created, since it was not wanted at the last start. VITRINE_DEMO=1 creates it.'
  return { mode: requested ?? last ?? 'demo', ...(requested === undefined && last === 'own' && { note }) }
}

/** Stores a setting for the next start. On a full disk it is not stored, and the server starts anyway. */
const storeSetting = (db: Db, name: ServerSetting, value: string): Promise<void> =>
  writeServerSetting(db, name, value).catch((error: unknown) => {
    if (sqlState(error) !== sqlStates.readOnly) throw error
  })

/** Decides on the mode by the stores in the database, and stores the decision for the next start. */
export const chooseMode = async (db: Db, requested: Mode | undefined): Promise<Decision & Pick<Known, 'hasDemo'>> => {
  const stores = await db.selectFrom('site').select(['id', 'name']).orderBy('created_date').execute()
  const own = stores.find(({ id }) => id !== demoSite.siteId)
  const hasDemo = stores.some(({ id }) => id === demoSite.siteId)
  const last = (await readServerSetting(db, 'mode')) as Mode | undefined
  const decision = decideMode({ requested, last, hasDemo, ownName: own?.name })
  if (decision.mode !== last) await storeSetting(db, 'mode', decision.mode)
  return { ...decision, hasDemo }
}

interface Storefront {
  readonly clientId?: string
  readonly note?: string
}

/**
 * Chooses the storefront that starts with the server: the given client ID, which is stored for the next start, or the
 * stored one, or else the first app of the oldest store that is for our client.
 */
export const chooseStorefront = async (db: Db, named: string | undefined): Promise<Storefront> => {
  const apps = await db
    .selectFrom('oauth_app')
    .innerJoin('site', 'site.id', 'oauth_app.site_id')
    .select(['client_id', 'rotates_refresh_tokens'])
    .orderBy('site.created_date')
    .orderBy('oauth_app.created_date')
    .execute()
  const isKnown = (clientId: string | undefined) => apps.some(({ client_id }) => client_id === clientId)
  if (named) {
    if (!isKnown(named))
      return { clientId: named, note: `No storefront has the client ID ${named} (STOREFRONT_CLIENT_ID).` }
    await storeSetting(db, 'storefrontClientId', named)
    return { clientId: named }
  }
  const stored = await readServerSetting(db, 'storefrontClientId')
  if (isKnown(stored)) return { clientId: stored }
  return { clientId: apps.find(({ rotates_refresh_tokens }) => rotates_refresh_tokens)?.client_id }
}
