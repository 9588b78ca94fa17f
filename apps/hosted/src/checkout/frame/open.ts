import { calls, isApiError, type Checkout, type CheckoutSettings, type SiteInfo } from '@vitrine/client'
import type { Api } from '../../api.ts'
import type { PageRequest } from '../../page.ts'
import { asMember } from '../../sign-in/session.ts'
import type { Speech } from '../../words/speech.ts'

export interface Callbacks {
  readonly thankYouPageUrl?: string
  readonly postFlowUrl?: string
  readonly cartPageUrl?: string
}

/** A checkout opened by its link, with the API as its buyer. */
export interface OpenCheckout extends Speech {
  readonly request: PageRequest
  readonly token: string
  readonly checkout: Checkout
  /** Hash of all prices shown. The buyer agrees to these prices by sending it. */
  readonly prices: string
  readonly settings: CheckoutSettings
  readonly site: SiteInfo
  readonly callbacks: Callbacks
  /** The buyer's storefront. Absent for links created by API. */
  readonly clientId?: string
  readonly api: Api
}

/** Reads a checkout and the hash of its prices. No call of Cart V2 returns the delivery options with the prices. */
const readCheckout = async (api: Api, id: string): Promise<Pick<OpenCheckout, 'checkout' | 'prices'>> => {
  const { checkout, priceVerificationToken = '' } = await api.send(calls.getCheckout, { params: { id } })
  return { checkout, prices: priceVerificationToken }
}

/** Reads a checkout again. */
export const reread = async (opened: OpenCheckout): Promise<OpenCheckout> => ({
  ...opened,
  ...(await readCheckout(opened.api, opened.checkout.id)),
})

/** Opens a checkout link. If its member has signed out since, they must have signed in again. */
export const openLink = async (request: PageRequest) => {
  const body = { token: request.url.searchParams.get('token') ?? '' }
  try {
    return await request.api().send(calls.openCheckoutLink, { body })
  } catch (error) {
    const member = isApiError(error, 'SESSION_ENDED') ? await asMember(request) : undefined
    if (!member) throw error
    return member.api.send(calls.openCheckoutLink, { body })
  }
}

/** Opens the checkout of the link. */
export const openCheckout = async (request: PageRequest): Promise<OpenCheckout> => {
  const { url, api, speak } = request
  const token = url.searchParams.get('token') ?? ''
  const anyone = api()
  const link = await openLink(request)
  const buyer = api(link.accessToken)
  const [read, { checkoutSettings: settings }, { site }] = await Promise.all([
    readCheckout(buyer, link.checkoutId),
    buyer.send(calls.getCheckoutSettings, {}),
    anyone.send(calls.getSite, { query: { siteId: link.siteId } }),
  ])
  return {
    ...(await speak(site.language)),
    request,
    token,
    ...read,
    settings,
    site,
    callbacks: link.callbacks,
    ...(link.clientId !== undefined && { clientId: link.clientId }),
    api: buyer,
  }
}

/** Returns the origins that the buyer may return to. */
export const originsOf = (callbacks: Callbacks): string[] => [
  ...new Set(
    Object.values(callbacks).flatMap((address: string | undefined) => (address ? [new URL(address).origin] : [])),
  ),
]

/** Returns the thank-you page: the storefront's, or the hosted one. */
export const thankYouAddress = (
  { callbacks, token }: Pick<OpenCheckout, 'callbacks' | 'token'>,
  orderId: string,
): string => {
  const address = callbacks.thankYouPageUrl ?? callbacks.postFlowUrl
  if (!address) return `/hosted/confirmation?${new URLSearchParams({ token, orderId })}`
  const url = new URL(address)
  url.searchParams.set('orderId', orderId)
  return url.href
}
