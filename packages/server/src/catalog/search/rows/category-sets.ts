import { allProductsId } from '../../product/api.ts'
import type { StoreIndex } from '../index/index-of-store.ts'
import { derivedSets } from './derived-sets.ts'

type Shown = Pick<StoreIndex, 'collections' | 'traits'> & {
  /** Whether hidden categories count. */
  readonly hidden: boolean
}

/** Maximum depth of the tree of categories, so that a cycle could not hang a search. */
const maxDepth = 10

const withParents = (ids: readonly string[], parents: ReadonlyMap<string, string | null>): string[] => {
  const all = new Set(ids)
  let level: readonly string[] = ids
  for (let depth = 0; depth < maxDepth && level.length > 0; depth += 1) {
    level = level.flatMap((id) => parents.get(id) ?? [])
    for (const id of level) all.add(id)
  }
  return [...all]
}

/** The categories of each set of collections, and that of all products; on request with their parents. */
export const categorySets = ({ collections, traits, hidden }: Shown, isDeep: boolean) => {
  const shown = new Set(collections.flatMap(({ id, visible }) => (visible || hidden ? [id] : [])))
  const parents = new Map(collections.map(({ id, parent_id: parent }) => [id, parent]))
  return derivedSets(traits.collectionSets, {
    key: `${hidden} ${isDeep}`,
    per: collections,
    convert: (numbers) => {
      const direct = [allProductsId, ...numbers.map((number) => traits.collections[number]!)]
      return (isDeep ? withParents(direct, parents) : direct).filter((id) => shown.has(id) || id === allProductsId)
    },
  })
}
