import type { catalogCalls } from '@vitrine/contract'
import type { ResponseOf } from '@vitrine/contract/call.ts'
import { variantsOf } from '@vitrine/domain/catalog/product.ts'
import { isElevated, type Caller, type Exchange } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import { WrittenList, type Handlers } from '../../ground/base/handlers.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import { PlainNotFound, Refusal } from '../../ground/base/refusal.ts'
import { siteFor } from '../../ground/site/sites.ts'
import { optionsAvailability } from './availability.ts'
import { createCounts } from './counts.ts'
import { createCollectionSizes } from './collection-sizes.ts'
import { createCollectionHandlers } from './collection-handlers.ts'
import { findCollection, findCollectionBySlug, queryCollections } from './collections.ts'
import { lockProduct } from './change-product.ts'
import { presentProduct, presentVariant } from './present-product.ts'
import { createProductTexts } from './product-texts.ts'
import { findShownProduct, stockReader, type ProductRow } from './product-rows.ts'
import { hasCatalog, queryProducts } from './query-products.ts'
import { setStock } from './save-product.ts'
import { stockLevels } from './stock-levels.ts'
import { createMediaHandlers } from './media-handlers.ts'
import { createProductHandlers } from './product-handlers.ts'
import { findStoreVariant, queryStoreVariants } from './store-variants.ts'

type OnSite = Exclude<Caller, { role: 'anyone' }>

export const createCatalogHandlers = (context: Context): Handlers<typeof catalogCalls> => {
  const { db, sites } = context
  const counts = createCounts()
  const sizes = createCollectionSizes()
  const productTexts = createProductTexts(db)
  const siteOf = ({ siteId }: OnSite, exchange: Exchange) => siteFor(sites, siteId, exchange)

  const requireProduct = async (caller: OnSite, id: string, exchange: Exchange): Promise<ProductRow> => {
    const found = await findShownProduct(db, caller.siteId, { id })
    if (!found || (!found.visible && !isElevated(caller))) throw new Refusal('PRODUCT_NOT_FOUND', undefined, { id })
    exchange.readIn(found.state)
    return found
  }

  const merchantData = (caller: Caller, wanted: boolean | undefined): boolean => wanted === true && isElevated(caller)

  return {
    getCatalogVersion: async ({ siteId }) => ({
      catalogVersion: (await hasCatalog(db, siteId)) ? 'V1_CATALOG' : 'STORES_NOT_INSTALLED',
    }),

    getProduct: async (caller, { params, query }, exchange) => {
      const row = await requireProduct(caller, params.id, exchange)
      const shown = {
        site: await siteOf(caller, exchange),
        merchantData: merchantData(caller, query.includeMerchantSpecificData),
      }
      return { product: presentProduct(row, shown) }
    },

    queryProducts: async (caller, { body: { query, includeMerchantSpecificData } }, exchange) => {
      const [site, hidden] = [await siteOf(caller, exchange), isElevated(caller)]
      const page = await queryProducts(db, counts, { site, query, hidden })
      if (page.state !== undefined) exchange.readIn(page.state)
      const shown = { site, hidden, merchantData: merchantData(caller, includeMerchantSpecificData) }
      const products = await productTexts(page, shown)
      const metadata = { ...page.metadata, count: products.length }
      const total = metadata.total !== undefined && { totalResults: metadata.total }
      return new WrittenList<ResponseOf<typeof catalogCalls.queryProducts>>('products', products, {
        products: [],
        metadata,
        ...total,
      })
    },

    getProductOptionsAvailability: async (caller, { params, body }, exchange) =>
      optionsAvailability(
        await requireProduct(caller, params.id, exchange),
        body.options ?? {},
        await siteOf(caller, exchange),
      ),

    queryProductVariants: async (caller, { params, body }, exchange) => {
      const row = await requireProduct(caller, params.id, exchange)
      const site = await siteOf(caller, exchange)
      const { choices = {}, variantIds, paging = {} } = body
      const { limit = 100, offset = 0 } = paging
      const found = variantsOf(row.record).filter(
        (variant) =>
          (!variantIds || variantIds.includes(variant.id)) &&
          Object.entries(choices).every(([name, value]) => variant.choices[name] === value),
      )
      const [money, stockOf] = [createMoneyWriter(site), stockReader(row)]
      const shown = { record: row.record, money, merchantData: merchantData(caller, body.includeMerchantSpecificData) }
      const page = found.slice(offset, offset + limit)
      return {
        variants: page.map((variant) => presentVariant(variant, { ...shown, stock: stockOf(variant.id) })),
        metadata: { count: page.length, offset, total: found.length },
        totalResults: found.length,
      }
    },

    queryStoreVariants: async (caller, { body: { query } }, exchange) =>
      queryStoreVariants(db, { site: await siteOf(caller, exchange), hidden: isElevated(caller), query }),

    getStoreVariant: async (caller, { params }, exchange) => {
      const looking = { site: await siteOf(caller, exchange), hidden: isElevated(caller) }
      const variant = await findStoreVariant(db, looking, params.id)
      if (!variant) throw new Refusal('NOT_FOUND', 'There is no such variant.')
      return { variant }
    },

    ...createProductHandlers(context),
    ...createMediaHandlers(context),

    updateInventoryVariants: async (caller, { params, body }) => {
      const { siteId } = caller
      await transact(db, async (transaction) => {
        const row = await lockProduct(transaction, siteId, params.productId)
        const levels = stockLevels(row, body.inventoryItem)
        await setStock(transaction, { siteId, productId: row.id, levels })
        await recordEvent(transaction, {
          siteId,
          entity: 'inventory',
          entityId: row.id,
          type: 'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged',
          body: { inventoryItemId: row.id, productId: row.id, variants: levels },
        })
      })
      return {}
    },

    ...createCollectionHandlers(context),

    getCollection: async (caller, { params }, exchange) => {
      const collection = await findCollection(
        db,
        { site: await siteOf(caller, exchange), hidden: isElevated(caller), sizes },
        params.id,
      )
      if (!collection) throw new PlainNotFound('There is no such collection.')
      return { collection }
    },

    getCollectionBySlug: async (caller, { params }, exchange) => {
      const collection = await findCollectionBySlug(
        db,
        { site: await siteOf(caller, exchange), hidden: isElevated(caller), sizes },
        params.slug,
      )
      if (!collection) throw new PlainNotFound('There is no such collection.')
      return { collection }
    },

    queryCollections: async (caller, { body: { query } }, exchange) => {
      const found = await queryCollections(db, {
        site: await siteOf(caller, exchange),
        hidden: isElevated(caller),
        sizes,
        query,
      })
      return { ...found, ...(found.metadata.total !== undefined && { totalResults: found.metadata.total }) }
    },
  }
}
