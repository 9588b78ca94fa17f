import type { CallOptions, Product } from '@vitrine/client'
import { listBuyerPrices } from '@vitrine/client/priceLists'
import type { Catalog } from '../server-shop.ts'

type Answer = Awaited<ReturnType<ReturnType<typeof listBuyerPrices>>>

/** What price lists make of a product, how many of it can be ordered, and when it is paid. */
export interface ListPrices extends Pick<Answer, 'prices'> {
  readonly currency: string
}

/** So many variants are asked for at once. */
const mostVariants = 100

/** What a product costs whoever asks, variant by variant; nothing where that is what the catalog says. */
export const findPrices = async (
  { send }: Pick<Catalog, 'send'>,
  { id: productId, manageVariants, variants }: Product,
  call: CallOptions,
): Promise<ListPrices | undefined> => {
  const items = manageVariants
    ? variants.slice(0, mostVariants).map((variant) => ({ productId, variantId: variant.id }))
    : [{ productId }]
  const answer = await listBuyerPrices(send)(items, {}, call).catch(() => undefined)
  const says = answer?.prices.some(
    ({ price, catalogPrice, tiers, quantityTerms, paymentTerms }) =>
      price !== catalogPrice || tiers.length > 0 || quantityTerms || paymentTerms,
  )
  return answer && says ? { currency: answer.currency, prices: answer.prices } : undefined
}
