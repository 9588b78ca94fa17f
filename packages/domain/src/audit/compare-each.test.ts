import { expect, test } from 'vitest'
import { bulkBounds, compareEach } from './compare-each.ts'

const nameOf = (version: unknown): string => (version as { name: string }).name
const mapOf = (...versions: readonly { readonly id: string; readonly name: string; readonly tags?: unknown }[]) =>
  new Map(versions.map((version) => [version.id, version]))

test('lists what changed of each entity, and names those that were deleted or created', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id.toUpperCase(), tags: ['new'] }))
  const after = mapOf({ ...a!, tags: ['new', 'vip'] }, b!, d!)
  expect(compareEach(mapOf(a!, b!, c!), after, nameOf)).toEqual({
    ids: ['a', 'c', 'd'],
    entities: [
      { id: 'a', name: 'A', changes: [{ field: 'tags', added: ['vip'] }] },
      { id: 'c', name: 'C', changes: [] },
      { id: 'd', name: 'D', changes: [] },
    ],
  })
})

test('describes at most 100 entities within a size, and counts the others', () => {
  const many = (count: number, text: string) =>
    mapOf(...Array.from({ length: count }, (_, at) => ({ id: `${at}`, name: text })))
  const short = compareEach(many(130, 'a'), many(130, 'b'), nameOf)
  expect([short.ids.length, short.entities.length]).toEqual([130, bulkBounds.entities])
  const long = compareEach(many(99, 'a'.repeat(9000)), many(99, 'b'.repeat(9000)), () => '')
  expect(long.ids).toHaveLength(99)
  expect(long.entities.length).toBeGreaterThan(10)
  expect(JSON.stringify(long.entities).length).toBeLessThan(bulkBounds.characters * 1.01)
})
