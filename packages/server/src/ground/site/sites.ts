import type { CatalogVersion } from '@vitrine/contract/entities/catalog/product/catalog-version.ts'
import { createHash } from 'node:crypto'
import { chargingIn, rateWithFee, type Charging } from '@vitrine/domain/currency/charging.ts'
import type { ConversionRate } from '@vitrine/domain/money.ts'
import { preferredLanguage } from '@vitrine/domain/language.ts'
import type { Selectable } from 'kysely'
import type { Exchange } from '../base/caller.ts'
import { outsideScope } from '../database/request-scope.ts'
import { Refusal } from '../base/refusal.ts'
import { findSiteOfDomain, readSiteDomains } from './domain-store.ts'
import { findThirdPartyApp, type StoredThirdPartyApp } from './third-party-apps.ts'
import { isLoopback, type Config } from '../base/config.ts'
import type { Db } from '../database/tables.ts'
import type { ServerSetting } from './server-settings.ts'
import type { ApiKeyTable, OAuthAppTable, SiteSettings, SiteTable } from './tables.ts'

/** A currency conversion for displayed prices. */
interface Conversion extends ConversionRate {
  /** Set if buyers also pay in the currency: prices are then displayed as charged. */
  readonly charging?: Charging
}

/** A store with its URLs. */
export interface Site extends Selectable<SiteTable> {
  readonly publicUrl: string
  /** The URL of the storefront: the primary domain, or the address in the server's configuration. */
  readonly storefrontUrl: string
  /** The verified domains, in ASCII. */
  readonly domains: readonly string[]
  /**
   * Whether test cards pay: in demo stores, and in others whose owner wants it while only this machine can reach the
   * server, so that nobody else can order without paying.
   */
  readonly acceptsTestCards: boolean
  /** The cache generation when the site was read. Data derived from an earlier generation may be outdated. */
  readonly generation: number
  /** The `WeakMap` key for data derived from the site, which lives as long as the cached site. */
  readonly cacheKey: object
  /** Returns the URL of an order page, for emails. */
  readonly orderPage: (orderId: string) => string
  /** Set for responses to the provider's SDK, which only reads media URLs in the provider's format. */
  readonly forProviderSdk?: boolean
  /** The currency conversion for displayed prices, if it is not the site's own currency. */
  readonly conversion?: Conversion
  /** The currency that the caller requested, including the store's own. */
  readonly requestedCurrency?: string
  /** Set if `currency` is not the store's own but the one that the buyer pays in. */
  readonly charging?: Charging
  /** The reader's language, if the site has it and it is not the site's own. */
  readonly reading?: string
}
export type OAuthApp = Selectable<OAuthAppTable>
export type ApiKey = Selectable<ApiKeyTable>

/** The app that members sign in to: the store's own, or a third-party app, which requires consent. */
export interface Client extends OAuthApp {
  readonly isThirdParty: boolean
}

/** Adds the verified domains of the store to the addresses of its app. They are not part of its row. */
const withDomains = (app: OAuthApp, hosts: readonly string[]): OAuthApp => {
  if (hosts.length === 0) return app
  const origins = hosts.map((host) => `https://${host}`)
  return {
    ...app,
    origins: [...new Set([...app.origins, ...origins])],
    redirect_uris: [...new Set([...app.redirect_uris, ...origins.map((origin) => `${origin}/callback`)])],
  }
}

/** Converts a third-party app to a client. Its origins are those of its redirect URIs. */
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
  catalogVersion: 'V1_CATALOG',
}

/** Returns the hash of a secret. Only the hash is stored. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** The notification channel for changes of sites, apps and keys. */
export const siteChannel = 'site_changed'

