import { createHash } from 'node:crypto'
import { chargingIn, rateWithFee, type Charging } from '@vitrine/domain/currency/charging.ts'
import type { ConversionRate } from '@vitrine/domain/money.ts'
import { preferredLanguage } from '@vitrine/domain/language.ts'
import type { Selectable } from 'kysely'
import type { Exchange } from '../base/caller.ts'
import { outsideScope } from '../database/request-scope.ts'
import { Refusal } from '../base/refusal.ts'
import { findThirdPartyApp, type StoredThirdPartyApp } from './third-party-apps.ts'
import type { Config } from '../base/config.ts'
import type { Db } from '../database/tables.ts'
import type { ApiKeyTable, OAuthAppTable, SiteSettings, SiteTable } from './tables.ts'

/** A rate at which prices are shown. */
export interface Conversion extends ConversionRate {
  /** Set where buyers pay in the currency, too: prices are shown as they are charged. */
  readonly charging?: Charging
}

/** A store, and where it is reached. */
export interface Site extends Selectable<SiteTable> {
  readonly publicUrl: string
  readonly storefrontUrl: string
  /** How often all sites had been forgotten when this one was read: what was made of an earlier one may be wrong. */
  readonly generation: number
  /** By this, what is made of a site is kept as long as the site is. */
  readonly cacheKey: object
  /** The address of the page of an order, for whoever reads an email about it. */
  readonly orderPage: (orderId: string) => string
  /** Set where an answer goes to the provider's SDK, which reads media addresses in the provider's form alone. */
  readonly forProviderSdk?: boolean
  /** What the buyer wants to see prices in, where it is not the site's own currency. */
  readonly conversion?: Conversion
  /** The currency that whoever asks has named, their store's own too. */
  readonly requestedCurrency?: string
  /** Set where `currency` is not the store's own but the one that a buyer pays in. */
  readonly charging?: Charging
  /** The language that whoever asks reads, where it is not the site's own and the site has it. */
  readonly reading?: string
}
export type OAuthApp = Selectable<OAuthAppTable>
export type ApiKey = Selectable<ApiKeyTable>

/** Whom members sign in to: an app of the store, or one of someone else, which must ask them first. */
export interface Client extends OAuthApp {
  readonly isThirdParty: boolean
}

/** An app of someone else, in the shape of the store's own. Its pages are those it returns to. */
const clientOf = (app: StoredThirdPartyApp): Client => ({
  site_id: app.site_id,
  client_id: app.client_id,
  name: app.name,
  rotates_refresh_tokens: true,
  redirect_uris: app.redirect_uris,
  origins: app.redirect_uris.map((address) => new URL(address).origin).filter((origin) => origin !== 'null'),
  server_addresses: [],
  created_date: app.created_date,
  isThirdParty: true,
})

export const defaultSettings: SiteSettings = {
  taxIncludedInPrices: true,
  emailVerification: 'ON_SIGN_UP',
  passwordMinLength: 8,
  weightUnit: 'KG',
  lengthUnit: 'KM',
  accessTokenSeconds: 14_400,
}

/** How a key is kept: known by its hash alone. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** The channel on which processes tell each other that a site, app or key changed. */
export const siteChannel = 'site_changed'

