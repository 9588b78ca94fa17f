import { calls, type PaymentLink, type SiteInfo } from '@vitrine/client'
import type { Api } from '../api.ts'
import type { PageRequest } from '../page.ts'
import type { Speech } from '../words/speech.ts'

/** A payment link that was opened, and the API as whoever holds it. */
export interface OpenPay extends Speech {
  readonly request: PageRequest
  readonly token: string
  readonly link: PaymentLink
  readonly site: SiteInfo
  readonly api: Api
}

/** The address of the page. */
export const payAddress = (token: string): string => `/hosted/pay?${new URLSearchParams({ token })}`

/** Where the buyer answers their bank, or comes back to from a page elsewhere. */
export const confirmAddress = (token: string): string => `/hosted/pay/confirm?${new URLSearchParams({ token })}`

/** Opens the payment that the link names, in the language in which its order was placed unless the buyer wants another. */
export const openPay = async (request: PageRequest): Promise<OpenPay> => {
  const token = request.url.searchParams.get('token') ?? ''
  const api = request.api()
  const { paymentLink: link } = await api.send(calls.openPaymentLink, { body: { token } })
  const { site } = await api.send(calls.getSite, { query: { siteId: link.siteId } })
  return { ...(await request.speak(link.buyerLanguage ?? site.language)), request, token, link, site, api }
}
