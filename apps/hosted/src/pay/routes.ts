import { ApiError, calls, isApiError } from '@vitrine/client'
import { drawWith } from '@vitrine/web/drawn-page.ts'
import { readLine } from '@vitrine/web/form.ts'
import { redirectTo } from '@vitrine/web/redirect-to.ts'
import { readCard, readShownCard } from '../checkout/card.ts'
import { ChallengePage, type ChallengeData } from '../checkout/challenge-page.tsx'
import { createMoneyText } from '../money.ts'
import { definePage, frameOf, type Answer, type PageRequest, type Route } from '../page.ts'
import { sentenceFor } from '../sentences.ts'
import { showPay } from './draw.ts'
import { openPay, payAddress, type OpenPay } from './open.ts'
import type { PayData } from './pay-data.ts'
import { PayPage } from './pay-page.tsx'

/** What the payment has become meanwhile is shown by the page itself, when it is opened again. */
const movedOn: readonly string[] = [
  'CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST',
  'CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST',
  'CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST',
  'ORDER_CANCELED',
  'INVALID_AMOUNT',
  'PAYMENT_IN_PROGRESS',
]

const hasMovedOn = (error: unknown): boolean =>
  (error instanceof ApiError && movedOn.includes(error.code)) ||
  (isApiError(error, 'PAYMENT_DECLINED') && ['not-due', 'called-off'].includes(String(error.data.reason)))

/** What the buyer can do about a payment that failed. */
const failureOf = (error: unknown, { words }: OpenPay): string =>
  isApiError(error, 'INSUFFICIENT_INVENTORY') ? words.paySoldOut : sentenceFor(error, words)

const load = async (request: PageRequest): Promise<Answer<PayData>> => showPay(await openPay(request))

const payByCard = async (opened: OpenPay, form: FormData): Promise<Answer<PayData>> => {
  const { api, token, words, link } = opened
  const read = readCard(form, { now: new Date(), words })
  if ('errors' in read) return showPay(opened, { card: read.errors, typed: readShownCard(form) })
  const { cardholder: _named, ...card } = read.card
  const { paymentToken } = await api.send(calls.createPaymentLinkToken, { body: { token, ...card } })
  const { paymentResponseToken } = await api.send(calls.payPaymentLink, { body: { token, paymentToken } })
  if (paymentResponseToken === undefined) return redirectTo(payAddress(token))
  return redirectTo(payAddress(token, { response: paymentResponseToken, amount: link.amount.amount ?? '' }))
}

const payOffline = async ({ api, token }: OpenPay, paymentMethodId: string): Promise<Answer<PayData>> => {
  await api.send(calls.payPaymentLink, { body: { token, paymentMethodId } })
  return redirectTo(payAddress(token))
}

const act = async (request: PageRequest, form: FormData): Promise<Answer<PayData>> => {
  const opened = await openPay(request)
  if (opened.link.state !== 'UNPAID') return redirectTo(payAddress(opened.token))
  const method = readLine(form, 'method')
  try {
    return await (method === '' || method === 'CARD' ? payByCard(opened, form) : payOffline(opened, method))
  } catch (error) {
    if (hasMovedOn(error)) return redirectTo(payAddress(opened.token))
    const failure = failureOf(error, opened)
    const fresh = await openPay(request)
    return showPay(fresh, { failure, typed: readShownCard(form), method })
  }
}

const loadChallenge = async (request: PageRequest): Promise<Answer<ChallengeData>> => {
  const opened = await openPay(request)
  const { link, words, locale, token } = opened
  if (link.state !== 'UNPAID') return redirectTo(payAddress(token))
  const total = createMoneyText(link.currency, locale)(link.amount)
  return { title: words.challengeTitle, data: { total }, frame: frameOf(opened) }
}

const answerChallenge = async (request: PageRequest, form: FormData): Promise<Answer<ChallengeData>> => {
  const opened = await openPay(request)
  const { api, token } = opened
  const paymentResponseToken = request.url.searchParams.get('response') ?? ''
  try {
    const approved = form.get('answer') === 'yes'
    await api.send(calls.confirmPaymentLink, { body: { token, paymentResponseToken, approved } })
    return redirectTo(payAddress(token))
  } catch (error) {
    if (hasMovedOn(error)) return redirectTo(payAddress(token))
    const fresh = await openPay(request)
    return drawWith(PayPage, showPay(fresh, { failure: failureOf(error, opened) }))
  }
}

/** The page of a payment link, for whoever has its address. */
export const payRoutes: readonly Route[] = [
  definePage({ path: '/pay', Page: PayPage, load, act }),
  definePage({ path: '/pay/confirm', Page: ChallengePage, load: loadChallenge, act: answerChallenge }),
]
