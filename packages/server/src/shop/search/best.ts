/** Keeps the best of many, by a number; between equal ones another rule decides. A heap with the worst on top. */
export const createBest = (most: number, isBefore: (one: number, other: number) => boolean) => {
  const keys: number[] = []
  const things: number[] = []
  /** Whether the one at a place is worse than the one at another. */
  const isWorse = (a: number, b: number) =>
    keys[a]! < keys[b]! || (keys[a] === keys[b] && isBefore(things[b]!, things[a]!))
  const swap = (a: number, b: number) => {
    ;[keys[a], keys[b]] = [keys[b]!, keys[a]!]
    ;[things[a], things[b]] = [things[b]!, things[a]!]
  }
  const rise = (place: number): void => {
    for (let at = place; at > 0;) {
      const above = (at - 1) >> 1
      if (!isWorse(at, above)) return
      swap(at, above)
      at = above
    }
  }
  const sink = (size: number): void => {
    for (let at = 0; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2]
      let worst = at
      if (left < size && isWorse(left, worst)) worst = left
      if (right < size && isWorse(right, worst)) worst = right
      if (worst === at) return
      swap(at, worst)
      at = worst
    }
  }

  return {
    add: (key: number, thing: number): void => {
      if (most === 0) return
      if (things.length < most) {
        keys.push(key)
        things.push(thing)
        return rise(things.length - 1)
      }
      if (key < keys[0]! || (key === keys[0] && !isBefore(thing, things[0]!))) return
      ;[keys[0], things[0]] = [key, thing]
      sink(most)
    },
    /** All that was kept, the best first. */
    sorted: (): number[] => {
      for (let size = things.length - 1; size > 0; size -= 1) {
        swap(0, size)
        sink(size)
      }
      return things
    },
  }
}
