interface Pair {
  /** Position in the list after the change. */
  readonly index: number
  readonly before: unknown
  readonly after: unknown
}

/** How the entries of two versions of a list belong together. */
interface PairedEntries {
  /** Entries of both versions, whether they changed or not. */
  readonly pairs: readonly Pair[]
  readonly removed: readonly unknown[]
  readonly added: readonly unknown[]
}

/** Returns the `id` of an entry, if it has one. */
const idOf = (entry: unknown): string | undefined => {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return undefined
  const { id } = entry as { readonly id?: unknown }
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined
}

/** Keys that are the same for entries that are the same: their IDs, or else their values. */
const keysOf = (entries: readonly unknown[]): readonly string[] => {
  const ids = entries.map(idOf)
  const hasIds = !ids.includes(undefined) && new Set(ids).size === ids.length
  return hasIds ? (ids as readonly string[]) : entries.map((entry) => JSON.stringify(entry) ?? '')
}

const isTree = (value: unknown): boolean => typeof value === 'object' && value !== null

/** Positions in a list by key, the first ones last. */
const positionsOf = (keys: readonly string[]): Map<string, number[]> => {
  const positions = new Map<string, number[]>()
  for (let index = keys.length - 1; index >= 0; index -= 1) {
    const known = positions.get(keys[index]!)
    if (known) known.push(index)
    else positions.set(keys[index]!, [index])
  }
  return positions
}

/**
 * Pairs the entries of two versions of a list: by their IDs, or else by their values. If as many objects without a
 * partner are left on both sides, they are the same ones with other values.
 */
export const pairEntries = (before: readonly unknown[], after: readonly unknown[]): PairedEntries => {
  const left = positionsOf(keysOf(before))
  const pairs: Pair[] = []
  const added: number[] = []
  keysOf(after).forEach((key, index) => {
    const partner = left.get(key)?.pop()
    if (partner === undefined) added.push(index)
    else pairs.push({ index, before: before[partner], after: after[index] })
  })
  const removed = [...left.values()].flat().toSorted((one, other) => one - other)
  const sameOnes =
    removed.length === added.length &&
    removed.every((index) => isTree(before[index]) && idOf(before[index]) === undefined) &&
    added.every((index) => isTree(after[index]))
  if (!sameOnes)
    return { pairs, removed: removed.map((index) => before[index]), added: added.map((index) => after[index]) }
  const changed = added.map((index, at) => ({ index, before: before[removed[at]!], after: after[index] }))
  return { pairs: [...pairs, ...changed], removed: [], added: [] }
}
