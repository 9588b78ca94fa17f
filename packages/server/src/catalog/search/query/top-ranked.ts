/** Items with their sort keys, highest first. */
export interface Ranked {
  readonly count: number
  /** Item numbers. */
  readonly things: Uint32Array
  /** Sort key by position in the list. */
  readonly keys: Float64Array
  /** Tie breaker by item number: the higher one comes first. */
  readonly ties: Float64Array
  /** Offset added to the item numbers. */
  readonly first: number
}

/** Compares two items with the same key: negative if the first comes first, 0 if undecided. */
export type CompareEqual = (one: number, other: number) => number

/** Keeps the best items, in a heap with the worst on top. */
export const createBest = (capacity: number, compareEqual?: CompareEqual) => {
  const keys = new Float64Array(capacity)
  const ties = new Float64Array(capacity)
  const things = new Float64Array(capacity)
  let size = 0

  /** Whether the item at position `a` ranks below the one at `b`. */
  const isWorse = (a: number, b: number): boolean => {
    if (keys[a] !== keys[b]) return keys[a]! < keys[b]!
    const order = compareEqual?.(things[a]!, things[b]!) ?? 0
    return order === 0 ? ties[a]! < ties[b]! : order > 0
  }
  const swapIn = (list: Float64Array, a: number, b: number): void => {
    const swapped = list[a]!
    list[a] = list[b]!
    list[b] = swapped
  }
  const swap = (a: number, b: number): void => {
    for (const list of [keys, ties, things]) swapIn(list, a, b)
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
  const put = (place: number, { things: numbers, keys: given, ties: decides, first }: Ranked, at: number): void => {
    keys[place] = given[at]!
    ties[place] = decides[numbers[at]!]!
    things[place] = first + numbers[at]!
  }
  const isBetterThanWorst = ({ things: numbers, ties: decides, first }: Ranked, at: number): boolean => {
    const order = compareEqual?.(first + numbers[at]!, things[0]!) ?? 0
    return order === 0 ? decides[numbers[at]!]! > ties[0]! : order < 0
  }

  return {
    /** Inlined without function calls: the list may be all products of a large store. */
    addAll: (ranked: Ranked): void => {
      if (capacity === 0) return
      const { keys: given, count } = ranked
      // Newest first: among equal items the first ones are kept, so none has to be replaced.
      for (let at = count - 1; at >= 0; at -= 1) {
        if (size < capacity) {
          put(size, ranked, at)
          size += 1
          rise(size - 1)
          continue
        }
        const [key, worst] = [given[at]!, keys[0]!]
        if (key < worst || (key === worst && !isBetterThanWorst(ranked, at))) continue
        put(0, ranked, at)
        sink(capacity)
      }
    },
    /** Returns the kept items, best first. */
    sorted: (): readonly number[] => {
      for (let last = size - 1; last > 0; last -= 1) {
        swap(0, last)
        sink(last)
      }
      return [...things.subarray(0, size)]
    },
  }
}
