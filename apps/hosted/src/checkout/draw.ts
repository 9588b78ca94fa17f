import type { PaymentMethod, TipOffer } from '@vitrine/client'
import { countryOptions } from '@vitrine/ui'
import { frameOf, type Frame, type Shown } from '../page.ts'
import { brandOf, buttonColorOf, checkoutTheme } from './brand/brand.ts'
import type { CardErrors, ShownCard } from './payment/card.ts'
import type { CheckoutData, CodeFailures, Express, MethodChoice } from './checkout-data.ts'
import {
  contactContext,
  codeDoubts,
  contactAtFirst,
  contactErrors,
  contactValues,
  hiddenKeys,
  questionsOf,
  requiredKeys,
  type ContactErrors,
  type ContactValues,
} from './address/contact.ts'
import { countryForm } from '../address/address-form.ts'
import { companyOf } from './company.ts'
import { deliveriesOf } from './delivery/deliveries.ts'
import { loadKnown, savedChoices, takeKnown, type Known } from './known.ts'
import { methodChoices, savedMethodChoices } from './payment/method-choices.ts'
import { originsOf, type OpenCheckout } from './frame/open.ts'
import { loadSignedIn, payerIn, savedOf } from './payment/payer.ts'
import { agreementOf, newsOf, policiesOf } from './policies/policies.ts'
import { readOffer, tipOf, type TipData } from './summary/tip.ts'
import { sourcesFor } from './provider/script-sources.ts'
import { offeredCredit } from './payment/store-credit.ts'
import { isPaidFor, summaryOf } from './summary/summary.ts'

/** Typed values that are not saved yet. */
export interface Typed {
  readonly contact?: ContactValues
  /** Set if a saved address has just filled the fields. */
  readonly filling?: string
  readonly delivery?: string
  readonly card?: ShownCard
  readonly method?: string
}

/** Errors and typed values of a rejected form. */
interface Complaints {
  readonly typed?: Typed
  readonly contact?: ContactErrors
  readonly card?: CardErrors
  /** Why the agreement is required. */
  readonly agreement?: string | undefined
  readonly failure?: string
  /** What has changed, without an error. */
  readonly notice?: string
  readonly codes?: CodeFailures
}

const isComplaint = ({ typed: _typed, notice: _notice, ...complaints }: Complaints): boolean =>
  Object.values(complaints).some((one) => typeof one === 'string' || (one && Object.keys(one).length > 0))

/** What a checkout page is rendered with, apart from the checkout. */
interface Beside {
  readonly complaints: Complaints
  /** The signed-in member, with the addresses to offer. */
  readonly known: Known
  /** Payment methods. */
  readonly methods: readonly MethodChoice[]
  readonly express: Express | undefined
  /** Store credit to offer. */
  readonly credit: string | undefined
  readonly tip: TipData | undefined
}

/** Returns the URL of a checkout page. */
export const addressOf = (token: string): string => `/hosted/checkout?${new URLSearchParams({ token })}`

/** Returns the URL of a payment's next action, which is also the provider's return URL. */
export const challengeAddress = (token: string): string => `/hosted/challenge?${new URLSearchParams({ token })}`

/** Whether delivery and payment can be chosen by now. */
const opennessOf = (opened: OpenCheckout): CheckoutData['isOpen'] => {
  const { checkout, settings, words, locale } = opened
  const asking = contactContext(opened)
  const { isDelivered } = asking
  const errors = contactErrors(contactValues(checkout, settings), { ...asking, words, locale })
  const isContactSaved = Object.keys(errors).length === 0
  const isDeliverySaved = !isDelivered || checkout.shippingInfo?.selectedCarrierServiceOption !== undefined
  return { delivery: isContactSaved, payment: isContactSaved && isDeliverySaved }
}

/** Whether the buyer can pay by invoice, also in a store without other payment methods. */
const paysByInvoice = ({ company }: OpenCheckout['checkout']): boolean =>
  company !== undefined && company.paymentTerms !== 'PAY_AT_CHECKOUT'

const dataOf = (
  opened: OpenCheckout,
  isOpen: CheckoutData['isOpen'],
  { complaints, known, methods, express, credit, tip }: Beside,
): CheckoutData => {
  const { checkout, prices, settings, site, callbacks, token, words, locale } = opened
  const asking = contactContext(opened)
  const { isDelivered } = asking
  const { shippingInfo } = checkout
  const { typed } = complaints
  const company = companyOf(checkout, locale)
  const values = typed?.contact ?? takeKnown(contactAtFirst(checkout, settings), known)
  return {
    address: addressOf(token),
    isOpen,
    isDelivered,
    ...(callbacks.cartPageUrl !== undefined && { cartHref: callbacks.cartPageUrl }),
    contact: {
      values,
      errors: complaints.contact ?? {},
      doubts: codeDoubts(values, { words, locale }),
      ...(typed?.filling !== undefined && { filling: typed.filling }),
    },
    saved: savedChoices(isDelivered ? known.book : [], locale),
    required: requiredKeys(asking, values.country ?? '', words),
    hidden: hiddenKeys(asking),
    ...(company && { company }),
    questions: questionsOf(settings),
    form: countryForm(values.country ?? '', words),
    billingForm: countryForm(values['billing.country'] || (values.country ?? ''), words),
    ...newsOf(settings),
    countries: countryOptions(locale),
    deliveries: deliveriesOf({ checkout, locale, words }),
    chosenDelivery: typed?.delivery || shippingInfo?.selectedCarrierServiceOption?.code,
    summary: summaryOf({ checkout, locale, words }),
    prices,
    isFree: isPaidFor(checkout),
    isDemo: site.acceptsTestCards,
    takesPayments: site.takesPayments || paysByInvoice(checkout),
    methods,
    ...(express && { express }),
    chosenMethod: typed?.method,
    card: typed?.card ?? {},
    cardErrors: complaints.card ?? {},
    ...(complaints.agreement !== undefined && { agreementError: complaints.agreement }),
    failure: complaints.failure,
    ...(complaints.notice !== undefined && { notice: complaints.notice }),
    codeFailures: complaints.codes ?? {},
    ...(credit !== undefined && { storeCredit: credit }),
    ...(tip && { tip }),
    theme: checkoutTheme(settings, site.looks),
    policies: policiesOf(settings, words),
    ...agreementOf(checkout, settings),
  }
}

