import type { CallOptions, Product } from '@vitrine/client'
import { listBuyerPrices } from '@vitrine/client/priceLists'
import type { Catalog } from '../../server/server-shop.ts'

type Answer = Awaited<ReturnType<ReturnType<typeof listBuyerPrices>>>

/** The buyer's prices, quantity terms and payment terms of a product. */
export interface ListPrices extends Pick<Answer, 'prices'> {
  readonly currency: string
}

/** Limit per call. */
const maxVariants = 100

/** Returns the buyer's prices by variant, or `undefined` if they equal the catalog's. */
export const findPrices = async (
  { send }: Pick<Catalog, 'send'>,
  { id: productId, manageVariants, variants }: Product,
  call: CallOptions,
): Promise<ListPrices | undefined> => {
  const items = manageVariants
    ? variants.slice(0, maxVariants).map((variant) => ({ productId, variantId: variant.id }))
    : [{ productId }]
  const answer = await listBuyerPrices(send)(items, {}, call).catch(() => undefined)
  const hasOwnPrices = answer?.prices.some(
    ({ price, catalogPrice, tiers, quantityTerms, paymentTerms }) =>
      price !== catalogPrice || tiers.length > 0 || quantityTerms || paymentTerms,
  )
  return answer && hasOwnPrices ? { currency: answer.currency, prices: answer.prices } : undefined
}
