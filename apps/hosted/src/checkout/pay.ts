import { isApiError } from '@vitrine/client'
import { readLine } from '@vitrine/web/form/form.ts'
import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import { refreshTo } from '@vitrine/web/page/refresh-to.ts'
import type { Answer } from '../page.ts'
import { createMoneyText } from '../text/money.ts'
import { sentenceFor } from '../text/sentences.ts'
import type { CheckoutData } from './checkout-data.ts'
import { typedIn } from './codes.ts'
import { challengeAddress, choicesOf, listMethods, show } from './draw.ts'
import { reread, thankYouAddress, type OpenCheckout } from './frame/open.ts'
import { readCard, type CardErrors } from './payment/card.ts'
import { tokenIn, tokenWithout } from './payment/method-choices.ts'
import { payerOf } from './payment/payer.ts'
import { agreementOf } from './policies/policies.ts'
import { discountNotice, isSomething, settle } from './settle.ts'
import { isPaidFor } from './summary/summary.ts'
import { changeTip } from './summary/tip.ts'

/** Form value of card payments; all other methods are offline. */
const cardMethod = 'CARD'
/** Whether a token is of a saved payment method. */
const isSaved = (token: string): boolean => token.startsWith('saved:')

/** What the buyer agrees to by ordering. A form without prices agrees to none. */
const agreedIn = (form: FormData) => ({
  policyAgreement: form.get('policyAgreement') === 'on',
  priceVerificationToken: readLine(form, 'prices').slice(0, 1024) || 'none',
})

/** Places an order that is free, or paid offline. */
const orderUnpaid = async (
  opened: OpenCheckout,
  form: FormData,
  offline: { readonly paymentMethodId?: string } = {},
): Promise<Answer<CheckoutData>> => {
  const { orderId } = await opened.api.cartV2.placeOrder(opened.checkout.id, { ...agreedIn(form), ...offline })
  return redirectTo(thankYouAddress(opened, orderId))
}

interface Ordered {
  readonly orderId: string
  readonly paymentResponseToken?: string | undefined
}

/** Orders with a payment token. Saved payment methods belong to the signed-in member, not to anyone with the link. */
const orderWith = async (opened: OpenCheckout, form: FormData, paymentToken: string): Promise<Ordered> => {
  const { checkout, api } = opened
  const chargeRemainders = form.get('chargeRemainders') === 'on' && checkout.remainders !== undefined
  const savePaymentMethod = form.get('savePaymentMethod') === 'on' || (chargeRemainders && !isSaved(paymentToken))
  const isOfMember = savePaymentMethod || isSaved(paymentToken)
  const payer = isOfMember ? await payerOf(opened) : undefined
  const ordered = {
    paymentToken,
    ...(payer && savePaymentMethod && { savePaymentMethod }),
    ...(payer && chargeRemainders && { chargeRemainders }),
    ...agreedIn(form),
  }
  return (payer ?? api).cartV2.placeOrder(checkout.id, ordered)
}

const payByCard = async (opened: OpenCheckout, form: FormData): Promise<Answer<CheckoutData>> => {
  const { checkout, api, token, words } = opened
  const read = readCard(form, { now: new Date(), words })
  if ('errors' in read) return show(opened, { card: read.errors, typed: typedIn(form) })
  const { paymentToken } = await api.payments.createPaymentToken(read.card)
  const { orderId, paymentResponseToken } = await orderWith(opened, form, paymentToken)
  if (!paymentResponseToken) return redirectTo(thankYouAddress(opened, orderId))
  const { amount = '' } = checkout.payNow?.total ?? {}
  return redirectTo(`/hosted/challenge?${new URLSearchParams({ token, response: paymentResponseToken, amount })}`)
}

/** Pays with a provider's token. Redirects if the buyer has to act first. */
const payByToken = async (
  opened: OpenCheckout,
  form: FormData,
  paymentToken: string,
): Promise<Answer<CheckoutData>> => {
  const { words } = opened
  if (paymentToken === '') {
    return show(opened, { failure: words.cardFieldsNeedScript, typed: typedIn(form) })
  }
  return afterPayment(opened, await orderWith(opened, form, paymentToken))
}

