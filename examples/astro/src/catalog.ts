import { createClient, OAuthStrategy } from '@vitrine/client'
import { queryProducts } from '@vitrine/client/products'

/** The catalog as everybody sees it, asked for by the server: nothing in its answers is anyone's. */
export const catalog = createClient({
  host: import.meta.env.PUBLIC_VITRINE_URL,
  auth: OAuthStrategy({ clientId: import.meta.env.PUBLIC_CLIENT_ID }),
  modules: { products: { queryProducts } },
})

/** For pages that are the same for everybody: caches keep them for a minute, and show them while they fetch the next. */
export const forEverybody = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'
