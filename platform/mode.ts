/** Which stores a server has: the demo store, or stores of one's own. Its database says so, once there is one. */
import { sqlState, sqlStates } from '@vitrine/server/ground/database/database-errors.ts'
import type { Db } from '@vitrine/server/ground/database/tables.ts'
import {
  readServerSetting,
  writeServerSetting,
  type ServerSetting,
} from '@vitrine/server/ground/site/server-settings.ts'
import { demoSite } from './demo-site.ts'

export type Mode = 'demo' | 'own'

/** What `VITRINE_DEMO` asks for; nothing where it is not set. */
export const wishedMode = (wish: string | undefined): Mode | undefined => {
  if (!wish) return undefined
  if (wish !== '0' && wish !== '1') throw new Error(`VITRINE_DEMO is “${wish}”; it can be 0 (no demo store) or 1.`)
  return wish === '0' ? 'own' : 'demo'
}

interface Known {
  readonly wish?: Mode
  /** Of the last start. */
  readonly last?: Mode
  readonly hasDemo: boolean
  /** The name of a store that is not the demo. */
  readonly ownName?: string
}

interface Decision {
  readonly mode: Mode
  /** What whoever starts the server did not expect. */
  readonly note?: string
}

const elsewhere = 'use another data folder or database (VITRINE_DATA, DATABASE_URL)'

/** Decides what to serve. The demo store is only ever created where no store is. */
export const decideMode = ({ wish, last, hasDemo, ownName }: Known): Decision => {
  if (ownName !== undefined) {
    const note = `This database holds the store “${ownName}”, which is shown. For the demo store, ${elsewhere}.`
    return { mode: 'own', ...(wish === 'demo' && { note }) }
  }
  if (hasDemo) {
    const note = `This database holds the demo store, which is shown. For a store of your own, ${elsewhere}.`
    return { mode: 'demo', ...(wish === 'own' && { note }) }
  }
  const note = 'The demo store is not created, since it was not wanted at the last start. VITRINE_DEMO=1 creates it.'
  return { mode: wish ?? last ?? 'demo', ...(wish === undefined && last === 'own' && { note }) }
}

/** Keeps a decision for the next start; a disk that is full keeps nothing, and the store is shown all the same. */
const keep = (db: Db, name: ServerSetting, value: string): Promise<void> =>
  writeServerSetting(db, name, value).catch((error: unknown) => {
    if (sqlState(error) !== sqlStates.readOnly) throw error
  })

/** Decides by what the database holds, and keeps the decision for the next start. */
export const chooseMode = async (db: Db, wish: Mode | undefined): Promise<Decision & Pick<Known, 'hasDemo'>> => {
  const stores = await db.selectFrom('site').select(['id', 'name']).orderBy('created_date').execute()
  const own = stores.find(({ id }) => id !== demoSite.siteId)
  const hasDemo = stores.some(({ id }) => id === demoSite.siteId)
  const last = (await readServerSetting(db, 'mode')) as Mode | undefined
  const decision = decideMode({ wish, last, hasDemo, ownName: own?.name })
  if (decision.mode !== last) await keep(db, 'mode', decision.mode)
  return { ...decision, hasDemo }
}

interface Storefront {
  readonly clientId?: string
  readonly note?: string
}

/**
 * Chooses the storefront that starts with the server: the one that is named, which is kept for the next start, or was
 * named before; else the first of the oldest store that our client is for.
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
    await keep(db, 'storefrontClientId', named)
    return { clientId: named }
  }
  const kept = await readServerSetting(db, 'storefrontClientId')
  if (isKnown(kept)) return { clientId: kept }
  return { clientId: apps.find(({ rotates_refresh_tokens }) => rotates_refresh_tokens)?.client_id }
}
