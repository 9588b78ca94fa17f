import type { CartAmount } from '@vitrine/contract/entities/selling/cart-amount.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import type { MoneyWriter } from '../../../ground/words/money-writer.ts'

export type AmountWriter = (amount: Minor) => CartAmount

/** Creates a function that presents amounts without the texts that the first generation has. */
export const amountWriter =
  (money: MoneyWriter): AmountWriter =>
  (minor) => {
    const { amount, convertedAmount } = money.multi(minor)
    return { amount: amount!, convertedAmount: convertedAmount! }
  }
