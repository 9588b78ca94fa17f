import { expect, test } from 'vitest'
import { mistakesIn, pairs } from './catalog-generations.ts'

test.each(pairs)('the fields of both generations are in the table: $title', (pair) => {
  expect(mistakesIn(pair)).toEqual({ unknown: [], missing: [] })
})

test('notices a field that no row covers, and a row without a field', () => {
  const [{ rows, ...products }] = pairs as [(typeof pairs)[number]]
  const wrong = { ...products, rows: [...rows.filter(([v1]) => v1 !== 'name'), ['nickname', null] as const] }
  expect(mistakesIn(wrong)).toEqual({ unknown: ['nickname'], missing: ['name', 'name'] })
})