/** Reads sites, apps and keys, and keeps what it read until told that something changed. */
export const createSites = (
  db: Db,
  { publicUrl, storefrontUrl }: Pick<Config, 'publicUrl' | 'storefrontUrl'>,
  orderPageOf: (siteId: string, orderId: string) => string,
) => {
  const sites = new Map<string, Promise<Site | undefined>>()
  const apps = new Map<string, Promise<OAuthApp | undefined>>()
  const clients = new Map<string, Promise<Client | undefined>>()
  const firstApps = new Map<string, Promise<OAuthApp | undefined>>()
  const keys = new Map<string, Promise<ApiKey | undefined>>()
  let generation = 0

  /** Remembers what was found; what was not found or failed is asked for again. */
  const cached = <T>(cache: Map<string, Promise<T | undefined>>, key: string, load: () => Promise<T | undefined>) => {
    const known = cache.get(key)
    if (known) return known
    const loading = outsideScope(load)
    cache.set(key, loading)
    const forget = () => cache.delete(key)
    loading.then((found) => found === undefined && forget(), forget)
    return loading
  }

  return {
    find: (id: string): Promise<Site | undefined> =>
      cached(sites, id, async () => {
        const generationAtRead = generation
        const row = await db.selectFrom('site').selectAll().where('id', '=', id).executeTakeFirst()
        const orderPage = (orderId: string) => orderPageOf(id, orderId)
        return row && { ...row, publicUrl, storefrontUrl, orderPage, generation: generationAtRead, cacheKey: {} }
      }),

    /** An app of the store itself. Apps of others are found by `findClient` alone. */
    findApp: (clientId: string): Promise<OAuthApp | undefined> =>
      cached(apps, clientId, () =>
        db.selectFrom('oauth_app').selectAll().where('client_id', '=', clientId).executeTakeFirst(),
      ),

    /** An app of the store, or of someone else: where members sign in, and where tokens are issued. */
    findClient: (clientId: string): Promise<Client | undefined> =>
      cached(clients, clientId, async () => {
        const own = await db.selectFrom('oauth_app').selectAll().where('client_id', '=', clientId).executeTakeFirst()
        if (own) return { ...own, isThirdParty: false }
        const other = await findThirdPartyApp(db, clientId)
        return other && clientOf(other)
      }),

    /** The first app of a store, or of the oldest store when none is named: who speaks where nothing says which app. */
    findFirstApp: (siteId?: string): Promise<OAuthApp | undefined> =>
      cached(firstApps, siteId ?? '', () => {
        const all = db
          .selectFrom('oauth_app')
          .innerJoin('site', 'site.id', 'oauth_app.site_id')
          .selectAll('oauth_app')
          .orderBy('site.created_date')
          .orderBy('oauth_app.site_id')
          .orderBy('oauth_app.created_date')
          .orderBy('oauth_app.client_id')
        return (siteId === undefined ? all : all.where('oauth_app.site_id', '=', siteId)).limit(1).executeTakeFirst()
      }),

    /** An API key, with the site that it opens. */
    findApiKey: (key: string): Promise<ApiKey | undefined> => {
      const hash = hashOfSecret(key)
      return cached(keys, hash, () =>
        db.selectFrom('api_key').selectAll().where('key_hash', '=', hash).executeTakeFirst(),
      )
    },

    /** How often everything was forgotten. */
    generation: (): number => generation,

    /** Forgets everything; the next reads see the database. */
    refresh: (): void => {
      generation += 1
      for (const cache of [sites, apps, clients, firstApps, keys]) cache.clear()
    },
  }
}
export type Sites = ReturnType<typeof createSites>

/** The site as an answer to this request shows it. */
export const siteFor = async (
  sites: Sites,
  siteId: string,
  { isProviderSdk, currency, language }: Pick<Exchange, 'isProviderSdk' | 'currency' | 'language'>,
): Promise<Site> => {
  const site = await requireSite(sites, siteId)
  const conversion = conversionTo(site, currency)
  const read = withReadingLanguage(site, language)
  if (!isProviderSdk && currency === undefined) return read
  return {
    ...read,
    ...(isProviderSdk && { forProviderSdk: true }),
    ...(conversion && { conversion }),
    ...(currency !== undefined && { requestedCurrency: currency }),
  }
}

const conversionTo = (site: Site, currency: string | undefined): Conversion | undefined => {
  const { currencies = [] } = site.settings
  const found = currencies.find((one) => one.currency === currency)
  if (!found) return undefined
  const charging = chargingIn(currencies, { from: site.currency, currency })
  return {
    currency: found.currency,
    rate: rateWithFee(found),
    ...(charging && { charging }),
  }
}

/** The site as it shows what is money itself, such as a gift card: by the rate, and not rounded like a price. */
export const withoutPriceRounding = (site: Site): Site => {
  const { charging } = site.conversion ?? {}
  if (!charging?.rounding) return site
  const { rounding: _rounding, ...exact } = charging
  return { ...site, conversion: { ...site.conversion!, charging: exact } }
}

/** The site with amounts in its own currency again. */
export const withOwnCurrency = ({ charging, ...site }: Site): Site =>
  charging ? { ...site, currency: charging.from } : site

/** The site as an order is told of, whose amounts are all in the currency that it was placed in. */
export const withCurrency = (site: Site, currency: string | undefined): Site => {
  if (currency === undefined || currency === site.currency) return site
  const { conversion: _conversion, charging: _charging, ...rest } = site
  return { ...rest, currency }
}

/** The site as it is read in the first of these languages that it has; as it is, where it has none of them. */
export const withReadingLanguage = (site: Site, languages: string | undefined): Site => {
  if (languages === undefined) return site
  const known = languagesOf(site)
  const reading = preferredLanguage({ accepted: languages }, known)?.language
  return reading === undefined || reading === known[0] ? site : { ...site, reading }
}

/** The languages that the words of a site are in, its own first, without regions. */
export const languagesOf = ({ language, settings }: Pick<Site, 'language' | 'settings'>): readonly string[] => [
  ...new Set([language.split('-')[0]!.toLowerCase(), ...(settings.languages ?? [])]),
]

/** The site of a caller. */
export const requireSite = async (sites: Sites, siteId: string): Promise<Site> => {
  const site = await sites.find(siteId)
  if (!site) throw new Refusal('UNAUTHENTICATED', 'The store of this token no longer exists.')
  return site
}
