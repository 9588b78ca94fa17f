import type { Condition } from '@vitrine/domain/search/rows/condition.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { readIndexed } from '../index/document-store.ts'
import type { StoreIndex } from '../index/index-of-store.ts'
import { createSegmentWriting } from '../index/segment.ts'
import { createTraits } from '../index/traits.ts'
import { configurationOf } from '../text/languages.ts'

/** Most products for which an index of their own is built. */
const maxProducts = 100

/** The values that a field must have one of to meet a condition; `undefined` if others are possible. */
const requiredValues = (condition: Condition, field: string): readonly string[] | undefined => {
  if (condition.kind === 'and') {
    for (const part of condition.conditions) {
      const values = requiredValues(part, field)
      if (values) return values
    }
    return undefined
  }
  const isNamed = condition.kind === 'field' && condition.field === field && condition.test.kind === 'in'
  return isNamed && condition.test.kind === 'in' ? condition.test.values.map(String) : undefined
}

/**
 * Returns an index of the few products that a condition names, read from the database, so that looking up their
 * variants does not need the index of the store. `undefined` if the condition does not name few products.
 */
export const indexOfNamedProducts = async (
  db: Db,
  { id: siteId, language }: Pick<Site, 'id' | 'language'>,
  { condition, field }: { readonly condition: Condition; readonly field: string },
): Promise<StoreIndex | undefined> => {
  const ids = requiredValues(condition, field)
  if (!ids || ids.length > maxProducts) return undefined
  const traits = createTraits()
  const writing = createSegmentWriting(traits)
  const scope = { siteId, language, configuration: configurationOf(language) }
  for (const product of await readIndexed(db, scope, ids)) writing.add(product, 0)
  return { segments: [await writing.finish()], traits, collections: [], synonyms: [] }
}
