import type { Order, PaymentMethod } from '@vitrine/client'
import { createMoneyText } from './text/money.ts'

/** Offline payment instructions of an order, as plain data. */
export interface Instructions {
  readonly name: string
  readonly amount: string
  /** The store's text, by line. */
  readonly text: string
}

/** Returns the payment instructions of an order, if an amount is due. */
export const instructionsOf = (
  { currency, balanceSummary }: Pick<Order, 'currency' | 'balanceSummary'>,
  { paymentMethod, locale }: { paymentMethod: PaymentMethod | undefined; locale: string },
): { instructions?: Instructions } => {
  if (!paymentMethod) return {}
  const { name = '', instructions = '' } = paymentMethod
  return {
    instructions: {
      name,
      amount: createMoneyText(currency, locale)(balanceSummary?.balance),
      text: instructions.trim(),
    },
  }
}
