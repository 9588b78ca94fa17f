import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import { orderValueInStoreCurrency } from '@vitrine/domain/currency/stored-rate.ts'
import { toMinor } from '@vitrine/domain/money.ts'
import type { Db } from '../../ground/database/tables.ts'
import { returnDiscounts } from './store.ts'

interface OrderWithDiscounts {
  readonly site_id: string
  readonly email: string
  readonly body: Pick<Order, 'appliedDiscounts' | 'currency' | 'currencyConversionDetails'>
}

/** Returns the discounts of a canceled order to their limits. */
export const returnDiscountsOf = async (
  db: Db,
  { site_id: siteId, email: customer, body }: OrderWithDiscounts,
): Promise<void> => {
  const uses = (body.appliedDiscounts ?? []).flatMap(({ discountRule }) =>
    discountRule?.id === undefined
      ? []
      : [
          {
            id: discountRule.id,
            amount: orderValueInStoreCurrency(toMinor(discountRule.amount?.amount ?? '0', body.currency), body),
          },
        ],
  )
  if (uses.length > 0) await returnDiscounts(db, { siteId, customer, uses })
}
