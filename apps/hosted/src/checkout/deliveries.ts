import type { Checkout, CheckoutShippingOption } from '@vitrine/client'
import { readLine } from '@vitrine/web/form.ts'
import { deliveryPlace, timeText } from '../delivery-text.ts'
import { createMoneyText } from '../money.ts'
import type { Speech } from '../words/speech.ts'
import { chargeName } from './charges.ts'

/** A time of a way of delivery. */
export interface TimeChoice {
  readonly code: string
  readonly label: string
}

/** A way of delivery that the buyer may choose. */
export interface DeliveryChoice {
  readonly code: string
  readonly title: string
  readonly price: string
  /** The price as a plain number. */
  readonly amount: string
  readonly isFree: boolean
  /** How long it takes, where it is fetched, and what is charged beside. */
  readonly notes: readonly string[]
  /** The times to choose from, where there are some. */
  readonly times: readonly TimeChoice[]
}

/** Offers of one way of delivery at different times have its code before an `@`. */
export const wayOf = (code: string): string => code.split('@')[0]!

/** What the form calls the time of a way of delivery. */
export const timeField = (way: string): string => `time:${way}`

type Said = { readonly checkout: Checkout } & Pick<Speech, 'locale' | 'words'>

const notesOf = ({ logistics, cost }: CheckoutShippingOption, { checkout, locale, words }: Said): string[] => {
  const money = createMoneyText(checkout.currency, locale)
  const charges = (cost?.otherCharges ?? []).map(
    ({ type, details, price }) => `+ ${chargeName({ code: type, name: details }, words)}: ${money(price)}`,
  )
  const place = deliveryPlace(logistics?.pickupDetails?.address, locale)
  return [logistics?.deliveryTime, place, logistics?.instructions, ...charges].filter(
    (note) => note !== undefined && note !== '',
  ) as string[]
}

const choiceOf = (offers: readonly CheckoutShippingOption[], said: Said): DeliveryChoice => {
  const [first] = offers
  const { code = '', title = '', cost } = first!
  const price = createMoneyText(said.checkout.currency, said.locale)(cost?.price)
  const amount = cost?.price?.amount ?? '0'
  return {
    code: wayOf(code),
    title,
    price,
    amount,
    isFree: Number(amount) === 0,
    notes: notesOf(first!, said),
    times: offers.flatMap(({ code: own = '', logistics }) => {
      const label = timeText(logistics?.deliveryTimeSlot, said.locale)
      return label === undefined ? [] : [{ code: own, label }]
    }),
  }
}

/** The ways of delivery of a checkout, each once; what brings only some of the items cannot be chosen. */
export const deliveriesOf = (said: Said): DeliveryChoice[] => {
  const { carrierServiceOptions = [] } = said.checkout.shippingInfo ?? {}
  const offers = carrierServiceOptions
    .flatMap(({ shippingOptions = [] }) => shippingOptions)
    .filter(({ partial }) => !partial)
  const ways = [...new Set(offers.map(({ code = '' }) => wayOf(code)))]
  return ways.map((way) =>
    choiceOf(
      offers.filter(({ code = '' }) => wayOf(code) === way),
      said,
    ),
  )
}

/** What stands in the form: the way of delivery, at the time that was chosen for it. */
export const readDelivery = (form: FormData): string => {
  const way = readLine(form, 'delivery')
  return readLine(form, timeField(way)) || way
}
