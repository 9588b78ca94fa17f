import { expect, test } from 'vitest'
import { findCircle } from './circles.mjs'

test('finds no circle where two ways lead to one end', () => {
  expect(
    findCircle([
      ['a', ['b', 'c']],
      ['b', ['d']],
      ['c', ['d', 'elsewhere']],
      ['d', []],
    ]),
  ).toBe(undefined)
})

test('finds a circle without the names that lead to it or away from it', () => {
  const edges = [
    ['start', ['a']],
    ['a', ['end', 'b']],
    ['b', ['c']],
    ['c', ['a']],
    ['end', []],
  ] as const
  expect(findCircle(edges)).toEqual(['a', 'b', 'c'])
})

test('finds a name that leads to itself', () => {
  expect(
    findCircle([
      ['a', ['b']],
      ['b', ['b']],
    ]),
  ).toEqual(['b'])
})
