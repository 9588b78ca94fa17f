import { ApiError, calls, isApiError, type PaymentAction } from '@vitrine/client'
import { drawWith } from '@vitrine/web/document/drawn-page.ts'
import { readLine } from '@vitrine/web/form/form.ts'
import { refreshTo } from '@vitrine/web/page/refresh-to.ts'
import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import { readCard, readShownCard } from '../checkout/payment/card.ts'
import { ChallengePage, type ChallengeData } from '../checkout/challenge/challenge-page.tsx'
import { isBackFromElsewhere } from '../checkout/challenge/challenge.ts'
import { tokenIn, tokenWithout } from '../checkout/payment/method-choices.ts'
import { sourcesFor } from '../checkout/provider/script-sources.ts'
import { createMoneyText } from '../text/money.ts'
import { definePage, frameOf, type Answer, type PageRequest, type Route } from '../page.ts'
import { sentenceFor } from '../text/sentences.ts'
import { choicesOf, showPay } from './draw.ts'
import { confirmAddress, openPay, payAddress, type OpenPay } from './open.ts'
import type { PayData } from './pay-data.ts'
import { PayPage } from './pay-page.tsx'

/** The state has changed meanwhile; the reopened page shows it. */
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

/** Returns a message for a failed payment that the buyer can fix. */
const failureOf = (error: unknown, { words }: OpenPay): string =>
  isApiError(error, 'INSUFFICIENT_INVENTORY') ? words.paySoldOut : sentenceFor(error, words)

const load = async (request: PageRequest): Promise<Answer<PayData>> => showPay(await openPay(request))

const payByCard = async (opened: OpenPay, form: FormData): Promise<Answer<PayData>> => {
  const { api, token, words } = opened
  const read = readCard(form, { now: new Date(), words })
  if ('errors' in read) return showPay(opened, { card: read.errors, typed: readShownCard(form) })
  const { cardholder: _named, ...card } = read.card
  const { paymentToken } = await api.send(calls.createPaymentLinkToken, { body: { token, ...card } })
  const { paymentResponseToken } = await api.send(calls.payPaymentLink, { body: { token, paymentToken } })
  return redirectTo(paymentResponseToken === undefined ? payAddress(token) : confirmAddress(token))
}

/** Pays with a provider's token. Redirects if the buyer has to act first. */
const payByToken = async (opened: OpenPay, form: FormData, paymentToken: string): Promise<Answer<PayData>> => {
  const { api, token, words, language } = opened
  if (paymentToken === '') {
    return showPay(opened, { failure: words.cardFieldsNeedScript, method: readLine(form, 'method') })
  }
  const { paymentResponseToken } = await api.send(calls.payPaymentLink, { body: { token, paymentToken } })
  if (paymentResponseToken === undefined) return redirectTo(payAddress(token))
  const { paymentAction } = await api.send(calls.getPaymentLinkAction, { body: { token } })
  if (!paymentAction?.url) return redirectTo(confirmAddress(token))
  return refreshTo(paymentAction.url, { language, title: words.continueToPayment })
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
    if (method === '' || method === 'CARD') return await payByCard(opened, form)
    const paymentToken = tokenIn(form, method) ?? tokenWithout(choicesOf(opened), method)
    return await (paymentToken === undefined ? payOffline(opened, method) : payByToken(opened, form, paymentToken))
  } catch (error) {
    if (hasMovedOn(error)) return redirectTo(payAddress(opened.token))
    const failure = failureOf(error, opened)
    const fresh = await openPay(request)
    return showPay(fresh, { failure, typed: readShownCard(form), method })
  }
}

/** Reports the buyer's answer and shows the result. */
const confirm = async (
  opened: OpenPay,
  { paymentResponseToken, approved }: { paymentResponseToken: string; approved: boolean },
): Promise<Answer<ChallengeData>> => {
  const { api, token, request } = opened
  try {
    await api.send(calls.confirmPaymentLink, { body: { token, paymentResponseToken, approved } })
    return redirectTo(payAddress(token))
  } catch (error) {
    if (hasMovedOn(error)) return redirectTo(payAddress(token))
    return drawWith(PayPage, showPay(await openPay(request), { failure: failureOf(error, opened) }))
  }
}

const actionOf = async ({ api, token }: OpenPay): Promise<PaymentAction | undefined> =>
  (await api.send(calls.getPaymentLinkAction, { body: { token } })).paymentAction

const loadChallenge = async (request: PageRequest): Promise<Answer<ChallengeData>> => {
  const opened = await openPay(request)
  const { link, words, locale, token } = opened
  const action = await actionOf(opened)
  if (!action) return redirectTo(payAddress(token))
  const { type, url, clientSecret, script, paymentResponseToken } = action
  if (isBackFromElsewhere(request)) return confirm(opened, { paymentResponseToken, approved: true })
  if (type === 'REDIRECT' && url !== undefined)
    return refreshTo(url, { language: opened.language, title: words.continueToPayment })
  const total = createMoneyText(link.currency, locale)(link.amount)
  const element = script && clientSecret !== undefined ? { script, clientSecret } : undefined
  return {
    title: words.challengeTitle,
    data: { total, ...(element && { element }) },
    frame: frameOf(opened),
    sources: sourcesFor(element ? [element.script.url] : []),
  }
}

const answerChallenge = async (request: PageRequest, form: FormData): Promise<Answer<ChallengeData>> => {
  const opened = await openPay(request)
  const action = await actionOf(opened)
  if (!action) return redirectTo(payAddress(opened.token))
  const { paymentResponseToken } = action
  return confirm(opened, { paymentResponseToken, approved: form.get('answer') === 'yes' })
}

/** The page of a payment link. */
export const payRoutes: readonly Route[] = [
  definePage({ path: '/pay', Page: PayPage, load, act }),
  definePage({ path: '/pay/confirm', Page: ChallengePage, load: loadChallenge, act: answerChallenge }),
]