/** Creates a cache of sites, apps and keys, which is valid until `refresh` is called. */
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
  const domains = new Map<string, Promise<string | undefined>>()
  let generation = 0

  /** Caches a result. Missing results and errors are not cached. */
  const cached = <T>(cache: Map<string, Promise<T | undefined>>, key: string, load: () => Promise<T | undefined>) => {
    const known = cache.get(key)
    if (known) return known
    const loading = outsideScope(load)
    cache.set(key, loading)
    const evict = () => cache.delete(key)
    loading.then((found) => found === undefined && evict(), evict)
    return loading
  }

  /** Loads an app of a store with the domains of the store. */
  const withOwnDomains = async (row: OAuthApp | undefined): Promise<OAuthApp | undefined> =>
    row && withDomains(row, (await readSiteDomains(db, row.site_id)).hosts)

  return {
    find: (id: string): Promise<Site | undefined> =>
      cached(sites, id, async () => {
        const generationAtRead = generation
        const row = await db.selectFrom('site').selectAll().where('id', '=', id).executeTakeFirst()
        const orderPage = (orderId: string) => orderPageOf(id, orderId)
        if (!row) return undefined
        const acceptsTestCards = row.demo || (row.settings.testCards === true && isLoopback({ publicUrl }))
        const { hosts, primary } = await readSiteDomains(db, id)
        const more = {
          publicUrl,
          storefrontUrl: primary === undefined ? storefrontUrl : `https://${primary}`,
          domains: hosts,
          acceptsTestCards,
          orderPage,
        }
        return { ...row, ...more, generation: generationAtRead, cacheKey: {} }
      }),

    /** Finds an app of a store. Third-party apps are only found by `findClient`. */
    findApp: (clientId: string): Promise<OAuthApp | undefined> =>
      cached(apps, clientId, async () =>
        withOwnDomains(
          await db.selectFrom('oauth_app').selectAll().where('client_id', '=', clientId).executeTakeFirst(),
        ),
      ),

    /** Finds an app of a store or a third-party app, for sign-ins and tokens. */
    findClient: (clientId: string): Promise<Client | undefined> =>
      cached(clients, clientId, async () => {
        const own = await db.selectFrom('oauth_app').selectAll().where('client_id', '=', clientId).executeTakeFirst()
        if (own) return { ...own, ...(await withOwnDomains(own)), isThirdParty: false }
        const other = await findThirdPartyApp(db, clientId)
        return other && clientOf(other)
      }),

    /**
     * Finds the first app of a store, or of the store whose storefront starts with the server, which is the oldest one
     * by default. Used where no app is specified.
     */
    findFirstApp: (siteId?: string): Promise<OAuthApp | undefined> =>
      cached(firstApps, siteId ?? '', async () => {
        const all = db
          .selectFrom('oauth_app')
          .innerJoin('site', 'site.id', 'oauth_app.site_id')
          .leftJoin('server_setting', (join) =>
            join
              .onRef('server_setting.value', '=', 'oauth_app.client_id')
              .on('server_setting.name', '=', 'storefrontClientId' satisfies ServerSetting),
          )
          .selectAll('oauth_app')
          .orderBy('server_setting.name', 'asc')
          .orderBy('site.created_date')
          .orderBy('oauth_app.site_id')
          .orderBy('oauth_app.created_date')
          .orderBy('oauth_app.client_id')
        const found = siteId === undefined ? all : all.where('oauth_app.site_id', '=', siteId)
        return withOwnDomains(await found.limit(1).executeTakeFirst())
      }),

    /** Finds the site that has verified a domain. */
    findByDomain: (host: string): Promise<string | undefined> =>
      cached(domains, host, () => findSiteOfDomain(db, host)),

    /** Finds an API key and its site. */
    findApiKey: (key: string): Promise<ApiKey | undefined> => {
      const hash = hashOfSecret(key)
      return cached(keys, hash, () =>
        db.selectFrom('api_key').selectAll().where('key_hash', '=', hash).executeTakeFirst(),
      )
    },

    /** Returns the number of times the cache was cleared. */
    generation: (): number => generation,

    /** Clears the cache. */
    refresh: (): void => {
      generation += 1
      for (const cache of [sites, apps, clients, firstApps, keys, domains]) cache.clear()
    },
  }
}
export type Sites = ReturnType<typeof createSites>

/** Returns the site for a request: with its currency, language and media URL format. */
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

/**
 * Returns the site for amounts that are money themselves, such as gift cards: converted by the rate without rounding as
 * for prices.
 */
export const withoutPriceRounding = (site: Site): Site => {
  const { charging } = site.conversion ?? {}
  if (!charging?.rounding) return site
  const { rounding: _rounding, ...exact } = charging
  return { ...site, conversion: { ...site.conversion!, charging: exact } }
}

/** Returns the site with amounts in its own currency. */
export const withOwnCurrency = ({ charging, ...site }: Site): Site =>
  charging ? { ...site, currency: charging.from } : site

/** Returns the site with amounts in the currency of an order. */
export const withCurrency = (site: Site, currency: string | undefined): Site => {
  if (currency === undefined || currency === site.currency) return site
  const { conversion: _conversion, charging: _charging, ...rest } = site
  return { ...rest, currency }
}

/** Returns the site in the first of these languages that it supports; unchanged if there is none. */
export const withReadingLanguage = (site: Site, languages: string | undefined): Site => {
  if (languages === undefined) return site
  const known = languagesOf(site)
  const reading = preferredLanguage({ accepted: languages }, known)?.language
  return reading === undefined || reading === known[0] ? site : { ...site, reading }
}

/** Returns the catalog version that storefronts should use. */
export const catalogVersionOf = ({ settings }: Pick<Site, 'settings'>): CatalogVersion =>
  settings.catalogVersion ?? 'V1_CATALOG'

/** Returns the languages of a site's texts without regions, its own first. */
export const languagesOf = ({ language, settings }: Pick<Site, 'language' | 'settings'>): readonly string[] => [
  ...new Set([language.split('-')[0]!.toLowerCase(), ...(settings.languages ?? [])]),
]

/** Returns a caller's site. Throws if it doesn't exist. */
export const requireSite = async (sites: Sites, siteId: string): Promise<Site> => {
  const site = await sites.find(siteId)
  if (!site) throw new Refusal('UNAUTHENTICATED', 'The store of this token no longer exists.')
  return site
}
