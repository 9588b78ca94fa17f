import type { Context } from '../../../ground/context/context.ts'
import { createFeeAsking, type FeeQuestion } from '../../../pricing/fee/api.ts'
import { createTaxAsking, type TaxQuestion } from '../../../pricing/tax/api.ts'

/** Questions to apps that a price depends on. Tax is asked once the fees are known. */
export interface PendingQuestions {
  readonly fees: readonly FeeQuestion[]
  readonly tax?: TaxQuestion
}

/** One round for fees and one for taxes. */
const mostRounds = 2

/** Computes a price and, after asking the apps it depends on, recomputes it. Must not run inside a transaction. */
export const createPricing = (context: Context) => {
  const [askFees, askTax] = [createFeeAsking(context), createTaxAsking(context)]
  return async <Priced extends { readonly pending?: PendingQuestions }>(
    siteId: string,
    price: () => Promise<Priced>,
  ): Promise<Priced> => {
    let priced = await price()
    for (let round = 0; priced.pending && round < mostRounds; round += 1) {
      const { fees, tax } = priced.pending
      await Promise.all([...fees.map((question) => askFees(siteId, question)), ...(tax ? [askTax(siteId, tax)] : [])])
      priced = await price()
    }
    return priced
  }
}
