import { isApiError } from '@vitrine/client'
import {
  askingOf,
  contactErrors,
  contactUpdate,
  contactValues,
  isBilledElsewhere,
  readContact,
  type ContactErrors,
  type ContactKey,
  type ContactValues,
} from './contact.ts'
import { readDelivery, wayOf } from './deliveries.ts'
import { readCheckout, type OpenCheckout } from './open.ts'
import { needsDelivery } from './summary.ts'

/** A checkout as it is with what was typed, and what of that is not taken. */
interface Settled {
  readonly opened: OpenCheckout
  readonly errors: ContactErrors
}

export const isSomething = (errors: object): boolean => Object.keys(errors).length > 0

const isKept = (typed: ContactValues, { checkout, settings }: OpenCheckout): boolean => {
  const stored = contactValues(checkout, settings)
  return Object.entries(typed).every(([key, value]) => (value ?? '') === (stored[key as ContactKey] ?? ''))
}

/** A checkout as it is now. */
export const reread = async (opened: OpenCheckout): Promise<OpenCheckout> => ({
  ...opened,
  ...(await readCheckout(opened.api, opened.checkout.id)),
})

/** Whether a complaint is about the bill's own address. */
const isOfBill = (field: string, values: ContactValues): boolean =>
  isBilledElsewhere(values) && field.includes('billingInfo')

const keepContact = async (opened: OpenCheckout, values: ContactValues): Promise<Settled> => {
  const { api, checkout, words, locale } = opened
  const asking = askingOf(opened)
  const errors = contactErrors(values, { ...asking, words, locale })
  if (isSomething(errors) || isKept(values, opened)) return { opened, errors }
  try {
    await api.checkout.updateCheckout(checkout.id, contactUpdate(values, asking, checkout))
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

/** The way that was chosen, as long as it reaches the address; else the one chosen before, else the first. */
const keepDelivery = async (opened: OpenCheckout, wanted: string): Promise<OpenCheckout> => {
  const { api, checkout } = opened
  const { carrierServiceOptions = [], selectedCarrierServiceOption: chosen } = checkout.shippingInfo ?? {}
  const codes = carrierServiceOptions.flatMap(({ shippingOptions = [] }) =>
    shippingOptions.filter(({ partial }) => !partial).map(({ code }) => code),
  )
  // Of a way without a time the next one is meant.
  const meant = (one: string | undefined) =>
    one ? (codes.find((code) => code === one) ?? codes.find((code = '') => wayOf(code) === one)) : undefined
  const code = meant(wanted) ?? meant(chosen?.code) ?? codes[0]
  if (code === undefined || code === chosen?.code || !needsDelivery(checkout)) return opened
  await api.checkout.updateCheckout(checkout.id, { shippingInfo: { selectedCarrierServiceOption: { code } } })
  return reread(opened)
}

/** Keeps contact, address and the way of delivery, as far as they differ from what is kept. */
export const settleWith = async (opened: OpenCheckout, values: ContactValues, delivery: string): Promise<Settled> => {
  const { opened: fresh, errors } = await keepContact(opened, values)
  return { opened: isSomething(errors) ? fresh : await keepDelivery(fresh, delivery), errors }
}

/** Keeps what stands in the fields of a form. One without them, of an older page, changes nothing of them. */
export const settle = (opened: OpenCheckout, form: FormData): Promise<Settled> => {
  const values = form.has('email') ? readContact(form) : contactValues(opened.checkout, opened.settings)
  return settleWith(opened, values, readDelivery(form))
}

/** Keeps where it goes as far as a wallet tells before its buyer agrees, and the way of delivery. */
export const settlePlace = async (
  opened: OpenCheckout,
  { country, subdivision, city, postalCode }: ContactValues,
  delivery: string,
): Promise<OpenCheckout> => {
  const { api, checkout } = opened
  const places = Object.entries({ country, subdivision, city, postalCode }).filter(([, value]) => value)
  if (places.length > 0) {
    const shippingDestination = { address: Object.fromEntries(places) }
    await api.checkout.updateCheckout(checkout.id, { shippingInfo: { shippingDestination } })
  }
  return keepDelivery(await reread(opened), delivery)
}
