import { sql, type RawBuilder } from 'kysely'
import type { ListedFields } from '../read/query-products.ts'
import { productIndexes } from '../read/scan-limits.ts'

const { id, slug, visible, createdDate, lastUpdated } = productIndexes

const optionIds = sql`jsonb_path_query_array(p.record, '$.options[*].id')`

/** Products with an option or modifier of these customizations, which are indexed together. */
const hasCustomizations = (ids: readonly unknown[], has: 'any' | 'all'): RawBuilder<boolean> =>
  sql<boolean>`(${optionIds} || jsonb_path_query_array(p.record, '$.modifiers[*].id'))
    ${sql.raw(has === 'any' ? '?|' : '?&')} ${ids}::text[]`

/** What queries of catalog V3 filter and sort by. */
export const queriedFields: ListedFields = {
  fields: {
    id: { kind: 'text', column: sql`p.id`, isNeverNull: true, isFilterOnly: true },
    'options.id': {
      kind: 'list',
      column: sql`array(select jsonb_array_elements_text(${optionIds}))`,
      narrowValues: hasCustomizations,
    },
    handle: { kind: 'text', column: sql`p.handle`, isFilterOnly: true },
    slug: { kind: 'text', column: sql`p.slug`, isNeverNull: true },
    visible: { kind: 'flag', column: sql`p.visible`, isNeverNull: true },
    createdDate: { kind: 'date', column: sql`p.created_date`, isNeverNull: true },
    updatedDate: { kind: 'date', column: sql`p.last_updated`, isNeverNull: true },
  },
  indexes: {
    'options.id': { operators: ['$hasSome', '$hasAll'] },
    handle: { operators: ['$eq', '$in'] },
    id: id!,
    slug: slug!,
    visible: visible!,
    createdDate: createdDate!,
    updatedDate: lastUpdated!,
  },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
}
