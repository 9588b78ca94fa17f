/** Keeps the best of many, by a number; between equal ones another rule decides. A heap with the worst on top. */
export const createBest = (most: number, isBefore: (one: number, other: number) => boolean) => {
  const keys = new Float64Array(most)
  const things = new Float64Array(most)
  let size = 0

  /** Whether the one at a place is worse than the one at another. */
  const isWorse = (a: number, b: number): boolean => {
    const [one, other] = [keys[a]!, keys[b]!]
    return one === other ? isBefore(things[b]!, things[a]!) : one < other
  }
  const swap = (a: number, b: number): void => {
    const [key, thing] = [keys[a]!, things[a]!]
    keys[a] = keys[b]!
    things[a] = things[b]!
    keys[b] = key
    things[b] = thing
  }
  const rise = (place: number): void => {
    for (let at = place; at > 0;) {
      const above = (at - 1) >> 1
      if (!isWorse(at, above)) return
      swap(at, above)
      at = above
    }
  }
  const sink = (length: number): void => {
    for (let at = 0; ;) {
      const left = 2 * at + 1
      let worst = at
      if (left < length && isWorse(left, worst)) worst = left
      if (left + 1 < length && isWorse(left + 1, worst)) worst = left + 1
      if (worst === at) return
      swap(at, worst)
      at = worst
    }
  }

  return {
    add: (key: number, thing: number): void => {
      if (size < most) {
        keys[size] = key
        things[size] = thing
        size += 1
        return rise(size - 1)
      }
      const worst = keys[0]!
      if (most === 0 || key < worst || (key === worst && !isBefore(thing, things[0]!))) return
      keys[0] = key
      things[0] = thing
      sink(most)
    },
    /** All that was kept, the best first. */
    sorted: (): readonly number[] => {
      for (let last = size - 1; last > 0; last -= 1) {
        swap(0, last)
        sink(last)
      }
      return [...things.subarray(0, size)]
    },
  }
}
