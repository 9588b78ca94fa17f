import { isApiError, type Order } from '@vitrine/client'
import { isCountry } from '@vitrine/ui'
import { readLine } from '@vitrine/web/form/form.ts'
import { refreshTo } from '@vitrine/web/page/refresh-to.ts'
import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import { definePage, type Answer, type PageRequest, type Route } from '../page.ts'
import { invoiceLinks, receiptLinks } from '../receipt/receipts.ts'
import { siteIdOf } from '../account/open.ts'
import { asMember } from '../sign-in/session.ts'
import { sentenceFor } from '../text/sentences.ts'
import { shipmentsOf } from '../shipment/shipments.ts'
import { answerChallenge, completed, loadChallenge } from './challenge/challenge.ts'
import { ChallengePage } from './challenge/challenge-page.tsx'
import { CheckoutPage } from './checkout-page.tsx'
import { ConfirmationPage, type ConfirmationData } from './confirmation-page.tsx'
import type { CheckoutData } from './checkout-data.ts'
import { readCard, type CardErrors } from './payment/card.ts'
import { changeCode, typedIn } from './codes.ts'
import { readContact, type ContactErrors } from './address/contact.ts'
import { addressOf, challengeAddress, checkoutFrame, loadMethods, show } from './draw.ts'
import { readDelivery } from './delivery/deliveries.ts'
import { loadKnown, takeKnown } from './known.ts'
import { tokenIn, tokenWithout } from './payment/method-choices.ts'
import { openCheckout, openLink, readCheckout, thankYouAddress, type OpenCheckout } from './frame/open.ts'
import { downloadViews } from '../download/downloads.ts'
import { instructionsOf } from '../instructions.ts'
import { payerOf } from './payment/payer.ts'
import { agreementOf } from './policies/policies.ts'
import { isSomething, reread, settle, settlePlace, settleWith } from './settle.ts'
import { orSessionEnded } from './session/session-ended.ts'
import { isPaidFor } from './summary/summary.ts'
import { changeTip, preselectTip } from './summary/tip.ts'
import { shownSuggestions } from './address/suggestions.ts'
import { suggestionsPath } from './address/suggestions-path.ts'

/** Form value of card payments; all other methods are offline. */
const cardMethod = 'CARD'
/** Whether a token is of a saved payment method. */
const isSaved = (token: string): boolean => token.startsWith('saved:')

const load = async (request: PageRequest): Promise<Answer<CheckoutData>> => {
  const opened = await openCheckout(request)
  if (opened.checkout.completed) return completed(opened)
  if (!(await preselectTip(opened))) return show(opened)
  return show(await reread(opened))
}

const withoutMissing = (errors: ContactErrors, { words }: OpenCheckout): ContactErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== words.fieldRequired))

/** Saves the form's values and shows the result; without scripts, on a page of its own. */
const save = async (opened: OpenCheckout, form: FormData): Promise<Answer<CheckoutData>> => {
  const { opened: fresh, errors } = await settle(opened, form)
  const intent = readLine(form, 'intent')
  const isResumed = intent === 'resume'
  // Don't show errors for fields the buyer has not reached.
  if (isSomething(errors) && (intent === 'save' || isResumed))
    return show(fresh, { typed: typedIn(form), contact: withoutMissing(errors, opened) })
  if (isSomething(errors)) return show(fresh, { typed: typedIn(form), contact: errors })
  const isScripted = opened.request.request.headers.get('accept') === 'application/json'
  return isScripted || isResumed
    ? show(fresh, { typed: typedIn(form) })
    : redirectTo(`${addressOf(opened.token)}#delivery`)
}

/** Fills the fields with an address of the member's address book. */
const fillIn = async (opened: OpenCheckout, form: FormData): Promise<Answer<CheckoutData>> => {
  const id = readLine(form, 'savedAddress')
  const contact = takeKnown(readContact(form), await loadKnown(opened.request, opened.site.id), id)
  const { opened: fresh } = await settleWith(opened, contact, readDelivery(form))
  return show(fresh, { typed: { ...typedIn(form), contact, filling: `${id} ${Date.now()}` } })
}

/** Calculates delivery for a wallet's partial address. */
const price = async (opened: OpenCheckout, form: FormData): Promise<Answer<CheckoutData>> => {
  const fresh = await settlePlace(opened, readContact(form), readDelivery(form))
  return show(fresh)
}

/** What the buyer agrees to by ordering. A form without prices agrees to none. */
const agreedIn = (form: FormData) => ({
  policyAgreement: form.get('policyAgreement') === 'on',
  priceVerificationToken: readLine(form, 'prices').slice(0, 1024) || 'none',
})

