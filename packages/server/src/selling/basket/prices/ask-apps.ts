import type { Context } from '../../../ground/context/context.ts'
import { createFeeAsking, type FeeQuestion } from '../../../pricing/fee/api.ts'
import { createTaxAsking, type TaxQuestion } from '../../../pricing/tax/api.ts'

/** What apps are to be asked before a price is shown; tax is asked of a purchase whose fees are known. */
export interface Unasked {
  readonly fees: readonly FeeQuestion[]
  readonly tax?: TaxQuestion
}

/** First the fees, then their tax. */
const mostRounds = 2

/** Works out a price, and once more when the apps that it depends on have been asked. Not within a transaction. */
export const createPricing = (context: Context) => {
  const [askFees, askTax] = [createFeeAsking(context), createTaxAsking(context)]
  return async <Priced extends { readonly unasked?: Unasked }>(
    siteId: string,
    price: () => Promise<Priced>,
  ): Promise<Priced> => {
    let priced = await price()
    for (let round = 0; priced.unasked && round < mostRounds; round += 1) {
      const { fees, tax } = priced.unasked
      await Promise.all([...fees.map((question) => askFees(siteId, question)), ...(tax ? [askTax(siteId, tax)] : [])])
      priced = await price()
    }
    return priced
  }
}
