import { compareVersions, type FieldChange } from './compare.ts'

/** An entity that a bulk call changed, created or deleted. */
interface ChangedEntity {
  readonly id: string
  readonly name?: string | undefined
  /** Empty if it was created or deleted. */
  readonly changes: readonly FieldChange[]
}

/** The entities that a bulk call changed: their number, and as many in detail as the bounds allow. */
export interface ChangedEntities {
  readonly count: number
  readonly entities: readonly ChangedEntity[]
}

/** Entities in detail, fields of each, and characters of all. */
export const bulkBounds = { entities: 100, fields: 10, characters: 60_000 }

type Versions = ReadonlyMap<string, unknown>

/**
 * Compares the versions of entities before and after a bulk call, by their IDs. Unchanged ones are left out; all others are
 * in `ids`.
 */
export const compareEach = (
  before: Versions,
  after: Versions,
  nameOf: (version: unknown) => string | undefined,
): Pick<ChangedEntities, 'entities'> & { readonly ids: readonly string[] } => {
  const entities: ChangedEntity[] = []
  const ids: string[] = []
  let characters = 0
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const isComparable = before.has(id) && after.has(id)
    const changes = isComparable ? compareVersions(before.get(id), after.get(id), bulkBounds.fields) : []
    if (isComparable && changes.length === 0) continue
    ids.push(id)
    if (entities.length === bulkBounds.entities) continue
    const changed = { id, name: nameOf(after.get(id) ?? before.get(id)), changes }
    characters += JSON.stringify(changed).length
    if (characters <= bulkBounds.characters) entities.push(changed)
  }
  return { ids, entities }
}
