import { isApiError } from '@vitrine/client'
import {
  contactContext,
  contactErrors,
  contactUpdate,
  contactValues,
  isBilledElsewhere,
  readContact,
  type ContactErrors,
  type ContactKey,
  type ContactValues,
} from './address/contact.ts'
import { readDelivery, methodCodeOf } from './delivery/deliveries.ts'
import { reread, type OpenCheckout } from './frame/open.ts'
import { needsDelivery } from './summary/summary.ts'

/** A checkout after saving typed values, and what was rejected of them. */
interface Settled {
  readonly opened: OpenCheckout
  readonly errors: ContactErrors
}

export const isSomething = (errors: object): boolean => Object.keys(errors).length > 0

const isUnchanged = (typed: ContactValues, { checkout, settings }: OpenCheckout): boolean => {
  const stored = contactValues(checkout, settings)
  return Object.entries(typed).every(([key, value]) => (value ?? '') === (stored[key as ContactKey] ?? ''))
}

/** Whether an error concerns the separate billing address. */
const isOfBill = (field: string, values: ContactValues): boolean =>
  isBilledElsewhere(values) && field.includes('paymentInfo')

const saveContact = async (opened: OpenCheckout, values: ContactValues): Promise<Settled> => {
  const { api, checkout, words, locale } = opened
  const asking = contactContext(opened)
  const errors = contactErrors(values, { ...asking, words, locale })
  if (isSomething(errors) || isUnchanged(values, opened)) return { opened, errors }
  try {
    await api.cartV2.updateCart(checkout.id, contactUpdate(values, asking, checkout))
    return { opened: await reread(opened), errors }
  } catch (error) {
    if (!isApiError(error, 'INVALID_ARGUMENT')) throw error
    const named = error.violations.map(({ field, violatedRule }) => {
      const name = field.split('.').at(-1) ?? ''
      const message = violatedRule === 'MAX_LENGTH' ? words.tooLong : words.notAccepted
      return [`${isOfBill(field, values) ? 'billing.' : ''}${name}`, message]
    })
    return { opened, errors: Object.fromEntries(named) as ContactErrors }
  }
}

/**
 * Saves the chosen delivery method if it delivers to the address; otherwise keeps the previous one, or the first. A
 * default that the page shows as chosen is saved, too: no order is placed without a chosen method.
 */
const saveDelivery = async (opened: OpenCheckout, wanted: string): Promise<OpenCheckout> => {
  const { api, checkout } = opened
  const { carrierServiceOptions = [], selectedCarrierServiceOption: chosen } = checkout.shippingInfo ?? {}
  const codes = carrierServiceOptions.flatMap(({ shippingOptions = [] }) =>
    shippingOptions.filter(({ partial }) => !partial).map(({ code }) => code),
  )
  // Without a time slot, the next one is chosen.
  const meant = (one: string | undefined) =>
    one ? (codes.find((code) => code === one) ?? codes.find((code = '') => methodCodeOf(code) === one)) : undefined
  const code = meant(wanted) ?? meant(chosen?.code) ?? codes[0]
  const isShown = code === chosen?.code
  if (code === undefined || (isShown && chosen?.requestedShippingOption) || !needsDelivery(checkout)) return opened
  await api.cartV2.setDeliveryMethod(checkout.id, { code })
  return isShown ? opened : reread(opened)
}

/** Saves contact, address and delivery method if they have changed. */
export const settleWith = async (opened: OpenCheckout, values: ContactValues, delivery: string): Promise<Settled> => {
  const { opened: fresh, errors } = await saveContact(opened, values)
  return { opened: isSomething(errors) ? fresh : await saveDelivery(fresh, delivery), errors }
}

/** Returns what to tell the buyer if the saved details have changed the discount: those of some are for their email. */
export const discountNotice = (before: OpenCheckout, { checkout, words }: OpenCheckout): string | undefined =>
  checkout.priceSummary.discount?.amount === before.checkout.priceSummary.discount?.amount
    ? undefined
    : words.discountChanged

/** Saves the fields of a form. Fields that an outdated page lacks are left unchanged. */
export const settle = (opened: OpenCheckout, form: FormData): Promise<Settled> => {
  const values = form.has('email') ? readContact(form) : contactValues(opened.checkout, opened.settings)
  return settleWith(opened, values, readDelivery(form))
}

/** Saves a wallet's partial address and the delivery method. */
export const settlePlace = async (
  opened: OpenCheckout,
  { country, subdivision, city, postalCode }: ContactValues,
  delivery: string,
): Promise<OpenCheckout> => {
  const { api, checkout } = opened
  const places = Object.entries({ country, subdivision, city, postalCode }).filter(([, value]) => value)
  if (places.length > 0)
    await api.cartV2.updateCart(checkout.id, { deliveryInfo: { address: Object.fromEntries(places) } })
  return saveDelivery(await reread(opened), delivery)
}
