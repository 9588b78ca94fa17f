import { isLanguage } from '@vitrine/domain/language.ts'
import type { Db } from '../../ground/database/tables.ts'
import { openTax } from '../../pricing/tax/api.ts'
import { defaultSettings, type Site } from '../../ground/site/sites.ts'
import { addOAuthApp, changeOAuthApp, lockOAuthApp } from '../../ground/site/oauth-app-store.ts'
import { insertSite } from '../../ground/site/site-store.ts'
import type { SiteSettings } from '../../ground/site/tables.ts'

export interface NewSite {
  readonly id: string
  readonly name: string
  readonly currency: string
  readonly language: string
  readonly demo: boolean
  readonly settings?: Partial<SiteSettings>
  /** Default tax rate everywhere, in percent as decimal text. */
  readonly taxRatePercent?: string
}

export interface NewOAuthApp {
  readonly clientId: string
  readonly name: string
  readonly rotatesRefreshTokens: boolean
  readonly redirectUris: readonly string[]
  readonly origins: readonly string[]
}

/** Creates a store. Idempotent. */
export const createSite = async (
  db: Db,
  { id, name, currency, language, demo, settings, taxRatePercent }: NewSite,
): Promise<void> => {
  if (!isLanguage(language)) throw new Error(`“${language}” is not a language code, such as en or de-AT.`)
  const isNew = await insertSite(db, {
    id,
    name,
    currency,
    language,
    demo,
    settings: { ...defaultSettings, ...settings },
  })
  if (isNew) await openTax(db, id, taxRatePercent === undefined ? undefined : { percent: taxRatePercent })
}

/** Registers an app of the store. An existing one gets the additional URLs. */
export const registerOAuthApp = async (db: Db, siteId: Site['id'], app: NewOAuthApp): Promise<void> => {
  const row = {
    site_id: siteId,
    client_id: app.clientId,
    name: app.name,
    rotates_refresh_tokens: app.rotatesRefreshTokens,
    redirect_uris: [...app.redirectUris],
    origins: [...app.origins],
  }
  await addOAuthApp(db, row)
  await allowAddresses(db, app.clientId, app)
}

export interface AllowedAddresses extends Partial<Pick<NewOAuthApp, 'redirectUris' | 'origins'>> {
  /** IP addresses or networks of servers that make requests for all their visitors. */
  readonly servers?: readonly string[]
}

/** Adds redirect URIs, page origins and servers to an app. */
export const allowAddresses = async (
  db: Db,
  clientId: string,
  { redirectUris = [], origins = [], servers = [] }: AllowedAddresses,
): Promise<void> => {
  await db.transaction().execute(async (transaction) => {
    const app = await lockOAuthApp(transaction, clientId)
    const merged = {
      redirect_uris: [...new Set([...app.redirect_uris, ...redirectUris])],
      origins: [...new Set([...app.origins, ...origins])],
      server_addresses: [...new Set([...app.server_addresses, ...servers])],
    }
    await changeOAuthApp(transaction, { siteId: app.site_id, clientId }, merged)
  })
}
