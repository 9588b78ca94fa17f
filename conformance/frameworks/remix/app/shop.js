import { currentCart, orders } from '@wix/ecom'
import { redirects } from '@wix/redirects'
import { createClient, OAuthStrategy } from '@wix/sdk'
import { products } from '@wix/stores'
import { createCookie } from '@remix-run/node'

const cookie = createCookie('session', { path: '/' })
const clientId = import.meta.env.VITE_CLIENT_ID

/** The shop as the visitor of a request sees it, with the header that lets their browser keep who they are. */
export const openShop = async (request) => {
  const kept = await cookie.parse(request.headers.get('cookie'))
  const tokens = kept ?? (await createClient({ auth: OAuthStrategy({ clientId }) }).auth.generateVisitorTokens())
  const modules = { currentCart, orders, products, redirects }
  const shop = createClient({ modules, auth: OAuthStrategy({ clientId, tokens }) })
  return { shop, headers: { 'set-cookie': await cookie.serialize(tokens) } }
}
