import type { identityCalls } from '@vitrine/contract'
import type { CreateRedirectSessionOptions } from '@vitrine/contract/entities/store/redirect.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Exchange, Shopper } from '../../ground/base/caller.ts'
import { checkoutLink, requireCheckout } from '../../selling/checkout/api.ts'
import { maySee } from '../../ground/base/shopper-owner.ts'
import { findOrder } from '../../orders/order/api.ts'
import { findPaymentRequest, paymentRequestUrl, unknownRequest } from '../../orders/payment-request/api.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField, InvalidRequest, Refusal } from '../../ground/base/refusal.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import { requireSite, type OAuthApp } from '../../ground/site/sites.ts'
import { requireCallback } from '../../ground/site/addresses.ts'
import { authorizeAddress, returnPath, signOutLink, signVisit } from '../../people/oauth/api.ts'
import { accountPaths, accountSection, ownPage, withQuery, type SectionIntent } from './sections.ts'

type Options = Input<CreateRedirectSessionOptions>
type Callbacks = Readonly<Partial<Record<keyof NonNullable<Options['callbacks']>, string>>>

const intents = [
  'login',
  'logout',
  'auth',
  'ecomCheckout',
  'storesProduct',
  'bookingsCheckout',
  'bookingsBook',
  'eventsCheckout',
  'paidPlansCheckout',
  'membersAccount',
  'ecomOrderPaymentRequest',
] as const
type Intent = (typeof intents)[number]

/** Returns the single intent of a request. */
const intentOf = (options: Options): Intent => {
  const [intent, ...others] = intents.filter((name) => options[name] !== undefined)
  if (intent === undefined)
    throw invalidField('auth', `one of these must be set: ${intents.join(', ')}`, 'REQUIRED_ONE_OF_FIELD')
  if (others.length > 0) throw invalidField(others[0]!, `cannot be combined with ${intent}`, 'ONE_OF_ALIGNMENT')
  return intent
}

/** Validates all callback URLs, and refuses the invalid ones at once. */
const readCallbacks = (
  context: Context,
  app: OAuthApp | undefined,
  callbacks: Options['callbacks'] = {},
): Callbacks => {
  const violations: InvalidRequest['violations'][number][] = []
  const entries = Object.entries(callbacks).flatMap(([name, address]) => {
    try {
      return address === undefined || address === ''
        ? []
        : [[name, requireCallback(context, app, address, `callbacks.${name}`)]]
    } catch (error) {
      if (!(error instanceof InvalidRequest)) throw error
      violations.push(...error.violations)
      return []
    }
  })
  if (violations.length > 0) throw new InvalidRequest(violations)
  return Object.fromEntries(entries) as Callbacks
}

/** Returns the origin of the requesting page, to which a code may be posted. */
const originOf = (
  context: Context,
  { app, options, exchange }: { app: OAuthApp; options: Options; exchange: Exchange },
): string | undefined => {
  if (options.origin === undefined) return exchange.origin
  const { origin } = new URL(requireCallback(context, app, options.origin, 'origin'))
  return origin
}

/** By default visitors return to the page that sent them. */
const withOrigin = (
  context: Context,
  { app, options: { origin }, callbacks }: { app: OAuthApp | undefined; options: Options; callbacks: Callbacks },
): Callbacks =>
  origin === undefined ? callbacks : { postFlowUrl: requireCallback(context, app, origin, 'origin'), ...callbacks }

const describe = ({ id, fullUrl, sessionToken }: { id: string; fullUrl: string; sessionToken: string | undefined }) => {
  const url = new URL(fullUrl)
  return {
    redirectSession: {
      id,
      fullUrl,
      ...(sessionToken !== undefined && { sessionToken }),
      urlDetails: { endpoint: url.origin + url.pathname, searchParams: Object.fromEntries(url.searchParams) },
    },
  }
}

type RedirectHandlers = Pick<Handlers<typeof identityCalls>, 'createRedirectSession'>

