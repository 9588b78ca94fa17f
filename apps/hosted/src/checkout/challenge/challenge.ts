import type { PaymentAction } from '@vitrine/client'
import { drawWith } from '@vitrine/web/document/drawn-page.ts'
import { refreshTo } from '@vitrine/web/page/refresh-to.ts'
import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import { createMoneyText } from '../../text/money.ts'
import type { Answer, PageRequest } from '../../page.ts'
import { sentenceFor } from '../../text/sentences.ts'
import type { ChallengeData } from './challenge-page.tsx'
import { CheckoutPage } from '../checkout-page.tsx'
import { addressOf, checkoutFrame, show } from '../draw.ts'
import { backMark } from '../payment/method-choices.ts'
import { openCheckout, originsOf, reread, thankYouAddress, type OpenCheckout } from '../frame/open.ts'
import { sourcesFor } from '../provider/script-sources.ts'

/** Shows the order of a completed checkout. */
export const completed = async ({ checkout, api, callbacks, token }: OpenCheckout): Promise<Response> => {
  const { orderId = '' } = await api.cartV2.getCart(checkout.id)
  return redirectTo(thankYouAddress({ callbacks, token }, orderId))
}

/** Returns the amount the buyer agreed to, whatever the checkout costs by now. */
const challengedAmount = ({ request, checkout, locale }: OpenCheckout): string => {
  const requested = request.url.searchParams.get('amount') ?? ''
  const agreed = /^\d{1,13}(\.\d{1,4})?$/.test(requested) ? { amount: requested } : checkout.payNow?.total
  return createMoneyText(checkout.currency, locale)(agreed)
}

/** The provider has already reported that the payment failed. */
const notConfirmed = async (opened: OpenCheckout): Promise<Answer<ChallengeData>> =>
  drawWith(CheckoutPage, await show(opened, { failure: opened.words.paymentNotConfirmed }))

/** The challenge is over: the provider's webhook arrived first, and the payment succeeded or failed. */
const settledBefore = async (opened: OpenCheckout): Promise<Answer<ChallengeData>> => {
  const fresh = await reread(opened)
  return fresh.checkout.completed ? completed(fresh) : notConfirmed(fresh)
}

/** Reports the buyer's answer and shows the result. */
const confirm = async (
  opened: OpenCheckout,
  { paymentResponseToken, approved }: { paymentResponseToken: string; approved: boolean },
): Promise<Answer<ChallengeData>> => {
  try {
    const { orderId } = await opened.api.payments.confirmPayment({ paymentResponseToken, approved })
    return redirectTo(thankYouAddress(opened, orderId))
  } catch (error) {
    return drawWith(CheckoutPage, await show(opened, { failure: sentenceFor(error, opened.words) }))
  }
}

const shown = (opened: OpenCheckout, data: Omit<ChallengeData, 'total'>): Answer<ChallengeData> => ({
  title: opened.words.challengeTitle,
  data: { total: challengedAmount(opened), ...data },
  frame: checkoutFrame(opened),
  formTargets: originsOf(opened.callbacks),
  sources: sourcesFor(data.element ? [data.element.script.url] : []),
})

/** Whether the buyer returns from the provider's page. */
export const isBackFromElsewhere = ({ url }: PageRequest): boolean => url.searchParams.has(backMark)

const actOn = (
  opened: OpenCheckout,
  { type, url, clientSecret, script, paymentResponseToken }: PaymentAction,
): Answer<ChallengeData> | Promise<Answer<ChallengeData>> => {
  if (isBackFromElsewhere(opened.request)) return confirm(opened, { paymentResponseToken, approved: true })
  if (type === 'REDIRECT' && url !== undefined)
    return refreshTo(url, { language: opened.language, title: opened.words.continueToPayment })
  if (!script || clientSecret === undefined) return shown(opened, {})
  return shown(opened, { element: { script, clientSecret } })
}

export const loadChallenge = async (request: PageRequest): Promise<Answer<ChallengeData>> => {
  const opened = await openCheckout(request)
  if (opened.checkout.completed) return completed(opened)
  const { paymentAction } = await opened.api.payments.getPaymentAction(opened.checkout.id)
  if (paymentAction) return actOn(opened, paymentAction)
  // The sandbox names its payment in the URL. If the challenge is over by now, its answer says so.
  if (request.url.searchParams.has('response')) return shown(opened, {})
  return isBackFromElsewhere(request) ? settledBefore(opened) : redirectTo(addressOf(opened.token))
}

export const answerChallenge = async (request: PageRequest, form: FormData): Promise<Answer<ChallengeData>> => {
  const opened = await openCheckout(request)
  const approved = form.get('answer') === 'yes'
  const named = request.url.searchParams.get('response')
  if (named !== null) return confirm(opened, { paymentResponseToken: named, approved })
  if (opened.checkout.completed) return completed(opened)
  const { paymentAction } = await opened.api.payments.getPaymentAction(opened.checkout.id)
  if (!paymentAction) return settledBefore(opened)
  return confirm(opened, { paymentResponseToken: paymentAction.paymentResponseToken, approved })
}
