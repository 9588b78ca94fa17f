import { countryOptions } from '@vitrine/ui'
import { frameOf, type Frame, type Shown } from '../page.ts'
import { brandOf, buttonColorOf } from './brand.ts'
import type { CardErrors, ShownCard } from './card.ts'
import type { CheckoutData, CodeFailures, Express, MethodChoice } from './checkout-data.ts'
import { contactErrors, contactValues, requiredKeys, type ContactErrors, type ContactValues } from './contact.ts'
import { deliveriesOf } from './deliveries.ts'
import { loadKnown, savedChoices, takeKnown, type Known } from './known.ts'
import { methodChoices, savedMethodChoices } from './method-choices.ts'
import { originsOf, type OpenCheckout } from './open.ts'
import { payerOf, savedOf } from './payer.ts'
import { agreementOf, policiesOf } from './policies.ts'
import { readOffer, tipOf, type TipData } from './tip.ts'
import { sourcesFor } from './script-sources.ts'
import { offeredCredit } from './store-credit.ts'
import { isPaidFor, needsDelivery, summaryOf } from './summary.ts'

/** What stands in the fields and is not kept yet. */
export interface Typed {
  readonly contact?: ContactValues
  /** Set where a saved address has just filled the fields. */
  readonly filling?: string
  readonly delivery?: string
  readonly card?: ShownCard
  readonly method?: string
}

/** What a form that was sent back shows beside the checkout itself. */
interface Complaints {
  readonly typed?: Typed
  readonly contact?: ContactErrors
  readonly card?: CardErrors
  readonly failure?: string
  readonly codes?: CodeFailures
}

const isComplaint = ({ typed: _typed, ...complaints }: Complaints): boolean =>
  Object.values(complaints).some((one) => typeof one === 'string' || (one && Object.keys(one).length > 0))

/** What a page of a checkout is drawn with beside the checkout. */
interface Beside {
  readonly complaints: Complaints
  /** Who is signed in, with the addresses that are offered. */
  readonly known: Known
  /** The ways to pay. */
  readonly methods: readonly MethodChoice[]
  readonly express: Express | undefined
  /** The store credit that is offered. */
  readonly credit: string | undefined
  readonly tip: TipData | undefined
}

/** The address of the page of a checkout. */
export const addressOf = (token: string): string => `/hosted/checkout?${new URLSearchParams({ token })}`

/** Where a buyer acts for a payment, and comes back to from a page elsewhere. */
export const challengeAddress = (token: string): string => `/hosted/challenge?${new URLSearchParams({ token })}`

/** What can be chosen by now: ways of delivery once it is known where to, payment once it is known what. */
const opennessOf = ({ checkout, words }: OpenCheckout): CheckoutData['isOpen'] => {
  const isDelivered = needsDelivery(checkout)
  const isContactKept = Object.keys(contactErrors(contactValues(checkout), { isDelivered, words })).length === 0
  const isDeliveryKept = !isDelivered || checkout.shippingInfo?.selectedCarrierServiceOption !== undefined
  return { delivery: isContactKept, payment: isContactKept && isDeliveryKept }
}

const dataOf = (
  { checkout, prices, settings, site, callbacks, token, words, locale }: OpenCheckout,
  isOpen: CheckoutData['isOpen'],
  { complaints, known, methods, express, credit, tip }: Beside,
): CheckoutData => {
  const isDelivered = needsDelivery(checkout)
  const { shippingInfo } = checkout
  const { typed } = complaints
  return {
    address: addressOf(token),
    isOpen,
    isDelivered,
    ...(callbacks.cartPageUrl !== undefined && { cartHref: callbacks.cartPageUrl }),
    contact: {
      values: typed?.contact ?? takeKnown(contactValues(checkout), known),
      errors: complaints.contact ?? {},
      ...(typed?.filling !== undefined && { filling: typed.filling }),
    },
    saved: savedChoices(isDelivered ? known.book : [], locale),
    required: requiredKeys(isDelivered),
    countries: countryOptions(locale),
    deliveries: deliveriesOf({ checkout, locale, words }),
    chosenDelivery: typed?.delivery || shippingInfo?.selectedCarrierServiceOption?.code,
    summary: summaryOf({ checkout, locale, words }),
    prices,
    isFree: isPaidFor(checkout),
    isDemo: site.demo,
    takesPayments: site.takesPayments,
    methods,
    ...(express && { express }),
    chosenMethod: typed?.method,
    card: typed?.card ?? {},
    cardErrors: complaints.card ?? {},
    failure: complaints.failure,
    codeFailures: complaints.codes ?? {},
    ...(credit !== undefined && { storeCredit: credit }),
    ...(tip && { tip }),
    policies: policiesOf(settings, words),
    ...agreementOf(checkout, settings),
  }
}

/** The store's name leads back to where the buyer came from. */
export const checkoutFrame = (opened: OpenCheckout, isOrdering = false): Frame => {
  const { settings, site, callbacks } = opened
  const [brand, accentColor] = [brandOf(settings), buttonColorOf(settings, isOrdering)]
  return {
    ...frameOf({ ...opened, site: { ...site, ...(accentColor && { accentColor }) } }),
    homeUrl: callbacks.postFlowUrl ?? site.storefrontUrl,
    ...(brand && { brand }),
  }
}

/** The ways to pay for a checkout; nobody is asked for one that costs nothing. */
export const loadMethods = async (opened: OpenCheckout): Promise<MethodChoice[]> => {
  const { api, checkout, words, request, token } = opened
  if (isPaidFor(checkout)) return []
  const payer = await payerOf(opened)
  const [saved, { paymentMethods }] = await Promise.all([
    savedOf(payer),
    api.payments.listCheckoutPaymentMethods(checkout.id),
  ])
  const comeBack = `${request.origin}${challengeAddress(token)}`
  const choices = methodChoices(paymentMethods, { words, comeBack, isMember: payer !== undefined })
  return [...savedMethodChoices(saved, words), ...choices]
}

/** The first provider that brings wallets. */
const expressOf = ({ checkout, site }: OpenCheckout, all: readonly MethodChoice[]): Express | undefined => {
  const method = all.find(({ script }) => script !== undefined)
  const due = checkout.payNow?.total?.amount
  if (!method?.script || due === undefined || !site.takesPayments || (checkout.violations ?? []).length > 0)
    return undefined
  return { id: method.id, script: method.script, due }
}

/** Shows the page, with what is wrong with what was sent. */
export const show = async (opened: OpenCheckout, complaints: Complaints = {}): Promise<Shown<CheckoutData>> => {
  const { request, site } = opened
  const isOpen = opennessOf(opened)
  const [known, all, credit, offer] = await Promise.all([
    loadKnown(request, site.id),
    loadMethods(opened),
    offeredCredit(opened),
    readOffer(opened),
  ])
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
      tip: tipOf(offer, opened, complaints.codes?.tip),
    }),
    frame: checkoutFrame(opened, isOpen.payment),
    formTargets: originsOf(opened.callbacks),
    // What the page may load is said when it comes, and payment may open in it later.
    sources: sourcesFor(all.flatMap(({ script }) => (script ? [script.url] : []))),
  }
}
