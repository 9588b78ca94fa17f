import { media, type Checkout } from '@vitrine/client'

const thumbnail = 64

export interface SummaryLine {
  readonly id: string
  readonly name: string
  readonly choices: string
  readonly quantity: number
  readonly price: string
  readonly picture?: string
}

/** What the side of the checkout shows: plain data, ready to draw. */
export interface Summary {
  readonly lines: readonly SummaryLine[]
  readonly subtotal: string
  readonly discount?: string
  readonly coupon?: string
  /** Absent while none is chosen. */
  readonly delivery?: string
  readonly isDeliveryFree: boolean
  readonly deliveryTitle?: string
  readonly tax: string
  readonly taxIncluded: boolean
  readonly total: string
  readonly giftCard?: { readonly code: string; readonly amount: string }
  /** What is to be paid when a gift card has given its share. */
  readonly due: string
  readonly problems: readonly string[]
}

const isZero = (price: { amount?: string } | undefined): boolean => Number(price?.amount ?? 0) === 0

export const summaryOf = (checkout: Checkout): Summary => {
  const { subtotal, discount, shipping, tax, total } = checkout.priceSummary
  const chosen = checkout.shippingInfo?.selectedCarrierServiceOption
  const coupon = checkout.appliedDiscounts[0]?.coupon
  return {
    lines: checkout.lineItems.map((line) => ({
      id: line.id,
      name: line.productName.original ?? '',
      choices: (line.descriptionLines ?? [])
        .map(({ plainText, colorInfo }) => plainText?.original ?? colorInfo?.original ?? '')
        .filter(Boolean)
        .join(', '),
      quantity: line.quantity,
      price: line.lineItemPrice?.formattedAmount ?? '',
      ...(line.media && { picture: media.getScaledToFillImageUrl(line.media, thumbnail * 2, thumbnail * 2) }),
    })),
    subtotal: subtotal.formattedAmount ?? '',
    ...(!isZero(discount) && { discount: discount?.formattedAmount ?? '' }),
    ...(coupon?.code !== undefined && { coupon: coupon.code }),
    ...(chosen && { delivery: shipping?.formattedAmount ?? '', deliveryTitle: chosen.title ?? '' }),
    isDeliveryFree: isZero(shipping),
    tax: tax?.formattedAmount ?? '',
    taxIncluded: checkout.taxIncludedInPrice ?? true,
    total: total.formattedAmount ?? '',
    ...(checkout.giftCard && {
      giftCard: {
        code: checkout.giftCard.obfuscatedCode ?? '',
        amount: checkout.giftCard.amount?.formattedAmount ?? '',
      },
    }),
    due: (checkout.payNow?.total ?? total).formattedAmount ?? '',
    problems: (checkout.violations ?? []).flatMap(({ description }) => description ?? []),
  }
}

/** Whether nothing is left to be paid by card. */
export const isPaidFor = ({ payNow, priceSummary }: Checkout): boolean => isZero(payNow?.total ?? priceSummary.total)

/** Whether anything in it is to be sent. */
export const needsDelivery = ({ lineItems }: Checkout): boolean =>
  lineItems.some(({ physicalProperties }) => physicalProperties?.shippable)
