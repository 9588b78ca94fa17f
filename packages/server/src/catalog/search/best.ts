/** Things with what they are sorted by, the highest first. */
export interface Ranked {
  readonly count: number
  /** The numbers of the things. */
  readonly things: Uint32Array
  /** By place in the list. */
  readonly keys: Float64Array
  /** By number of the thing: of equal ones the one with the higher goes first. */
  readonly ties: Float64Array
  /** Added to the numbers of the things. */
  readonly first: number
}

/** Whether one thing goes before (less than nothing) or after another with the same key, where that says something. */
export type CompareEqual = (one: number, other: number) => number

/** Keeps the best of many. A heap with the worst on top. */
export const createBest = (most: number, compareEqual?: CompareEqual) => {
  const keys = new Float64Array(most)
  const ties = new Float64Array(most)
  const things = new Float64Array(most)
  let size = 0

  /** Whether the one at a place is worse than the one at another. */
  const isWorse = (a: number, b: number): boolean => {
    if (keys[a] !== keys[b]) return keys[a]! < keys[b]!
    const order = compareEqual?.(things[a]!, things[b]!) ?? 0
    return order === 0 ? ties[a]! < ties[b]! : order > 0
  }
  const swapIn = (list: Float64Array, a: number, b: number): void => {
    const kept = list[a]!
    list[a] = list[b]!
    list[b] = kept
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
    /** In one loop without a call for most: it may be all of a large store. */
    addAll: (ranked: Ranked): void => {
      if (most === 0) return
      const { keys: given, count } = ranked
      // The newest first: of many that are worth the same they are kept, and none has to make room.
      for (let at = count - 1; at >= 0; at -= 1) {
        if (size < most) {
          put(size, ranked, at)
          size += 1
          rise(size - 1)
          continue
        }
        const [key, worst] = [given[at]!, keys[0]!]
        if (key < worst || (key === worst && !isBetterThanWorst(ranked, at))) continue
        put(0, ranked, at)
        sink(most)
      }
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
