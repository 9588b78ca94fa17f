import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import type { Remainder } from '@vitrine/domain/purchase-terms/remainder.ts'
import type { MoneyWriter } from '../../../ground/words/money-writer.ts'

/** Presents the remainders of deposits. */
export const presentPlanned = (
  remainders: readonly Remainder[],
  money: Pick<MoneyWriter, 'price'>,
): NonNullable<Order['remainders']> =>
  remainders.map(({ dueDay, amount }) => ({ dueDate: dueDay, amount: money.price(amount) }))
