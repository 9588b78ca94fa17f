import { currentCart, orders } from '@wix/ecom'
import { redirects } from '@wix/redirects'
import { createClient, OAuthStrategy } from '@wix/sdk'
import { products } from '@wix/stores'

export const openShop = (session?: string) =>
  createClient({
    modules: { currentCart, orders, products, redirects },
    auth: OAuthStrategy({
      clientId: process.env.NEXT_PUBLIC_CLIENT_ID!,
      ...(session && { tokens: JSON.parse(session) }),
    }),
  })
