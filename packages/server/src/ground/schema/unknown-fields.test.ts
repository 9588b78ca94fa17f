import { anyMap, anything, input, list, number, optional, shape, text, unbuilt } from '@vitrine/contract/schema.ts'
import { expect, test } from 'vitest'
import { createUnknownFieldFinder } from './unknown-fields.ts'

const entity = shape({
  id: text({ readOnly: true }),
  name: text(),
  parts: optional(list(shape({ size: number(), made: text({ readOnly: true }) }))),
  later: optional(unbuilt(shape({ what: text() }), 'is not served yet')),
  free: optional(anything()),
  words: optional(anyMap()),
})
const unknownIn = createUnknownFieldFinder(shape({ entity: input(entity), mask: optional(text()) }))

test('returns the paths of unknown fields', () => {
  expect(
    unknownIn({ entity: { name: 'a', gtin: '1', parts: [{ size: 1 }, { size: 2, color: 'red' }] }, maks: 1 }),
  ).toEqual(['entity.gtin', 'entity.parts[1].color', 'maks'])
})

test('accepts read-only fields and any content of free-form fields', () => {
  const sent = {
    id: '1',
    parts: [{ made: 'today' }],
    later: { other: 1 },
    free: { a: { b: 1 } },
    words: { x: { y: 1 } },
  }
  expect(unknownIn({ entity: sent })).toEqual([])
})

test('ignores values that are not objects of the schema', () => {
  for (const value of [undefined, null, 'text', 1, [], { entity: [] }, { entity: null }, { entity: { parts: {} } }])
    expect(unknownIn(value)).toEqual([])
})

test('returns at most twenty names of sixty characters', () => {
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`f${index}`, 1]))
  expect(unknownIn(many)).toHaveLength(20)
  expect(unknownIn({ ['x'.repeat(10_000)]: 1 })).toEqual(['x'.repeat(60)])
  expect(unknownIn({ entity: { parts: Array.from({ length: 1000 }, () => ({ z: 1 })) } })).toHaveLength(20)
})
