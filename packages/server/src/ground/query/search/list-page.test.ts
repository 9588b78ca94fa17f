import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyRuns } from '../../../../../../test/run-size.ts'
import { pageOf } from './list-page.ts'
import type { Beside, SortValue } from './read-search.ts'

const value = fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 3 }))
const rows = fc.uniqueArray(fc.tuple(value, value, fc.uuid()), { selector: ([, , id]) => id, maxLength: 12 })

test('lists every item once, in one order in both directions', () => {
  const property = fc.property(rows, fc.boolean(), fc.boolean(), fc.integer({ min: 1, max: 4 }), (all, ...options) => {
    const [first, second, limit] = options
    const sorts = [
      { field: 'a', descending: first },
      { field: 'b', descending: second },
    ]
    const items = all.map((row) => ({ item: row[2], row: row as readonly SortValue[] }))
    const read = (size: number, beside?: Beside) => pageOf(items, { sorts, limit: size, beside })
    const whole = read(items.length + 1).places.map(({ item }) => item)
    const walk = (before: boolean, start?: Beside): string[] => {
      const page = read(limit, start)
      const found = page.places.map(({ item }) => item)
      expect(page.places.length).toBeLessThanOrEqual(limit)
      if (before ? !page.hasPrev : !page.hasNext) return found
      const edge = before ? page.places[0]! : page.places.at(-1)!
      const others = walk(before, { row: page.valuesOf(edge), before })
      return before ? [...others, ...found] : [...found, ...others]
    }
    expect(walk(false)).toEqual(whole)
    const { places } = read(items.length + 1)
    const back = places.slice(-1).flatMap(({ item, row }) => [...walk(true, { row, before: true }), item])
    expect(back).toEqual(whole)
  })
  fc.assert(property, { numRuns: propertyRuns })
})
