import { sql, type RawBuilder } from 'kysely'
import { toMinor } from '@vitrine/domain/money.ts'
import type { Field } from '../../ground/query/conditions.ts'
import type { Site } from '../../ground/site/sites.ts'
import { collectionIdsOfItem, isLowStock, productsInCollections, stockStatusOfItem } from './store.ts'

const withIds = (ids: readonly unknown[]): RawBuilder<boolean> => sql<boolean>`l.product_id = any(${ids}::text[])`

/** Fields that the list can be filtered and sorted by. */
const fieldsIn = (siteId: string): Readonly<Record<string, Field>> => ({
  id: { kind: 'text', column: sql`l.product_id`, narrowValues: withIds, isFilterOnly: true },
  searchText: {
    kind: 'text',
    column: sql`l.search_text`,
    isFilterOnly: true,
    isLowerCase: true,
    // The index of parts of words has those of all stores.
    narrow: (text) =>
      sql<boolean>`product_list_grams(l.site_id, l.search_text) @> name_grams(${siteId}, ${text}::text)`,
  },
  name: { kind: 'text', column: sql`l.name`, sortBy: sql`l.sort_name`, isNeverNull: true },
  status: { kind: 'text', column: sql`l.status`, isNeverNull: true },
  productType: { kind: 'text', column: sql`l.product_type`, isFilterOnly: true },
  isGiftCard: { kind: 'flag', column: sql`l.is_gift_card`, isFilterOnly: true },
  isBundle: { kind: 'flag', column: sql`l.is_bundle`, isFilterOnly: true },
  brandId: { kind: 'text', column: sql`l.brand_id`, isFilterOnly: true },
  ribbonIds: { kind: 'list', column: sql`l.ribbon_ids` },
  collectionIds: {
    kind: 'list',
    column: collectionIdsOfItem,
    narrowValues: (ids) => sql<boolean>`l.product_id in (${productsInCollections(siteId, ids)})`,
  },
  stockStatus: { kind: 'text', column: stockStatusOfItem(siteId), isFilterOnly: true },
  stockQuantity: {
    kind: 'number',
    column: sql`stock.quantity`,
    // Without a limit, there is more than of any other product.
    sortBy: sql`coalesce(stock.quantity, 999999999999)`,
    isNeverNull: true,
  },
  isLowStock: { kind: 'flag', column: isLowStock(siteId), isFilterOnly: true },
  price: { kind: 'money', column: sql`l.price`, isNeverNull: true },
  publishDate: {
    kind: 'date',
    column: sql`l.publish_date`,
    sortBy: sql`coalesce(l.publish_date, timestamptz 'epoch')`,
    isNeverNull: true,
  },
  createdDate: { kind: 'date', column: sql`l.created_date`, isNeverNull: true },
  updatedDate: { kind: 'date', column: sql`l.last_updated`, isNeverNull: true },
})

/** Compares the fields of the list, with amounts in the currency of the store. */
export const conditionsOf = ({ id, currency }: Pick<Site, 'id' | 'currency'>) => ({
  fields: fieldsIn(id),
  toMinor: (value: string | number) => toMinor(value, currency),
})
