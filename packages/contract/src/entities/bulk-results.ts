/** The form of bulk responses: a result for each item, and the totals. */
import type { Static, TObject } from 'typebox'
import { anyMap, described, entity, flag, list, number, optional, shape, text } from '../schema.ts'

export type BulkError = Static<typeof BulkError>
export const BulkError = entity(
  'BulkError',
  {
    code: text(),
    description: text(),
    data: optional(anyMap()),
  },
  { description: 'Why an item of a bulk request failed.' },
)

export type ItemMetadata = Static<typeof ItemMetadata>
export const ItemMetadata = entity(
  'ItemMetadata',
  {
    id: optional(text({ description: 'ID of the item.' })),
    originalIndex: number({ description: 'Position of the item in the request, starting at 0.' }),
    success: flag({ description: 'Whether the request succeeded for this item.' }),
    error: optional(described(BulkError, 'Why it failed.')),
  },
  { description: 'The result of one item of a bulk request.' },
)

export type BulkResult = Static<typeof BulkResult>
export const BulkResult = entity(
  'BulkResult',
  {
    itemMetadata: optional(ItemMetadata),
  },
  { description: 'The result of one item of a bulk request.' },
)

export type BulkActionMetadata = Static<typeof BulkActionMetadata>
export const BulkActionMetadata = entity(
  'BulkActionMetadata',
  {
    totalSuccesses: number(),
    totalFailures: number(),
    undetailedFailures: number({ description: 'Number of failures that are not in the list of results.' }),
  },
  { description: 'Totals of a bulk request.' },
)

/** Bounds of the items of a bulk request. */
export const bulkItems = { minItems: 1, maxItems: 100 } as const

/** Whether a bulk response contains the entities. */
export const returnEntity = optional(flag({ description: 'Whether results contain the entities. Default: false.' }))

/** The result of one item of a bulk request, with the entity. */
export const bulkResultOf = <const Title extends string, Item extends TObject>(title: Title, item: Item) =>
  entity(
    title,
    { itemMetadata: ItemMetadata, item: optional(item) },
    { description: 'The result of one item of a bulk request.' },
  )

/** The response of a bulk call, by the schema of its results. */
export const bulkResponse = <Result extends TObject>(result: Result) =>
  shape({ results: list(result), bulkActionMetadata: BulkActionMetadata })
