import { memoryStorage } from '@vitrine/client'
import type { StorefrontConfig } from './config.ts'
import { createServerShop, type ServerShop } from './server-shop.ts'

/** Enough for the languages and currencies of a store; a test opens many stores in one process. */
const most = 100

const shops = new Map<string, ServerShop>()

/**
 * The catalog as everybody sees it, in one language and currency: asked for by a visitor that is this process itself and never
 * buys anything. Its answers may be kept, since nothing in them is anyone's.
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
  if (shops.size >= most) shops.delete(shops.keys().next().value!)
  shops.set(key, shop)
  return shop
}
