import type { Checkout } from '@vitrine/client'
import { lineName } from '@vitrine/domain/cart/choices.ts'
import { lineAmount } from '@vitrine/domain/order/amount/line-amount.ts'
import { toDecimal, toMinor } from '@vitrine/domain/money.ts'
import { deliveryDiscount, namedDiscounts } from '@vitrine/domain/order/amount/named-discounts.ts'
import { taxLines, type TaxLine } from '../../text/tax-lines.ts'
import { lineOf, type Line } from '../../text/line.ts'
import { deliveryPlace, timeText } from '../../text/delivery-text.ts'
import { dayText } from '@vitrine/domain/day-text.ts'
import { chargeName } from './charges.ts'
import { storeCreditCode } from './store-credit-code.ts'
import { createMoneyText, isZero } from '../../text/money.ts'
import type { Speech } from '../../words/speech.ts'

/** The order summary of a checkout, as plain data. */
export interface Summary {
  readonly lines: readonly Line[]
  readonly subtotal: string
  /** By name, as negative amounts, including gift cards. */
  readonly discounts: readonly { readonly label: string; readonly amount: string }[]
  readonly coupon?: string
  /** Absent until a method is chosen. */
  readonly delivery?: string
  readonly isDeliveryFree: boolean
  /** Whether something is shipped. */
  readonly needsDelivery: boolean
  readonly deliveryTitle?: string
  /** Name of the delivery discount. */
  readonly deliveryDiscount?: string
  /** Delivery time or pickup address. */
  readonly deliveryNotes: readonly string[]
  readonly fees: readonly { readonly name: string; readonly amount: string }[]
  /** Empty if no tax is due. */
  readonly taxes: readonly TaxLine[]
  /** Both VAT IDs. Set for reverse charge. */
  readonly reverseCharge?: { readonly buyerVatId: string; readonly sellerVatId: string }
  readonly total: string
  readonly giftCard?: { readonly code: string; readonly amount: string; readonly isCredit: boolean }
  /** Amount due with the order, after gift cards. */
  readonly due: string
  /** Amounts due later. Absent if there are none. */
  readonly later?: readonly { readonly label: string; readonly amount: string }[]
  /** Balance after a deposit, which a saved card can be charged for. */
  readonly remainder?: string
  readonly problems: readonly string[]
}

type LocalizedCheckout = { readonly checkout: Checkout } & Pick<Speech, 'locale' | 'words'>

/** Returns why the order can't be placed. The server's messages are for developers; these are for buyers. */
const problemsOf = ({ checkout, words }: LocalizedCheckout): string[] =>
  (checkout.violations ?? []).map(({ target }) => {
    const line = checkout.lineItems.find(({ id }) => id === target?.lineItem?.id)
    if (!line) return words.giftCardUnusable
    const [name, { status, quantityAvailable = 0 } = {}] = [lineName(line, 'buyer'), line.availability]
    if (status === 'AVAILABLE') return words.quantityNotSold(name)
    return status === 'PARTIALLY_AVAILABLE' ? words.onlyLeft(quantityAvailable, name) : words.unavailable(name)
  })

/** Returns the taxes of items, delivery and fees. */
const taxesOf = (
  { checkout, locale, words }: LocalizedCheckout,
  money: ReturnType<typeof createMoneyText>,
): TaxLine[] => {
  const { currency, lineItems, shippingInfo, additionalFees = [], taxIncludedInPrice = true } = checkout
  const delivery = shippingInfo?.selectedCarrierServiceOption?.cost?.taxDetails
  const parts = [...lineItems, ...additionalFees, { taxDetails: delivery }].flatMap(
    ({ taxDetails }) => taxDetails?.taxBreakdown ?? [],
  )
  return taxLines(
    parts.map(({ taxName, rate, taxAmount }) => ({
      taxName,
      rate,
      amount: toMinor(taxAmount?.amount ?? '0', currency),
    })),
    {
      words,
      locale,
      isIncluded: taxIncludedInPrice,
      whole: money(checkout.priceSummary.tax),
      text: (amount) => money({ amount: toDecimal(amount, currency) }),
    },
  )
}

