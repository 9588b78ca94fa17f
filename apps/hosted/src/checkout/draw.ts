import { countryName, countryOptions } from '@vitrine/ui'
import { createMoneyText } from '../money.ts'
import { frameOf, type Frame, type Shown } from '../page.ts'
import { brandOf, buttonColorOf } from './brand.ts'
import type { CardErrors, ShownCard } from './card.ts'
import type { CheckoutData, CodeFailures, MethodChoice, Step } from './checkout-data.ts'
import { contactErrors, contactValues, requiredKeys, type ContactErrors, type ContactValues } from './contact.ts'
import { loadKnown, nobody, savedChoices, takeKnown, type Known } from './known.ts'
import { methodChoices, savedMethodChoices } from './method-choices.ts'
import { originsOf, type OpenCheckout } from './open.ts'
import { payerOf, savedOf } from './payer.ts'
import { agreementOf, policiesOf } from './policies.ts'
import { sourcesFor } from './script-sources.ts'
import { offeredCredit } from './store-credit.ts'
import { isPaidFor, needsDelivery, summaryOf } from './summary.ts'

const steps: readonly Step[] = ['contact', 'delivery', 'payment']

/** What stands in the fields of a step and is not kept yet. */
export interface Typed {
  readonly contact?: ContactValues
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
  /** Which of them was chosen. */
  readonly chosen: string | null
  /** The ways to pay. */
  readonly methods: readonly MethodChoice[]
  /** The store credit that is offered. */
  readonly credit: string | undefined
}

/** The address of a step of a checkout. */
export const addressOf = (token: string, step: Step): string =>
  `/hosted/checkout?${new URLSearchParams({ token, step })}`

/** Where a buyer acts for a payment, and comes back to from a page elsewhere. */
export const challengeAddress = (token: string): string => `/hosted/challenge?${new URLSearchParams({ token })}`

/** The step a checkout is at: the one asked for, as far as what comes before it is complete. */
export const stepOf = ({ checkout, words }: Pick<OpenCheckout, 'checkout' | 'words'>, asked: string | null): Step => {
  const isDelivered = needsDelivery(checkout)
  const isContactDone = Object.keys(contactErrors(contactValues(checkout), { isDelivered, words })).length === 0
  const isDeliveryDone = !isDelivered || checkout.shippingInfo?.selectedCarrierServiceOption !== undefined
  const wanted = steps.find((step) => step === asked)
  if (!isContactDone) return 'contact'
  if (wanted === 'contact') return wanted
  if (isDelivered && (wanted === 'delivery' || !isDeliveryDone)) return 'delivery'
  return wanted === 'payment' ? 'payment' : isDelivered ? 'delivery' : 'payment'
}

const dataOf = (
  { checkout, prices, settings, site, callbacks, token, words, locale }: OpenCheckout,
  step: Step,
  { complaints, known, chosen, methods, credit }: Beside,
): CheckoutData => {
  const isDelivered = needsDelivery(checkout)
  const formHref = addressOf(token, 'contact')
  const { shippingInfo } = checkout
  const { country } = contactValues(checkout)
  const deliveries = (shippingInfo?.carrierServiceOptions ?? []).flatMap(({ shippingOptions = [] }) => shippingOptions)
  return {
    step,
    isDelivered,
    addresses: {
      contact: formHref,
      delivery: addressOf(token, 'delivery'),
      payment: addressOf(token, 'payment'),
      cart: callbacks.cartPageUrl,
    },
    contact: {
      values: complaints.typed?.contact ?? takeKnown(contactValues(checkout), known, chosen),
      errors: complaints.contact ?? {},
    },
    ...(country && { countryName: countryName(country, locale) }),
    saved: savedChoices(isDelivered ? known.book : [], { locale, formHref }),
    required: requiredKeys(isDelivered),
    countries: step === 'contact' ? countryOptions(locale) : [],
    deliveries: deliveries.map(({ code = '', title = '', logistics, cost }) => ({
      code,
      title,
      price: createMoneyText(checkout.currency, locale)(cost?.price),
      isFree: Number(cost?.price?.amount ?? 0) === 0,
      time: logistics?.deliveryTime,
    })),
    chosenDelivery: complaints.typed?.delivery || shippingInfo?.selectedCarrierServiceOption?.code,
    summary: summaryOf({ checkout, locale, words }),
    prices,
    isFree: isPaidFor(checkout),
    isDemo: site.demo,
    takesPayments: site.takesPayments,
    methods,
    chosenMethod: complaints.typed?.method,
    card: complaints.typed?.card ?? {},
    cardErrors: complaints.card ?? {},
    failure: complaints.failure,
    codeFailures: complaints.codes ?? {},
    ...(credit !== undefined && { storeCredit: credit }),
    policies: policiesOf(settings, words),
    ...agreementOf(checkout, settings),
  }
}

/** The store's name leads back to where the buyer came from. */
export const checkoutFrame = (opened: OpenCheckout, step?: Step): Frame => {
  const { settings, site, callbacks } = opened
  const [brand, accentColor] = [brandOf(settings), buttonColorOf(settings, step === 'payment')]
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

/** Shows a step, with what is wrong with what was sent. */
export const show = async (
  opened: OpenCheckout,
  step: Step,
  complaints: Complaints = {},
): Promise<Shown<CheckoutData>> => {
  const { request, site } = opened
  const known = step === 'contact' ? await loadKnown(request, site.id) : nobody
  const chosen = request.url.searchParams.get('address')
  const methods = step === 'payment' ? await loadMethods(opened) : []
  const credit = await offeredCredit(opened)
  return {
    status: isComplaint(complaints) ? 422 : 200,
    title: opened.words.checkout,
    data: dataOf(opened, step, { complaints, known, chosen, methods, credit }),
    frame: checkoutFrame(opened, step),
    formTargets: originsOf(opened.callbacks),
    sources: sourcesFor(methods.flatMap(({ script }) => (script ? [script.url] : []))),
  }
}
