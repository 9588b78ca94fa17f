import type { Order } from '@vitrine/contract/entities/order.ts'
import { worthOf } from '@vitrine/domain/currency/charging.ts'
import { toMinor, type Minor } from '@vitrine/domain/money.ts'
import type { Db } from '../../ground/database/tables.ts'
import { returnDiscounts } from './store.ts'

interface OrderWithDiscounts {
  readonly site_id: string
  readonly email: string
  readonly body: Pick<Order, 'appliedDiscounts' | 'currency' | 'currencyConversionDetails'>
}

/** What an amount of an order was worth in the currency of the store, at the rate that the order keeps. */
const worthIn = ({ currency, currencyConversionDetails }: OrderWithDiscounts['body'], amount: Minor): Minor => {
  const { originalCurrency: from, conversionRate: rate } = currencyConversionDetails ?? {}
  return from === undefined || rate === undefined || currency === undefined
    ? amount
    : worthOf(amount, { from, currency, rate })
}

/** The discounts of an order that does not stand any more were not given. */
export const returnDiscountsOf = async (
  db: Db,
  { site_id: siteId, email: customer, body }: OrderWithDiscounts,
): Promise<void> => {
  const uses = (body.appliedDiscounts ?? []).flatMap(({ discountRule }) =>
    discountRule?.id === undefined
      ? []
      : [{ id: discountRule.id, amount: worthIn(body, toMinor(discountRule.amount?.amount ?? '0', body.currency)) }],
  )
  if (uses.length > 0) await returnDiscounts(db, { siteId, customer, uses })
}
