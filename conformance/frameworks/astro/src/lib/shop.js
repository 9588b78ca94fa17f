import { redirectToVitrine } from '@vitrine/redirect'
import { currentCart, orders } from '@wix/ecom'
import { redirects } from '@wix/redirects'
import { createClient, OAuthStrategy } from '@wix/sdk'
import { products } from '@wix/stores'

redirectToVitrine(import.meta.env.PUBLIC_VITRINE_URL)

export const openShop = (tokens) =>
  createClient({
    modules: { currentCart, orders, products, redirects },
    auth: OAuthStrategy({ clientId: import.meta.env.PUBLIC_CLIENT_ID, ...(tokens && { tokens }) }),
  })
