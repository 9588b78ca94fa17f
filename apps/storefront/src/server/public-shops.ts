import { memoryStorage } from '@vitrine/client'
import type { StorefrontConfig } from '../config.ts'
import { createServerShop, type ServerShop } from './server-shop.ts'

/** Enough for the languages and currencies of a store. Tests open many stores in one process. */
const maxShops = 100

const shops = new Map<string, ServerShop>()

/**
 * Returns the public catalog in a language and currency, read as an anonymous visitor of this process. Its responses
 * may be cached, since they contain no personal data.
 */
export const publicShop = (
  config: StorefrontConfig,
  { language, currency }: { language: string | undefined; currency: string | undefined },
): ServerShop => {
  const key = JSON.stringify([config.platformUrl, config.clientId, language, currency])
  const known = shops.get(key)
  if (known) return known
  const shop = createServerShop(config, memoryStorage(), {
    ...(language !== undefined && { 'x-vitrine-language': language }),
    ...(currency !== undefined && { 'x-wix-currency': currency }),
  })
  if (shops.size >= maxShops) shops.delete(shops.keys().next().value!)
  shops.set(key, shop)
  return shop
}
