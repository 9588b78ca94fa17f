import type { Order } from '@vitrine/contract/entities/order.ts'
import type { Remainder } from '@vitrine/domain/purchase-terms/remainder.ts'
import type { MoneyWriter } from '../../../ground/words/money-writer.ts'

/** What is left of deposits, as checkouts and orders say it. */
export const presentPlanned = (
  remainders: readonly Remainder[],
  money: Pick<MoneyWriter, 'price'>,
): NonNullable<Order['remainders']> =>
  remainders.map(({ dueDay, amount }) => ({ dueDate: dueDay, amount: money.price(amount) }))
