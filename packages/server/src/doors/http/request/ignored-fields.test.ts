import { expect, test } from 'vitest'
import { ignoredFieldsHeader } from './ignored-fields.ts'

test('encodes names that a header cannot carry', () => {
  expect(ignoredFieldsHeader(['product.gtin', 'größe', 'half \uD83D'])).toBe(
    'product.gtin,gr%C3%B6%C3%9Fe,half%20%EF%BF%BD',
  )
})

test('truncates the header below the limit of proxies', () => {
  const names = Array.from({ length: 20 }, () => '語'.repeat(60))
  const header = ignoredFieldsHeader(names)
  expect(header.length).toBeLessThan(4010)
  expect(header.split(',')).toEqual([...Array.from({ length: 7 }, () => encodeURIComponent(names[0]!)), '...'])
  expect(ignoredFieldsHeader(['語'.repeat(6000)])).toBe('...')
})
