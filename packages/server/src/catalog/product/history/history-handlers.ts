import type { catalogCalls } from '@vitrine/contract'
import type { ProductHistoryEntry } from '@vitrine/contract/entities/catalog/product/product-history.ts'
import type { ProductChange } from '@vitrine/domain/product-list/product-changes.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { invalidField, Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { findStaffNames } from '../../../people/owner/api.ts'
import { hasProduct } from '../read/references.ts'
import { listProductChanges, type StoredProductChange } from './store.ts'

const defaultLimit = 20

const amounts: ReadonlySet<string> = new Set<ProductChange['field']>(['price', 'compareAtPrice', 'cost'])

const presentChange = ({ field, variant, before, after }: ProductChange, currency: string) => {
  const text = (value: NonNullable<ProductChange['before']>) =>
    amounts.has(field) ? toDecimal(Number(value), currency) : String(value)
  return {
    field,
    ...(variant !== undefined && { variant }),
    ...(before !== undefined && { before: text(before) }),
    ...(after !== undefined && { after: text(after) }),
  }
}

const actorIdOf = ({ actor }: StoredProductChange): string | undefined =>
  actor && 'id' in actor ? actor.id : undefined

const present = (
  row: StoredProductChange,
  { currency, names }: { currency: string; names: ReadonlyMap<string, string> },
): ProductHistoryEntry => {
  const name = names.get(actorIdOf(row) ?? '')
  return {
    id: String(row.id),
    date: row.created_date.toISOString(),
    ...(row.actor && { actorType: row.actor.type }),
    ...(name !== undefined && { actorName: name }),
    changes: row.changes.map((change) => presentChange(change, currency)),
  }
}

const readCursor = (cursor: string | undefined): number | undefined => {
  if (cursor === undefined) return undefined
  if (/^\d{1,15}$/.test(cursor)) return Number(cursor)
  throw invalidField('cursor', 'is not a cursor from an earlier response')
}

/** Creates the handler for the history of a product. */
export const createProductHistory = ({
  db,
  sites,
}: Pick<Context, 'db' | 'sites'>): Pick<Handlers<typeof catalogCalls>, 'listProductHistory'> => ({
  listProductHistory: async ({ siteId }, { params: { id }, query: { cursor, limit = defaultLimit } }) => {
    const { currency } = await requireSite(sites, siteId)
    if (!(await hasProduct(db, siteId, id))) throw new Refusal('PRODUCT_NOT_FOUND', undefined, { id })
    const rows = await listProductChanges(db, siteId, { id, limit: limit + 1, before: readCursor(cursor) })
    const page = rows.slice(0, limit)
    const names = await findStaffNames(
      db,
      siteId,
      page.flatMap((row) => (row.actor?.type === 'owner' ? [row.actor.id] : [])),
    )
    return {
      entries: page.map((row) => present(row, { currency, names })),
      ...(rows.length > limit && { nextCursor: String(page.at(-1)!.id) }),
    }
  },
})
