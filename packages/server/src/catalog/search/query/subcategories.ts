import type { IndexedCollection } from '../store.ts'

interface Tree {
  readonly collections: readonly Pick<IndexedCollection, 'id' | 'parent_id' | 'visible'>[]
  /** Whether hidden collections count, as they do for the owner. */
  readonly hidden: boolean
}

/** Returns the IDs of collections and of all collections below them. */
export const withSubcategories = (ids: readonly string[], { collections, hidden }: Tree): string[] => {
  const children = new Map<string, string[]>()
  for (const { id, parent_id: parent, visible } of collections) {
    if (parent === null || !(visible || hidden)) continue
    const siblings = children.get(parent)
    if (siblings) siblings.push(id)
    else children.set(parent, [id])
  }
  const all = new Set(ids)
  // Items that are added while a set is iterated are visited, too.
  for (const id of all) for (const child of children.get(id) ?? []) all.add(child)
  return [...all]
}