/** Creates the order; the rest is paid offline. */
const orderUnpaid = async (
  opened: OpenCheckout,
  form: FormData,
  paymentMethodId?: string,
): Promise<Answer<CheckoutData>> => {
  const options = { ...agreedIn(form), ...(paymentMethodId !== undefined && { paymentMethodId }) }
  const { orderId } = await opened.api.checkout.createOrder(opened.checkout.id, options)
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
  return (payer ?? api).checkout.createOrderAndCharge(checkout.id, ordered)
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
  const paymentToken = tokenIn(form, method) ?? tokenWithout(await loadMethods(opened), method)
  return paymentToken === undefined ? orderUnpaid(opened, form, method) : payByToken(opened, form, paymentToken)
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

const pay = async (opened: OpenCheckout, form: FormData): Promise<Answer<CheckoutData>> => {
  const tip = await changeTip(opened, form)
  const { opened: settled, errors } = await settle(tip.isChanged ? await reread(opened) : opened, form)
  if (tip.failure !== undefined)
    return show(settled, { codes: { tip: tip.failure }, contact: errors, typed: typedIn(form) })
  const card = cardErrorsIn(form, settled)
  const agreement = lacksAgreement(settled, form) ? opened.words.fieldRequired : undefined
  // Report all errors at once.
  if (isSomething(errors) || isSomething(card) || agreement !== undefined)
    return show(settled, { contact: errors, card, agreement, typed: typedIn(form) })
  // A different delivery price must be seen before it is agreed to.
  if (settled.checkout.payNow?.total?.amount !== opened.checkout.payNow?.total?.amount)
    return show(settled, { failure: opened.words.totalChanged, typed: typedIn(form) })
  try {
    return await payWith(settled, form)
  } catch (error) {
    // Show what the buyer can fix in place, with the latest prices.
    const isRemoved = isSaved(readLine(form, 'method')) && isApiError(error, 'NOT_FOUND', 'INVALID_ARGUMENT')
    const failure = isRemoved ? opened.words.paymentMethodNotFound : sentenceFor(error, opened.words)
    const fresh = { ...settled, ...(await readCheckout(opened.api, opened.checkout.id)) }
    return show(fresh, { failure, typed: typedIn(form) })
  }
}

const act = async (request: PageRequest, form: FormData): Promise<Answer<CheckoutData>> => {
  const opened = await openCheckout(request)
  if (opened.checkout.completed) return completed(opened)
  if (form.has('code')) return changeCode(opened, form)
  if (form.has('savedAddress')) return fillIn(opened, form)
  if (form.get('intent') === 'price') return price(opened, form)
  return form.get('intent') === 'pay' ? pay(opened, form) : save(opened, form)
}

/** Offers guests an account. The order joins it once the email is verified. */
const offerOf = ({ clientId }: OpenCheckout, { buyerInfo }: Order): Pick<ConfirmationData, 'offer'> => {
  const { email, memberId } = buyerInfo
  if (clientId === undefined || memberId !== undefined || !email) return {}
  const next = `/hosted/account/orders?${new URLSearchParams({ clientId })}`
  return { offer: { email, href: `/hosted/sign-up?${new URLSearchParams({ clientId, continue: next })}` } }
}

const loadConfirmation = async (request: PageRequest): Promise<Answer<ConfirmationData>> => {
  const opened = await openCheckout(request)
  const orderId = request.url.searchParams.get('orderId') ?? ''
  const [order, { paymentMethod }, { orderWithFulfillments }, receipts, invoices, downloads] = await Promise.all([
    opened.api.orders.getOrder(orderId),
    opened.api.payments.getPaymentInstructions(orderId),
    opened.api.orderFulfillments.listFulfillmentsForSingleOrder(orderId),
    opened.api.payments.listReceipts(orderId),
    opened.api.invoices.listInvoices(orderId),
    opened.api.digitalGoods.listDownloads(orderId),
  ])
  const frame = checkoutFrame(opened)
  return {
    title: opened.words.thankYou,
    data: {
      number: order.number,
      homeUrl: frame.homeUrl,
      ...offerOf(opened, order),
      downloads: downloadViews(downloads, opened),
      ...instructionsOf(order, { paymentMethod, locale: opened.locale }),
      shipments: shipmentsOf(order, orderWithFulfillments.fulfillments ?? [], opened.words),
      invoices: invoiceLinks(invoices, { ...opened, currency: order.currency }),
      receipts: receiptLinks(receipts, { ...opened, currency: order.currency }),
    },
    frame,
  }
}

/** Returns address suggestions as JSON. Opened as a page, shows the checkout. */
const suggest = async (request: PageRequest, form: FormData): Promise<Response> => {
  const { accessToken, siteId } = await openLink(request)
  const [text, country] = [readLine(form, 'text').slice(0, 100), readLine(form, 'country')]
  if (text === '') return Response.json({ suggestions: [] })
  const member = await asMember(request)
  const isOfStore = member !== undefined && siteIdOf(member.accessToken) === siteId
  const api = isOfStore ? member.api : request.api(accessToken)
  const suggestions = await api.addressSuggestions
    .suggestAddresses(text, isCountry(country) ? { country } : {})
    // The form works without suggestions.
    .catch(() => [])
  return Response.json({ suggestions: shownSuggestions(suggestions, request) })
}

const routes: readonly Route[] = [
  {
    path: suggestionsPath,
    load: async ({ url }) => redirectTo(`/hosted/checkout${url.search}`),
    act: suggest,
  },
  definePage({ path: '/checkout', Page: CheckoutPage, load, act }),
  definePage({ path: '/challenge', Page: ChallengePage, load: loadChallenge, act: answerChallenge }),
  definePage({ path: '/confirmation', Page: ConfirmationPage, load: loadConfirmation }),
]

export const checkoutRoutes: readonly Route[] = routes.map(orSessionEnded)
