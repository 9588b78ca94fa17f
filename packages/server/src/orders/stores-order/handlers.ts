import type { Query } from '@vitrine/contract/calls/query.ts'
import { sql } from 'kysely'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { storesOrderCalls } from '@vitrine/contract'
import { storesOrder } from '@vitrine/domain/order/stores-order.ts'
import { compileFilter, compileSort, type Field } from '../../ground/query/conditions.ts'
import { findCountedPage } from '../../ground/query/counted-page.ts'
import { readRestQuery, restMetadata } from '../../ground/query/rest-query.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { listParcels } from '../fulfillment/api.ts'
import { orderFields, ordersWhere, presentOrder, type StoredOrder } from '../order/api.ts'

/** Fields that orders can be filtered by in the legacy interface, by their legacy names. */
const fields = {
  id: orderFields.id!,
  number: orderFields.number!,
  dateCreated: orderFields.createdDate!,
  lastUpdated: orderFields.updatedDate!,
  archived: orderFields.archived!,
  paymentStatus: orderFields.paymentStatus!,
  fulfillmentStatus: {
    kind: 'text',
    column: sql`(case when status = 'CANCELED' then status else fulfillment_status end)`,
  },
  'buyerInfo.id': orderFields['buyerInfo.contactId']!,
  'channelInfo.type': orderFields['channelInfo.type']!,
} satisfies Readonly<Record<string, Field>>

const newestFirst = [{ fieldName: 'dateCreated', order: 'DESC' as const }]

const findOrders = (db: Db, siteId: string, { filter, sort, paging }: Query) => {
  const condition = compileFilter(filter, { fields, toMinor: Number, path: 'query' })
  const order = compileSort(sort?.length ? sort : newestFirst, { fields, tieBreak: sql`number` })
  return findCountedPage<StoredOrder>(db, { from: ordersWhere(siteId, condition), order, paging })
}

/** Queries orders through the legacy Stores REST interface. */
export const createStoresOrderHandlers = ({ db }: Context): Handlers<typeof storesOrderCalls> => ({
  queryStoresOrders: async ({ siteId }, { body }) => {
    const { rows, ...place } = await findOrders(db, siteId, readRestQuery(body.query))
    const parcels =
      rows.length === 0
        ? new Map<string, never>()
        : await listParcels(
            db,
            siteId,
            rows.map(({ id }) => id),
          )
    const orders = rows.map((row) => storesOrder(presentOrder(row), parcels.get(row.id) ?? []))
    return { orders, ...restMetadata(orders.length, place) }
  },
})
