import type { Coupon } from '../coupon/coupon.ts'
import { effectIn } from '../discount/effects.ts'
import type { Condition, DiscountRule } from '../discount/rule.ts'
import type { FeeRule } from '../fee/fees.ts'
import type { LinePayment } from '../purchase-terms/pay-later.ts'
import type { DeliverableLine, OfferedDelivery, DeliveryRequest } from '../shipping/delivery.ts'
import { amountIn, valueInStoreCurrency, valuesInStoreCurrency, type Charging } from './charging.ts'

/*
 * Converts the merchant's rules, which are in the store's currency, to the currency a buyer pays in. Everything is
 * converted before anything is added up, so that all sums are in one currency.
 */

const conditionIn = (condition: Condition, charging: Charging): Condition => {
  if (condition.type !== 'SUBTOTAL') return condition
  const { from, to } = condition
  return {
    ...condition,
    ...(from !== undefined && { from: amountIn(from, charging) }),
    ...(to !== undefined && { to: amountIn(to, charging) }),
  }
}

export const discountIn = (rule: DiscountRule, charging: Charging): DiscountRule => {
  const { budget } = rule.limits
  return {
    ...rule,
    conditions: rule.conditions.map((condition) => conditionIn(condition, charging)),
    effect: effectIn(rule.effect, charging),
    ...(budget !== undefined && { limits: { ...rule.limits, budget: amountIn(budget, charging) } }),
  }
}

export const couponIn = (coupon: Coupon, charging: Charging): Coupon => {
  const { effect, minimumSubtotal } = coupon
  return {
    ...coupon,
    ...(effect.type === 'MONEY_OFF' && { effect: { ...effect, amount: amountIn(effect.amount, charging) } }),
    ...(minimumSubtotal !== undefined && { minimumSubtotal: amountIn(minimumSubtotal, charging) }),
  }
}

export const feeIn = (rule: FeeRule, charging: Charging): FeeRule => {
  const { charge, minSubtotal, maxSubtotal } = rule
  return {
    ...rule,
    ...('amount' in charge && { charge: { amount: amountIn(charge.amount, charging) } }),
    ...(minSubtotal !== undefined && { minSubtotal: amountIn(minSubtotal, charging) }),
    ...(maxSubtotal !== undefined && { maxSubtotal: amountIn(maxSubtotal, charging) }),
  }
}

export const paymentIn = (payment: LinePayment, charging: Charging): LinePayment =>
  payment.option === 'DEPOSIT_ONLINE' && typeof payment.deposit === 'number'
    ? { ...payment, deposit: amountIn(payment.deposit, charging) }
    : payment

/**
 * Converts the goods to deliver to the store's currency. Rates depend on subtotals: if their limits were converted
 * instead, a subtotal could fall between “up to 49.99” and “from 50.00”, and no rate would apply.
 */
export const deliveryRequestInStoreCurrency = (
  { lines, goods, place }: DeliveryRequest,
  charging: Charging,
): DeliveryRequest => {
  const values = valuesInStoreCurrency(
    lines.map(({ total }) => total),
    charging,
  )
  return {
    place,
    lines: lines.map((line, index): DeliverableLine => ({ ...line, total: values[index]! })),
    goods: valueInStoreCurrency(goods, charging),
  }
}

export const offeredIn = (offered: OfferedDelivery, charging: Charging): OfferedDelivery => ({
  ...offered,
  price: amountIn(offered.price, charging),
  charges: offered.charges.map((charge) => ({ ...charge, price: amountIn(charge.price, charging) })),
})
