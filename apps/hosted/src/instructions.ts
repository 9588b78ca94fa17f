import type { Order, PaymentMethod } from '@vitrine/client'
import { createMoneyText } from './money.ts'

/** How an order is still to be paid outside: plain data, ready to draw. */
export interface Instructions {
  readonly name: string
  readonly amount: string
  /** The shop's own words, line by line. */
  readonly text: string
}

/** What the buyer of an order is told to pay, where something is still due. */
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
