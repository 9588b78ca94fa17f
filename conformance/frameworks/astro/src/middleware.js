import { redirectPage } from '@vitrine/redirect'
import { openShop } from './lib/shop.js'

/** Gives each visitor a session before the first page is rendered. */
export const onRequest = async ({ cookies, isPrerendered, locals }, next) => {
  const kept = isPrerendered ? undefined : cookies.get('session')?.json()
  const tokens = kept ?? (await openShop().auth.generateVisitorTokens())
  if (!isPrerendered) cookies.set('session', tokens, { path: '/' })
  locals.shop = openShop(tokens)
  return redirectPage(await next(), import.meta.env.PUBLIC_VITRINE_URL)
}