/** Redirects to the order, or to the buyer's next action. */
const afterPayment = async (
  opened: OpenCheckout,
  { orderId, paymentResponseToken }: Ordered,
): Promise<Answer<CheckoutData>> => {
  const { api, checkout, token } = opened
  if (!paymentResponseToken) return redirectTo(thankYouAddress(opened, orderId))
  const { paymentAction } = await api.payments.getPaymentAction(checkout.id)
  if (!paymentAction?.url) return redirectTo(challengeAddress(token))
  return refreshTo(paymentAction.url, { language: opened.language, title: opened.words.continueToPayment })
}

const payWith = async (opened: OpenCheckout, form: FormData): Promise<Answer<CheckoutData>> => {
  if (isPaidFor(opened.checkout)) return orderUnpaid(opened, form)
  const method = readLine(form, 'method')
  if (method === '' || method === cardMethod) return payByCard(opened, form)
  if (isSaved(method)) return afterPayment(opened, await orderWith(opened, form, method.slice(0, 2048)))
  const paymentToken = tokenIn(form, method) ?? tokenWithout(choicesOf(opened, await listMethods(opened)), method)
  if (paymentToken !== undefined) return payByToken(opened, form, paymentToken)
  return orderUnpaid(opened, form, { paymentMethodId: method })
}

/** Returns card errors, if the form pays by card. */
const cardErrorsIn = (form: FormData, { words }: OpenCheckout): CardErrors => {
  const isCard = form.has('cardNumber') && ['', cardMethod].includes(readLine(form, 'method'))
  const read = isCard ? readCard(form, { now: new Date(), words }) : undefined
  return read && 'errors' in read ? read.errors : {}
}

/** Whether the buyer still has to agree to the store's terms. */
const lacksAgreement = ({ checkout, settings }: OpenCheckout, form: FormData): boolean =>
  agreementOf(checkout, settings).agreement !== undefined && form.get('policyAgreement') !== 'on'

/** Returns a message for an error that the buyer can fix. */
const failureOf = (error: unknown, { words, locale }: OpenCheckout): string => {
  if (!isApiError(error, 'CREDIT_LIMIT_EXCEEDED')) return sentenceFor(error, words)
  const { left, currency } = error.data
  return words.creditLimitExceeded(createMoneyText(String(currency), locale)({ amount: String(left) }))
}

/** Saves the form, places the order and pays for it. Shows the checkout again with everything to correct. */
export const pay = async (opened: OpenCheckout, form: FormData): Promise<Answer<CheckoutData>> => {
  const tip = await changeTip(opened, form)
  const { opened: settled, errors } = await settle(tip.isChanged ? await reread(opened) : opened, form)
  if (tip.failure !== undefined)
    return show(settled, { codes: { tip: tip.failure }, contact: errors, typed: typedIn(form) })
  const card = cardErrorsIn(form, settled)
  const agreement = lacksAgreement(settled, form) ? opened.words.fieldRequired : undefined
  // Report all errors at once.
  if (isSomething(errors) || isSomething(card) || agreement !== undefined)
    return show(settled, { contact: errors, card, agreement, typed: typedIn(form) })
  // A different price of the delivery, or a different discount, must be seen before it is agreed to.
  if (settled.checkout.payNow?.total?.amount !== opened.checkout.payNow?.total?.amount)
    return show(settled, {
      failure: discountNotice(opened, settled) ?? opened.words.totalChanged,
      typed: typedIn(form),
    })
  try {
    return await payWith(settled, form)
  } catch (error) {
    // Show what the buyer can fix in place, with the latest prices.
    const isRemoved = isSaved(readLine(form, 'method')) && isApiError(error, 'NOT_FOUND', 'INVALID_ARGUMENT')
    const failure = isRemoved ? opened.words.paymentMethodNotFound : failureOf(error, opened)
    return show(await reread(settled), { failure, typed: typedIn(form) })
  }
}
