import type { EstimateTotals } from '@vitrine/contract/entities/selling/checkout.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import { presentCalculatedLines, presentPrices } from '../basket/api.ts'
import { presentCart, type CartView } from '../presentation/api.ts'

/** Presents an estimate in the specification's form. */
export const presentEstimate = (view: CartView): EstimateTotals => {
  const money = createMoneyWriter(view.site)
  const prices = presentPrices(view, money)
  return {
    cart: presentCart(view),
    calculatedLineItems: presentCalculatedLines(view.lines, view.totals, money),
    ...prices,
  }
}
