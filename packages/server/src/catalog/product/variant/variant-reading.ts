import type { catalogCalls } from '@vitrine/contract'
import type { RequestOf } from '@vitrine/contract/call.ts'
import { variantsOf, type VariantRecord } from '@vitrine/domain/catalog/product.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import { catalogViewOf, merchantData, requireProduct } from '../read/viewing.ts'
import { presentVariant } from '../read/present/present-product.ts'
import { stockReader, type ProductRow } from '../read/product-rows.ts'
import { readTextFilter } from '../../../ground/query/rest-query.ts'
import { findStoreVariant, queryStoreVariants } from './store-variants.ts'

type VariantCall = 'queryProductVariants' | 'queryStoreVariants' | 'getStoreVariant'
type VariantsQuery = RequestOf<typeof catalogCalls.queryProductVariants>['body']

/** Returns the requested variants of a product, by ID or by choices. */
const requestedVariants = ({ record }: ProductRow, { choices = {}, variantIds }: VariantsQuery): VariantRecord[] =>
  variantsOf(record).filter(
    (variant) =>
      (!variantIds || variantIds.includes(variant.id)) &&
      Object.entries(choices).every(([name, value]) => variant.choices[name] === value),
  )

/** Creates the handlers for calls that read variants. */
export const createVariantReading = (context: Context): Pick<Handlers<typeof catalogCalls>, VariantCall> => ({
  queryProductVariants: async (caller, { params: { id }, body }, exchange) => {
    const row = await requireProduct(context, caller, { id, exchange })
    const { site } = await catalogViewOf(context, caller, exchange)
    const { limit = 100, offset = 0 } = body.paging ?? {}
    const [money, stockOf] = [createMoneyWriter(site), stockReader(row)]
    const shown = {
      record: row.record,
      money,
      site,
      merchantData: merchantData(caller, body.includeMerchantSpecificData),
    }
    const found = requestedVariants(row, body)
    const page = found.slice(offset, offset + limit)
    return {
      variants: page.map((variant) => presentVariant(variant, { ...shown, stock: stockOf(variant.id) })),
      metadata: { count: page.length, offset, total: found.length },
      totalResults: found.length,
    }
  },

  queryStoreVariants: async (caller, { body: { query } }, exchange) => {
    const readable = query && { ...query, filter: readTextFilter(query.filter) }
    return queryStoreVariants(context.db, { ...(await catalogViewOf(context, caller, exchange)), query: readable })
  },

  getStoreVariant: async (caller, { params }, exchange) => {
    const variant = await findStoreVariant(context.db, await catalogViewOf(context, caller, exchange), params.id)
    if (!variant) throw new Refusal('NOT_FOUND', 'The variant was not found.')
    return { variant }
  },
})