/** Returns the “continue shopping” link, unless the store or the checkout link hides it. */
const continueShopping = ({ settings, site, callbacks, checkout }: OpenCheckout): Frame['continueShopping'] => {
  const { hidden = false, displayType } = settings.checkoutBrand?.header?.continueShopping ?? {}
  const href = callbacks.postFlowUrl ?? site.storefrontUrl
  if (hidden || !href || checkout.customSettings?.disabledContinueShoppingButton) return undefined
  return { href, isIcon: displayType === 'ICON' }
}

/** Links the store's name to where the buyer came from. */
export const checkoutFrame = (opened: OpenCheckout, isOrdering = false): Frame => {
  const { settings, site, callbacks } = opened
  const [brand, accentColor] = [brandOf(settings, site.looks), buttonColorOf(settings, isOrdering)]
  const link = continueShopping(opened)
  return {
    ...frameOf({ ...opened, site: { ...site, ...(accentColor && { accentColor }) } }),
    homeUrl: callbacks.postFlowUrl ?? site.storefrontUrl,
    ...(brand && { brand }),
    ...(link && { continueShopping: link }),
  }
}

/** Lists the payment methods of a checkout. Free checkouts need none. */
export const listMethods = async ({ api, checkout }: OpenCheckout): Promise<readonly PaymentMethod[]> =>
  isPaidFor(checkout) ? [] : (await api.payments.listCheckoutPaymentMethods(checkout.id)).paymentMethods

/** Returns payment methods as choices, which members can save. */
export const choicesOf = (
  { checkout: { currency = '' }, request, token, words, locale }: OpenCheckout,
  methods: readonly PaymentMethod[],
  isMember = false,
): MethodChoice[] =>
  methodChoices(methods, {
    words,
    locale,
    currency,
    returnUrl: `${request.origin}${challengeAddress(token)}`,
    isMember,
  })

/** Returns the first provider with wallets. */
const expressOf = ({ checkout, site, settings }: OpenCheckout, all: readonly MethodChoice[]): Express | undefined => {
  const method = all.find(({ script }) => script !== undefined)
  const due = checkout.payNow?.total?.amount
  // Wallets can't provide a company or answer custom questions.
  if (settings.checkoutFields?.company === 'REQUIRED' || questionsOf(settings).some(({ isRequired }) => isRequired))
    return undefined
  if (!method?.script || due === undefined || !site.takesPayments || (checkout.violations ?? []).length > 0)
    return undefined
  return { id: method.id, script: method.script, due }
}

/** Loads what the page shows beside the checkout. */
const loadBeside = async (opened: OpenCheckout, offer: Promise<TipOffer | undefined>) => {
  const [signedIn, offered, tips] = await Promise.all([loadSignedIn(opened), listMethods(opened), offer])
  const payer = payerIn(signedIn, opened.checkout)
  const [known, saved, credit] = await Promise.all([
    loadKnown(signedIn, opened.checkout),
    savedOf(isPaidFor(opened.checkout) ? undefined : payer),
    offeredCredit(opened, payer),
  ])
  const methods = [...savedMethodChoices(saved, opened.words), ...choicesOf(opened, offered, payer !== undefined)]
  return { known, methods, credit, tips }
}

/** Shows the page, with the errors of a rejected form. */
export const show = async (
  opened: OpenCheckout,
  complaints: Complaints = {},
  offer = readOffer(opened),
): Promise<Shown<CheckoutData>> => {
  const isOpen = opennessOf(opened)
  const { known, methods: all, credit, tips } = await loadBeside(opened, offer)
  const methods = isOpen.payment ? all : []
  const express = expressOf(opened, all)
  return {
    status: isComplaint(complaints) ? 422 : 200,
    title: opened.words.checkout,
    data: dataOf(opened, isOpen, {
      complaints,
      known,
      methods,
      express,
      credit,
      tip: tipOf(tips, opened, complaints.codes?.tip),
    }),
    frame: checkoutFrame(opened, isOpen.payment),
    formTargets: originsOf(opened.callbacks),
    // The content security policy is set on load, and the payment section may open in place later.
    sources: sourcesFor(all.flatMap(({ script }) => (script ? [script.url] : []))),
  }
}
