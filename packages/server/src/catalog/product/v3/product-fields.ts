import { sql } from 'kysely'
import type { ListedFields } from '../read/query-products.ts'
import { productIndexes } from '../read/scan-limits.ts'

const { id, slug, visible, createdDate, lastUpdated } = productIndexes

/** What queries of catalog V3 filter and sort by. */
export const queriedFields: ListedFields = {
  fields: {
    id: { kind: 'text', column: sql`p.id`, isNeverNull: true },
    slug: { kind: 'text', column: sql`p.slug`, isNeverNull: true },
    visible: { kind: 'flag', column: sql`p.visible`, isNeverNull: true, isFilterOnly: true },
    createdDate: { kind: 'date', column: sql`p.created_date`, isNeverNull: true },
    updatedDate: { kind: 'date', column: sql`p.last_updated`, isNeverNull: true },
  },
  indexes: { id: id!, slug: slug!, visible: visible!, createdDate: createdDate!, updatedDate: lastUpdated! },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
}
