import { isDeepStrictEqual } from 'node:util'
import { differences, type Difference, type Two } from './differences.ts'

const isSame = ({ official, ours }: Two): boolean => isDeepStrictEqual(official, ours)

const without = (two: Two, list: readonly Difference[]): Two =>
  list.reduce((left, difference) => difference.without(left), two)

export interface Comparison {
  /** The requests without the listed differences. What still differs is not listed. */
  readonly rest: Two
  /** The differences that are needed to explain the two requests. */
  readonly needed: readonly Difference[]
}

/** Compares two requests. */
export const compare = (two: Two): Comparison => {
  if (isSame(two)) return { rest: two, needed: [] }
  const allBut = (one: Difference): Two =>
    without(
      two,
      differences.filter((other) => other !== one),
    )
  const rest = without(two, differences)
  return { rest, needed: isSame(rest) ? differences.filter((one) => !isSame(allBut(one))) : [] }
}
