import type { Checkout, CheckoutShippingOption } from '@vitrine/client'
import { readLine } from '@vitrine/web/form/form.ts'
import { deliveryPlace, timeText } from '../../text/delivery-text.ts'
import { createMoneyText } from '../../text/money.ts'
import type { Speech } from '../../words/speech.ts'
import { chargeName } from '../summary/charges.ts'

/** A time slot of a delivery method. */
interface TimeChoice {
  readonly code: string
  readonly label: string
}

/** A delivery method that the buyer may choose. */
export interface DeliveryChoice {
  readonly code: string
  readonly title: string
  readonly price: string
  /** The price as a plain number. */
  readonly amount: string
  readonly isFree: boolean
  /** Delivery time, pickup address and additional charges. */
  readonly notes: readonly string[]
  /** Time slots to choose from, if any. */
  readonly times: readonly TimeChoice[]
}

/** Options of one method at different times share the code before an `@`. */
export const methodCodeOf = (code: string): string => code.split('@')[0]!

/** Returns the form field with a delivery method's time slot. */
export const timeField = (method: string): string => `time:${method}`

type LocalizedCheckout = { readonly checkout: Checkout } & Pick<Speech, 'locale' | 'words'>

const notesOf = (
  { logistics, cost }: CheckoutShippingOption,
  { checkout, locale, words }: LocalizedCheckout,
): string[] => {
  const money = createMoneyText(checkout.currency, locale)
  const charges = (cost?.otherCharges ?? []).map(
    ({ type, details, price }) => `+ ${chargeName({ code: type, name: details }, words)}: ${money(price)}`,
  )
  const place = deliveryPlace(logistics?.pickupDetails?.address, locale)
  return [logistics?.deliveryTime, place, logistics?.instructions, ...charges].filter(
    (note) => note !== undefined && note !== '',
  ) as string[]
}

const choiceOf = (offers: readonly CheckoutShippingOption[], localized: LocalizedCheckout): DeliveryChoice => {
  const [first] = offers
  const { code = '', title = '', cost } = first!
  const price = createMoneyText(localized.checkout.currency, localized.locale)(cost?.price)
  const amount = cost?.price?.amount ?? '0'
  return {
    code: methodCodeOf(code),
    title,
    price,
    amount,
    isFree: Number(amount) === 0,
    notes: notesOf(first!, localized),
    times: offers.flatMap(({ code: own = '', logistics }) => {
      const label = timeText(logistics?.deliveryTimeSlot, localized.locale)
      return label === undefined ? [] : [{ code: own, label }]
    }),
  }
}

/** Returns the delivery methods of a checkout, each once. Excludes those that deliver only some items. */
export const deliveriesOf = (localized: LocalizedCheckout): DeliveryChoice[] => {
  const { carrierServiceOptions = [] } = localized.checkout.shippingInfo ?? {}
  const offers = carrierServiceOptions
    .flatMap(({ shippingOptions = [] }) => shippingOptions)
    .filter(({ partial }) => !partial)
  const methods = [...new Set(offers.map(({ code = '' }) => methodCodeOf(code)))]
  return methods.map((method) =>
    choiceOf(
      offers.filter(({ code = '' }) => methodCodeOf(code) === method),
      localized,
    ),
  )
}

/** Reads the chosen delivery method with its time slot. */
export const readDelivery = (form: FormData): string => {
  const method = readLine(form, 'delivery')
  return readLine(form, timeField(method)) || method
}
