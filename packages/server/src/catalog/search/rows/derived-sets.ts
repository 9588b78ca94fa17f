type Sets = (readonly string[])[]

const known = new WeakMap<object, Map<string, Sets>>()

/**
 * Converts the items of a list that only grows, each once. `key` identifies the conversion; `per` is what it depends on
 * besides the list, and drops the results when it is replaced.
 */
export const derivedSets = <Item>(
  list: readonly Item[],
  { key, per = list, convert }: { key: string; per?: object; convert: (item: Item) => readonly string[] },
): readonly (readonly string[])[] => {
  const ofList = known.get(per) ?? new Map<string, Sets>()
  known.set(per, ofList)
  const sets = ofList.get(key) ?? []
  ofList.set(key, sets)
  for (let at = sets.length; at < list.length; at += 1) sets.push(convert(list[at]!))
  return sets
}
