import { openShop } from './lib/shop.js'

/** Gives each visitor a session before the first page is drawn. */
export const onRequest = async ({ cookies, locals }, next) => {
  const tokens = cookies.get('session')?.json() ?? (await openShop().auth.generateVisitorTokens())
  cookies.set('session', tokens, { path: '/' })
  locals.shop = openShop(tokens)
  return next()
}
