import { expect, test } from 'vitest'
import { change, freeName, move, newSection, remove, slugOf, omitEmpty } from './lists.ts'

test('moves and changes entries, and keeps the first and last ones in bounds', () => {
  const list = ['a', 'b', 'c']
  expect([move(list, 0, 1), move(list, 2, -1), move(list, 2, 1), move(list, 0, -1)]).toEqual([
    ['b', 'a', 'c'],
    ['a', 'c', 'b'],
    list,
    list,
  ])
  expect(remove(list, 1)).toEqual(['a', 'c'])
  expect(change([{ a: 1, b: 'x' }], 0, { b: '' })).toEqual([{ a: 1 }])
  expect(omitEmpty({ a: '', b: undefined, c: 0, d: false })).toEqual({ c: 0, d: false })
})

test.each([
  ['About us', 'about-us'],
  ['  Über uns & mehr! ', 'uber-uns-mehr'],
  ['צור קשר', ''],
])('derives the slug of “%s”: %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('creates a valid section with a unique name', () => {
  const looks = { headingTypeface: 'SERIF', bodyTypeface: 'SANS', corners: 'SOFT' } as const
  const design = {
    looks,
    sections: [{ id: 'banner', kind: 'BANNER' as const, text: 'a' }],
    menu: [],
    footer: { columns: [], profiles: [] },
    pages: [],
  }
  expect(newSection('BANNER', design, 'New')).toEqual({ id: 'banner-2', kind: 'BANNER', text: 'New' })
  expect(newSection('PRODUCTS', design, 'New')).toMatchObject({ id: 'products', source: 'NEWEST' })
  expect(freeName('a', ['a', 'a-2'])).toBe('a-3')
})
