import type { Category } from '@vitrine/client'
import { expect, test } from 'vitest'
import { buildTree, flatten, placeAfter, placeAt, placeOf, type Direction, type DropZone } from './tree.ts'

const category = (id: string, parent: string | undefined, index: number): Category =>
  ({ id, name: id, parentCategory: { ...(parent && { id: parent }), index } }) as Category

/** A tree with the levels a > b > c > d > e, the sibling f of b, and g at the top. */
const roots = buildTree([
  category('g', undefined, 1),
  category('a', undefined, 0),
  category('f', 'a', 1),
  category('b', 'a', 0),
  category('c', 'b', 0),
  category('d', 'c', 0),
  category('e', 'd', 0),
  { ...category('all', undefined, 2), managingAppId: 'stores' },
])
const node = (id: string) => flatten(roots).find((one) => one.category.id === id)!

test('is displayed from top to bottom, without the collection of all products', () => {
  expect(flatten(roots).map(({ category: { id }, depth }) => `${id}${depth}`)).toEqual([
    'a0',
    'b1',
    'c2',
    'd3',
    'e4',
    'f1',
    'g0',
  ])
  expect(placeOf(node('f'), roots)).toEqual({ parentId: 'a', afterId: 'b' })
  expect(placeOf(node('a'), roots)).toEqual({ parentId: undefined, afterId: undefined })
})

test.each<[string, Direction, object | undefined]>([
  ['f', 'up', { parentId: 'a', afterId: undefined }],
  ['b', 'up', undefined],
  ['b', 'down', { parentId: 'a', afterId: 'f' }],
  ['g', 'down', undefined],
  ['g', 'in', { parentId: 'a', afterId: 'f' }],
  ['f', 'in', { parentId: 'b', afterId: 'c' }],
  ['a', 'in', undefined],
  ['f', 'out', { parentId: undefined, afterId: 'a' }],
  ['e', 'out', { parentId: 'c', afterId: 'd' }],
  ['g', 'out', undefined],
])('moves %s %s', (id, direction, place) => {
  expect(placeAfter(node(id), direction, roots)).toEqual(place)
})

test.each<[string, DropZone, string, object | undefined]>([
  ['g', 'before', 'a', { parentId: undefined, afterId: undefined }],
  ['a', 'after', 'g', { parentId: undefined, afterId: 'g' }],
  ['f', 'before', 'b', { parentId: 'a', afterId: undefined }],
  ['g', 'inside', 'f', { parentId: 'f', afterId: undefined }],
  ['a', 'inside', 'c', undefined],
  ['a', 'before', 'a', undefined],
  // Five levels at most.
  ['g', 'inside', 'e', undefined],
  ['c', 'inside', 'f', { parentId: 'f', afterId: undefined }],
  ['b', 'inside', 'f', undefined],
])('drops %s %s %s', (dragged, zone, target, place) => {
  expect(placeAt(node(dragged), { target: node(target), zone }, roots)).toEqual(place)
})
