import type { priceListCalls } from '@vitrine/contract'
import type { PriceList } from '@vitrine/contract/calls/catalog/price-lists.ts'
import { productPrices } from '@vitrine/domain/price-list/price-list.ts'
import { sql } from 'kysely'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { createDocumentStore, requireRevision } from '../../ground/document/document-store.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { requireGroups } from '../../people/member-group/api.ts'
import { editPriceList, newPriceList, presentPrice, presentPriceList, readPrices, type UncountedList } from './edit.ts'
import { countProducts, listPrices, publicListOf, savePrices, type SetPrice } from './store.ts'
import type { PriceListRecord } from './tables.ts'
import { lockVariantIds, noteRule } from '../product/api.ts'

const createLists = (context: Context) =>
  createDocumentStore<PriceListRecord, UncountedList>(context, {
    table: 'price_list',
    missing: 'The price list was not found.',
    fields: {
      name: { kind: 'text', column: sql`(body->>'name')` },
      active: { kind: 'flag', column: sql`(body->>'active')::boolean` },
      position: { kind: 'number', column: sql`(body->>'position')::int` },
    },
    present: (document, site) => presentPriceList(document, site.currency),
    onChange: (db, { siteId, id, body, now }) =>
      noteRule(db, { siteId, id, rule: body && publicListOf({ id, body }), now }),
  })

const counted = async (db: Db, siteId: string, lists: readonly UncountedList[]): Promise<PriceList[]> => {
  const ids = lists.map(({ id }) => id)
  const counts = await countProducts(db, siteId, ids)
  return lists.map((list) => ({ ...list, productCount: counts.get(list.id) ?? 0 }))
}

/** Refuses products and variants that the store does not have. */
const requireItems = async (db: Db, siteId: string, prices: readonly SetPrice[]): Promise<void> => {
  const known = await lockVariantIds(db, siteId, [...new Set(prices.map(({ productId }) => productId))])
  for (const { productId, variantId } of prices) {
    const variants = known.get(productId)
    if (!variants) throw new Refusal('NOT_FOUND', 'The product was not found.', { productId })
    if (variantId === productPrices || variants.includes(variantId)) continue
    throw new Refusal('NOT_FOUND', 'The variant was not found.', { productId, variantId })
  }
}

type ListCalls = Omit<Handlers<typeof priceListCalls>, 'listBuyerPrices'>

/** Creates the handlers for owner calls about price lists. */
export const createPriceListHandlers = (context: Context): ListCalls => {
  const { db, sites } = context
  const lists = createLists(context)
  const count = async (siteId: string, list: UncountedList) => ({
    priceList: (await counted(db, siteId, [list]))[0]!,
  })

  return {
    createPriceList: async ({ siteId }, { body: { priceList } }) =>
      count(
        siteId,
        await lists.create(siteId, async (transaction, site) => {
          await requireGroups(transaction, siteId, priceList.memberGroupIds ?? [])
          return newPriceList(priceList, site)
        }),
      ),

    getPriceList: async ({ siteId }, { params }) => count(siteId, await lists.get(siteId, params.id)),

    queryPriceLists: async ({ siteId }, { body }) => {
      const { items, pagingMetadata } = await lists.query(siteId, body.query)
      return { priceLists: await counted(db, siteId, items), pagingMetadata }
    },

    updatePriceList: async ({ siteId }, { params, body: { priceList, unset = [] } }) => {
      const change = {
        siteId,
        id: params.id,
        revision: requireRevision(priceList.revision, 'priceList.revision'),
        edit: async (record: PriceListRecord, transaction: Db, { currency }: { currency: string }) => {
          await requireGroups(transaction, siteId, priceList.memberGroupIds ?? [])
          const lost: ReadonlySet<string> = new Set(unset)
          const remaining = Object.fromEntries(Object.entries(record).filter(([name]) => !lost.has(name)))
          return editPriceList(remaining as unknown as PriceListRecord, priceList, currency)
        },
      }
      return count(siteId, await lists.change(change))
    },

    deletePriceList: async ({ siteId }, { params }) => {
      await lists.remove(siteId, params.id)
      return {}
    },

    setPriceListPrices: async ({ siteId }, { params: { id: listId }, body }) => {
      const { currency } = await requireSite(sites, siteId)
      const { body: list } = await lists.require(db, { siteId, id: listId })
      const prices = readPrices(body.prices, list.currency ?? currency)
      const set = async (record: PriceListRecord, transaction: Db) => {
        await requireItems(transaction, siteId, prices)
        await savePrices(transaction, { siteId, listId, now: context.now() }, prices)
        return record
      }
      return count(siteId, await lists.change({ siteId, id: listId, edit: set }))
    },

    listPriceListPrices: async ({ siteId }, { params: { id: listId }, query }) => {
      const { productId, limit = 50, offset = 0 } = query
      const { body: list } = await lists.require(db, { siteId, id: listId })
      const currency = list.currency ?? (await requireSite(sites, siteId)).currency
      const { prices, total } = await listPrices(db, { siteId, listId }, { productId, limit, offset })
      const metadata = { count: prices.length, offset, total }
      return { prices: prices.map((price) => presentPrice(price, currency)), metadata }
    },
  }
}