const toCheckout = async (
  context: Context,
  caller: Shopper,
  { checkoutId, callbacks }: { checkoutId: string | undefined; callbacks: Callbacks },
): Promise<string> => {
  if (checkoutId === undefined) throw invalidField('ecomCheckout.checkoutId', 'must be set', 'REQUIRED_FIELD')
  const checkout = await requireCheckout(context.db, caller, checkoutId)
  const { thankYouPageUrl, postFlowUrl, cartPageUrl } = callbacks
  const ownCallbacks = {
    ...(thankYouPageUrl !== undefined && { thankYouPageUrl }),
    ...(postFlowUrl !== undefined && { postFlowUrl }),
    ...(cartPageUrl !== undefined && { cartPageUrl }),
  }
  // Never the storefront's own page, since that is where buyers come from.
  return checkoutLink(context, { checkout, caller, callbacks: ownCallbacks })
}

const toSignIn = async (context: Context, caller: Shopper, callbacks: Callbacks): Promise<string> => {
  const { siteId, clientId } = caller
  const { storefrontUrl } = await requireSite(context.sites, siteId)
  const to = callbacks.loginUrl ?? callbacks.postFlowUrl ?? storefrontUrl
  const query = { ...(clientId !== undefined && { clientId }), continue: await returnPath(context, { siteId, to }) }
  return `${context.config.publicUrl}/hosted/sign-in?${new URLSearchParams(query)}`
}

const toSignOut = async (context: Context, caller: Shopper, callbacks: Callbacks): Promise<string> => {
  const { storefrontUrl } = await requireSite(context.sites, caller.siteId)
  const session = caller.role === 'member' && { sessionId: caller.sessionId }
  return signOutLink(context, {
    siteId: caller.siteId,
    ...session,
    postFlowUrl: callbacks.postFlowUrl ?? storefrontUrl,
  })
}

const toProduct = async ({ sites }: Context, caller: Shopper, slug: string | undefined): Promise<string> => {
  if (!slug) throw invalidField('storesProduct.productSlug', 'must be set', 'REQUIRED_FIELD')
  const { storefrontUrl } = await requireSite(sites, caller.siteId)
  return `${storefrontUrl}/product-page/${encodeURIComponent(slug)}`
}

const toAccount = async (
  context: Context,
  { siteId, clientId }: Shopper,
  { section, postFlowUrl }: { section: keyof typeof accountPaths; postFlowUrl: string | undefined },
): Promise<string> => {
  const { storefrontUrl } = await requireSite(context.sites, siteId)
  const back = await returnPath(context, { siteId, to: postFlowUrl ?? storefrontUrl })
  return withQuery(`${context.config.publicUrl}${accountPaths[section]}`, { clientId, return: back })
}

/** Redirects to the page of a payment request, for the buyer of its order. */
const toPaymentRequest = async (
  { db, config }: Context,
  caller: Shopper,
  { paymentRequestId, orderPaymentRequestId = paymentRequestId }: NonNullable<Options['ecomOrderPaymentRequest']>,
): Promise<string> => {
  if (orderPaymentRequestId === undefined) {
    throw invalidField('ecomOrderPaymentRequest.orderPaymentRequestId', 'must be set', 'REQUIRED_FIELD')
  }
  const request = await findPaymentRequest(db, caller.siteId, orderPaymentRequestId)
  const order = request && (await findOrder(db, caller.siteId, request.order_id))
  if (!request || !order || !maySee(caller, order.site_id, order.owner)) throw unknownRequest()
  return paymentRequestUrl(config, request)
}

/** Redirects to the storefront's own page for bookings, events or plans, or to the member's account. */
const toSection = async (
  context: Context,
  caller: Shopper,
  { intent, options }: { intent: SectionIntent; options: Options },
): Promise<string> => {
  const own = ownPage(intent, options, await requireSite(context.sites, caller.siteId))
  const [section, postFlowUrl] = [accountSection(intent), options.callbacks?.postFlowUrl]
  return own ?? toAccount(context, caller, { section, postFlowUrl })
}

