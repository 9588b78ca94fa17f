import { abandonedRules } from '@vitrine/domain/abandoned-checkout/rules.ts'
import type { Visitor } from '../../../ground/base/caller.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { persistentCookie, readCookie } from '../../../ground/page/cookies.ts'
import { pageHeaders } from '../../../ground/page/html-page.ts'
import { messagePage } from '../../../ground/page/message-page.ts'
import { languagePreferencesOf } from '../../../ground/page/visitor-speech.ts'
import { enforceRateLimit } from '../../../ground/rate-limit/rate-limit-store.ts'
import { addressOf } from '../../../ground/rate-limit/sign-in-budget.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import type { Words } from '../../../ground/words/en.ts'
import { speechFor } from '../../../ground/words/speech.ts'
import { findStoredCart } from '../../../selling/basket/api.ts'
import { checkoutLink } from '../../../selling/checkout/api.ts'
import { openRestored, openRestoreLink, type Restorable } from './restore.ts'

/** Remembers the checkout that this browser has restored, so that opening the link again continues it. */
const cookie = 'restored'
const cookieDays = 30
const daySeconds = 24 * 60 * 60

const redirectTo = (location: string, cookies: readonly string[] = []): Response => {
  const headers = new Headers({ ...pageHeaders, location })
  for (const one of cookies) headers.append('set-cookie', one)
  return new Response(null, { status: 302, headers })
}

const ordered = ({ abandonedCheckout: words }: Words) => ({ title: words.orderedTitle, texts: [words.orderedText] })
const expired = ({ pages, abandonedCheckout: words }: Words) => ({
  title: pages.linkExpired,
  texts: [words.expiredText],
})
const tooMany = ({ pages }: Words) => ({ title: pages.tooManyAttempts, texts: [pages.tooManyAttemptsText] })

const messages = {
  CHECKOUT_ALREADY_COMPLETED: { status: 410, wordsFor: ordered },
  NOT_FOUND: { status: 404, wordsFor: expired },
  TOO_MANY_REQUESTS: { status: 429, wordsFor: tooMany },
} as const

/** Shows why a link can't be opened. */
const showRefusal = (context: Context, request: Request, error: unknown): Promise<Response> => {
  const message = error instanceof Refusal ? messages[error.code as keyof typeof messages] : undefined
  if (!message) throw error
  const siteId = (error as Refusal).data?.siteId
  return messagePage(context, request, { ...message, siteId: typeof siteId === 'string' ? siteId : undefined })
}

/** Returns the open checkout that this browser has restored before. */
const continued = async (
  { signer, db, config }: Context,
  request: Request,
  { row }: Restorable,
): Promise<{ checkoutId: string; visitor: Visitor } | undefined> => {
  const claims = await signer.verify('restored+jwt', readCookie(request, cookie, config) ?? '').catch(() => undefined)
  if (!claims || claims.aud !== row.site_id || claims.abandoned !== row.id) return undefined
  const [checkoutId, visitorId] = [String(claims.checkout), String(claims.visitor)]
  const cart = await findStoredCart(db, row.site_id, { id: checkoutId })
  const isOpen = cart && cart.order_id === null && cart.owner === `visitor:${visitorId}`
  return isOpen ? { checkoutId, visitor: { role: 'visitor', siteId: row.site_id, visitorId } } : undefined
}

const remember = (
  { signer, config }: Context,
  { row, checkoutId, visitor }: { row: Restorable['row']; checkoutId: string; visitor: Visitor },
): string => {
  const seconds = cookieDays * daySeconds
  const claims = { abandoned: row.id, checkout: checkoutId, visitor: visitor.visitorId }
  const value = signer.signSync('restored+jwt', claims, { audience: row.site_id, lifetimeSeconds: seconds })
  return persistentCookie(cookie, value, { config, seconds })
}

const restore = async (
  context: Context,
  request: Request,
  { site, ...restorable }: Restorable & { site: Site },
): Promise<Response> => {
  const known = await continued(context, request, restorable)
  if (!known) {
    const subject = addressOf(request.headers.get('x-client-address') ?? '')
    await enforceRateLimit(context.db, { siteId: site.id, rule: 'newCarts', subject }, context.now())
  }
  const { locale } = speechFor({ ...languagePreferencesOf(context, request), site: site.language })
  const opened = known ?? (await openRestored(context, { site, ...restorable }, locale))
  const { checkoutId, visitor } = opened
  const checkout = (await findStoredCart(context.db, site.id, { id: checkoutId }))!
  const link = await checkoutLink(context, { checkout, caller: visitor })
  return redirectTo(link, known ? [] : [remember(context, { row: restorable.row, ...opened })])
}

/**
 * Serves the link of an email: opens the hosted checkout with the line items, as a new visitor, or redirects to the
 * storefront's own page.
 */
export const answerRestore = async (context: Context, request: Request): Promise<Response> => {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  try {
    const restorable = await openRestoreLink(context, token)
    const site = await requireSite(context.sites, restorable.row.site_id)
    const { restorePageUrl } = abandonedRules(site.settings.abandonedCheckouts)
    if (!restorePageUrl) return await restore(context, request, { ...restorable, site })
    const address = new URL(restorePageUrl)
    address.searchParams.set('restoreToken', token)
    return redirectTo(address.href)
  } catch (error) {
    return showRefusal(context, request, error)
  }
}