const remainderOf = ({ remainders = [], currency }: Checkout): number =>
  remainders.reduce((sum, { amount }) => sum + toMinor(amount.amount ?? '0', currency), 0)

/** Returns amounts due later: on a date, or in person. */
const laterOf = ({ checkout, locale, words }: LocalizedCheckout, money: ReturnType<typeof createMoneyText>) => {
  const { payLater, remainders = [], currency } = checkout
  const inPerson = toMinor(payLater?.total?.amount ?? '0', currency) - remainderOf(checkout)
  return [
    ...remainders.map(({ dueDate, amount }) => ({
      label: words.remainderDay(dayText(dueDate, locale)),
      amount: money(amount),
    })),
    ...(inPerson > 0 ? [{ label: words.dueLater, amount: money({ amount: toDecimal(inPerson, currency) }) }] : []),
  ]
}

export const summaryOf = (localized: LocalizedCheckout): Summary => {
  const { checkout, locale } = localized
  const money = createMoneyText(checkout.currency, locale)
  const { subtotal, discount, shipping, tax, total } = checkout.priceSummary
  const chosen = checkout.shippingInfo?.selectedCarrierServiceOption
  const coupon = checkout.appliedDiscounts.find((one) => one.coupon)?.coupon
  const why = deliveryDiscount(checkout.appliedDiscounts)
  return {
    lines: checkout.lineItems.map((line) => ({
      ...lineOf(line, line.media),
      price: money({ amount: lineAmount(line) }),
      ...(line.withdrawalExclusion && { note: localized.words.withdrawal.exclusions[line.withdrawalExclusion] }),
    })),
    subtotal: money(subtotal),
    discounts: namedDiscounts(checkout.appliedDiscounts, { all: discount, word: localized.words.discount }).map(
      ({ label, amount }) => ({ label, amount: money(amount, '-') }),
    ),
    ...(why !== undefined && { deliveryDiscount: why }),
    coupon: coupon?.code,
    ...(chosen && { delivery: money(shipping), deliveryTitle: chosen.title ?? '' }),
    deliveryNotes: [
      timeText(chosen?.logistics?.deliveryTimeSlot, locale),
      deliveryPlace(chosen?.logistics?.pickupDetails?.address, locale),
    ].flatMap((note) => note ?? []),
    fees: (checkout.additionalFees ?? []).map(({ code, name, translatedName = name, price }) => ({
      name: chargeName({ code, name: translatedName }, localized.words),
      amount: money(price),
    })),
    isDeliveryFree: isZero(shipping),
    needsDelivery: needsDelivery(checkout),
    taxes: isZero(tax) ? [] : taxesOf(localized, money),
    ...(checkout.taxSummary?.reverseCharge && { reverseCharge: checkout.taxSummary.reverseCharge }),
    total: money(total),
    ...(checkout.giftCard && {
      giftCard: {
        isCredit: checkout.giftCard.obfuscatedCode === storeCreditCode,
        code:
          checkout.giftCard.obfuscatedCode === storeCreditCode
            ? localized.words.storeCredit
            : (checkout.giftCard.obfuscatedCode ?? ''),
        amount: money(checkout.giftCard.amount, '-'),
      },
    }),
    due: money(checkout.payNow?.total ?? total),
    ...(checkout.payLater && { later: laterOf(localized, money) }),
    ...(checkout.remainders?.length && {
      remainder: money({ amount: toDecimal(remainderOf(checkout), checkout.currency) }),
    }),
    problems: problemsOf(localized),
  }
}

/** Whether nothing is left to pay. */
export const isPaidFor = ({ payNow, priceSummary }: Checkout): boolean => isZero(payNow?.total ?? priceSummary.total)

/** Whether anything is shipped. */
export const needsDelivery = ({ lineItems }: Checkout): boolean =>
  lineItems.some(({ physicalProperties }) => physicalProperties?.shippable)
