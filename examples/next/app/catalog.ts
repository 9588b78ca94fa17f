import { createClient, OAuthStrategy } from '@vitrine/client'
import { queryProducts } from '@vitrine/client/products'

/** The catalog as everybody sees it, asked for by the server: nothing in its answers is anyone's. */
export const catalog = createClient({
  host: process.env.NEXT_PUBLIC_VITRINE_URL,
  auth: OAuthStrategy({ clientId: process.env.NEXT_PUBLIC_CLIENT_ID! }),
  modules: { products: { queryProducts } },
})
