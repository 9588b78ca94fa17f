import { isLanguage } from '@vitrine/domain/language.ts'
import type { Db } from '../../ground/database/tables.ts'
import { openTax } from '../../pricing/tax/api.ts'
import { defaultSettings, type Site } from '../../ground/site/sites.ts'
import type { SiteSettings } from '../../ground/site/tables.ts'

export interface NewSite {
  readonly id: string
  readonly name: string
  readonly currency: string
  readonly language: string
  readonly demo: boolean
  readonly settings?: Partial<SiteSettings>
  /** In per cent, as decimal text: what is taxed everywhere, until the owner says more. */
  readonly taxRatePercent?: string
}

export interface NewOAuthApp {
  readonly clientId: string
  readonly name: string
  readonly rotatesRefreshTokens: boolean
  readonly redirectUris: readonly string[]
  readonly origins: readonly string[]
}

/** Opens a store. Doing it twice changes nothing. */
export const createSite = async (
  db: Db,
  { id, name, currency, language, demo, settings, taxRatePercent }: NewSite,
): Promise<void> => {
  if (!isLanguage(language)) throw new Error(`“${language}” is not a language code, such as en or de-AT.`)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('site')
    .values({ id, name, currency, language, demo, settings: JSON.stringify({ ...defaultSettings, ...settings }) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  const isNew = numInsertedOrUpdatedRows === 1n
  if (isNew) await openTax(db, id, taxRatePercent === undefined ? undefined : { percent: taxRatePercent })
}

/** Registers an app that may use the store; an app that is there already gains the addresses. */
export const registerOAuthApp = async (db: Db, siteId: Site['id'], app: NewOAuthApp): Promise<void> => {
  const row = {
    site_id: siteId,
    client_id: app.clientId,
    name: app.name,
    rotates_refresh_tokens: app.rotatesRefreshTokens,
    redirect_uris: [...app.redirectUris],
    origins: [...app.origins],
  }
  await db
    .insertInto('oauth_app')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site_id', 'client_id']).doNothing())
    .execute()
  await allowAddresses(db, app.clientId, app)
}

export interface AllowedAddresses extends Partial<Pick<NewOAuthApp, 'redirectUris' | 'origins'>> {
  /** Servers that ask for all their visitors, by address or net. */
  readonly servers?: readonly string[]
}

/** Adds addresses that an app may return to, origins of its pages, and servers of it. */
export const allowAddresses = async (
  db: Db,
  clientId: string,
  { redirectUris = [], origins = [], servers = [] }: AllowedAddresses,
): Promise<void> => {
  await db.transaction().execute(async (transaction) => {
    const app = await transaction
      .selectFrom('oauth_app')
      .select(['redirect_uris', 'origins', 'server_addresses'])
      .where('client_id', '=', clientId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const merged = {
      redirect_uris: [...new Set([...app.redirect_uris, ...redirectUris])],
      origins: [...new Set([...app.origins, ...origins])],
      server_addresses: [...new Set([...app.server_addresses, ...servers])],
    }
    await transaction.updateTable('oauth_app').set(merged).where('client_id', '=', clientId).execute()
  })
}
