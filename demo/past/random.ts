/** Random numbers that are the same for the same seed. */
export interface Random {
  /** Returns a number from 0 to 1, without 1. */
  readonly next: () => number
  /** Returns a whole number from `from` to `to`, both included. */
  readonly between: (from: number, to: number) => number
  readonly pick: <One>(from: readonly One[]) => One
  /** Returns true in this share of cases. */
  readonly chance: (share: number) => boolean
}

/** Creates a generator of random numbers (Mulberry32). */
export const createRandom = (seed: number): Random => {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    between,
    pick: (from) => from[between(0, from.length - 1)]!,
    chance: (share) => next() < share,
  }
}