/** Returns the app that the token was issued to. A request cannot name another one. */
const appOf = async (
  { sites }: Context,
  caller: Shopper,
  named: readonly [field: string, clientId: string | undefined][],
) => {
  for (const [field, clientId] of named) {
    if (clientId !== undefined && clientId !== caller.clientId)
      throw invalidField(field, 'is not the app that the token was issued to')
  }
  return caller.clientId === undefined ? undefined : sites.findApp(caller.clientId)
}

const addressOf = async (
  context: Context,
  caller: Shopper,
  { options, exchange }: { options: Options; exchange: Exchange },
): Promise<string> => {
  const intent = intentOf(options)
  const app = await appOf(context, caller, [
    ['auth.authRequest.clientId', options.auth?.authRequest?.clientId],
    ['logout.clientId', options.logout?.clientId],
  ])
  const callbacks = withOrigin(context, { app, options, callbacks: readCallbacks(context, app, options.callbacks) })
  switch (intent) {
    case 'login':
      return toSignIn(context, caller, callbacks)
    case 'logout':
      return toSignOut(context, caller, callbacks)
    case 'auth':
      if (!app) throw new Refusal('PERMISSION_DENIED', 'Sign-in needs a token that was issued to an app.')
      return authorizeAddress(context, {
        caller,
        app,
        auth: options.auth ?? {},
        origin: originOf(context, { app, options, exchange }),
      })
    case 'ecomCheckout':
      return toCheckout(context, caller, { checkoutId: options.ecomCheckout?.checkoutId, callbacks })
    case 'storesProduct':
      return toProduct(context, caller, options.storesProduct?.productSlug)
    case 'bookingsCheckout':
    case 'bookingsBook':
    case 'eventsCheckout':
    case 'paidPlansCheckout':
      return toSection(context, caller, { intent, options: { ...options, callbacks } })
    case 'membersAccount':
      return toAccount(context, caller, {
        section: options.membersAccount?.section ?? 'ACCOUNT_INFO',
        postFlowUrl: callbacks.postFlowUrl,
      })
    case 'ecomOrderPaymentRequest':
      return toPaymentRequest(context, caller, options.ecomOrderPaymentRequest ?? {})
    default:
      return intent satisfies never
  }
}

/** Creates the signed visit that `/oauth2/authorize` reads as `visit`. */
const visitOf = async (context: Context, { siteId, clientId, visitorId }: Shopper, { searchParams }: URL) =>
  searchParams.get('visit') ?? (clientId && (await signVisit(context, { siteId, clientId, visitorId }))) ?? undefined

/** Records the redirect as an event, without the keys in its URL, which are for the visitor only. */
const recordRedirect = async (
  { db }: Context,
  siteId: string,
  { redirectSession: { id, urlDetails } }: ReturnType<typeof describe>,
): Promise<void> => {
  const entity = { id, fullUrl: urlDetails.endpoint, urlDetails: { endpoint: urlDetails.endpoint } }
  const about = { siteId, entity: 'redirect_session', entityId: id }
  await recordEvent(db, { ...about, type: 'wix.headless.v1.redirect_session_created', body: { entity } })
}

export const createRedirectHandlers = (context: Context): RedirectHandlers => ({
  createRedirectSession: async (caller, { body }, exchange) => {
    if (body.preferences?.maintainIdentity === false)
      throw invalidField('preferences.maintainIdentity', 'must be true: the hosted pages recognize who is signed in')
    const address = await addressOf(context, caller, { options: body, exchange })
    const fullUrl = withQuery(address, body.preferences?.additionalQueryParameters ?? {})
    const sessionToken = await visitOf(context, caller, new URL(fullUrl))
    const session = describe({ id: context.newId(), fullUrl, sessionToken })
    await recordRedirect(context, caller.siteId, session)
    return session
  },
})
