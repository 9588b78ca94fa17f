import { calls, type PaymentLink, type SiteInfo } from '@vitrine/client'
import type { Api } from '../api.ts'
import type { PageRequest } from '../page.ts'
import type { Speech } from '../words/speech.ts'

/** An opened payment link, with the API as its holder. */
export interface OpenPay extends Speech {
  readonly request: PageRequest
  readonly token: string
  readonly link: PaymentLink
  readonly site: SiteInfo
  readonly api: Api
}

/** Returns the URL of the page. */
export const payAddress = (token: string): string => `/hosted/pay?${new URLSearchParams({ token })}`

/** Returns the URL of the buyer's next action, which is also the provider's return URL. */
export const confirmAddress = (token: string): string => `/hosted/pay/confirm?${new URLSearchParams({ token })}`

/** Opens the payment of a link, in the order's language unless the buyer prefers another. */
export const openPay = async (request: PageRequest): Promise<OpenPay> => {
  const token = request.url.searchParams.get('token') ?? ''
  const api = request.api()
  const { paymentLink: link } = await api.send(calls.openPaymentLink, { body: { token } })
  const { site } = await api.send(calls.getSite, { query: { siteId: link.siteId } })
  return { ...(await request.speak(link.buyerLanguage ?? site.language)), request, token, link, site, api }
}
