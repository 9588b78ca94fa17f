import type { OrderAppliedDiscount, OrderChange } from '@vitrine/contract/entities/orders/order.ts'
import type { DraftFee, DraftLine } from '@vitrine/domain/draft-order/content.ts'
import type { OrderRecord } from '../../../orders/order/api.ts'
import type { DraftView } from '../view.ts'

const nameOf = ({ details: { productName } }: DraftLine) => productName

const lineChange = (line: DraftLine, { composing: { money } }: DraftView): OrderChange[] => {
  const { id, quantity, price, before } = line
  const named = { id, name: nameOf(line) }
  if (!before) return [{ lineItemAdded: { ...named, quantity } }]
  if (quantity === 0) return [{ lineItemRemoved: { ...named, quantity: before.quantity } }]
  const diff = quantity - before.quantity
  const isPriced = price !== before.price
  if (diff === 0 && !isPriced) return []
  const deltaType = diff > 0 ? ('QUANTITY_INCREASED' as const) : ('QUANTITY_DECREASED' as const)
  return [
    {
      lineItemChanged: {
        ...named,
        ...(diff !== 0 && {
          quantity: { originalQuantity: before.quantity, newQuantity: quantity, diff: Math.abs(diff), deltaType },
        }),
        ...(isPriced && { price: { originalPrice: money.price(before.price), newPrice: money.price(price) } }),
      },
    },
  ]
}

const discountNamed = ({ id, coupon, merchantDiscount, discountRule }: OrderAppliedDiscount) => {
  const original = coupon?.name || coupon?.code || merchantDiscount?.description || discountRule?.name?.original
  const totalAmount = coupon?.amount ?? merchantDiscount?.amount ?? discountRule?.amount
  return {
    ...(id !== undefined && { id }),
    name: { original: original || 'Discount' },
    ...(totalAmount && { totalAmount }),
  }
}

const discountChanges = ({ record, calculated, composed }: DraftView): OrderChange[] =>
  record.discounts.flatMap((discount): OrderChange[] => {
    const shown = composed.appliedDiscounts?.[calculated.discounts.indexOf(discount)]
    if (discount.source === 'CUSTOM') return shown ? [{ discountAdded: discountNamed(shown) }] : []
    return discount.applied ? [] : [{ discountRemoved: discountNamed({ ...discount.shown, id: discount.id }) }]
  })

const feeChanges = ({ record, calculated, composing: { money } }: DraftView): OrderChange[] => {
  const named = ({ id, name, price }: DraftFee) => ({ id, name: { original: name }, totalAmount: money.price(price) })
  return record.fees.flatMap((fee): OrderChange[] => {
    const isCharged = calculated.fees.includes(fee)
    if (fee.source === 'CUSTOM') return isCharged ? [{ additionalFeeAdded: named(fee) }] : []
    return isCharged ? [] : [{ additionalFeeRemoved: named(fee) }]
  })
}

type Shipping = OrderRecord['shippingInfo']

const shippingOf = (shipping: Shipping) => ({
  ...(shipping?.cost?.price && { total: shipping.cost.price }),
  ...(shipping?.title !== undefined && { shippingTitle: shipping.title }),
})

const shippingChange = ({ record: { edited }, composed: { shippingInfo } }: DraftView): OrderChange[] => {
  const before = edited?.shippingInfo
  const isSame =
    before?.title === shippingInfo?.title && before?.cost?.price?.amount === shippingInfo?.cost?.price?.amount
  if (isSame) return []
  const change = { originalShippingInfo: shippingOf(before), newShippingInfo: shippingOf(shippingInfo) }
  return [{ shippingInformationChanged: change }]
}

/** Lists the changes that an edit makes to its order, for the order's timeline. */
export const changesOf = (view: DraftView): OrderChange[] => {
  const { record, calculated, composing } = view
  const { money } = composing
  const [before, after] = [record.edited!.total, calculated.totals.total]
  const total = { totalPriceChanged: { originalTotal: money.price(before), newTotal: money.price(after) } }
  return [
    ...record.lines.flatMap((line) => lineChange(line, view)),
    ...discountChanges(view),
    ...feeChanges(view),
    ...shippingChange(view),
    ...(before === after ? [] : [total]),
  ]
}
