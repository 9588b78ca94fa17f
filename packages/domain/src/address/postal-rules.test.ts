import { expect, test } from 'vitest'
import { postalProblems } from './postal-rules.ts'

test.each([
  ['DE', '10115'],
  ['US', '10001'],
  ['US', '10001-1234'],
  ['GB', 'SW1A 1AA'],
  ['GB', 'sw1a1aa'],
  ['IE', 'D02 AF30'],
  ['IE', 'D02AF30'],
  ['NL', '1012AB'],
  ['PL', '00950'],
  ['BR', '01310100'],
  ['BR', '01310-100'],
  ['JP', '1000001'],
  ['CA', 'k1a 0b1'],
  ['SE', '11455'],
  ['PT', '1000 001'],
  // Countries without rules know everything.
  ['AE', 'ABC'],
  ['HK', '000'],
  ['XX', '?'],
])('%s has a postal code %s', (country, postalCode) => {
  expect(postalProblems({ country, postalCode })).toEqual([])
})

test.each([
  ['DE', 'ABC'],
  ['DE', '1011'],
  ['DE', '101155'],
  ['US', 'SW1A 1AA'],
  ['US', '1000'],
  ['GB', '10115'],
  ['CH', '12345'],
  ['BR', '0131010'],
])('%s has no postal code %s', (country, postalCode) => {
  expect(postalProblems({ country, postalCode })).toEqual(['postalCode'])
})

test.each([
  ['US', 'NY'],
  ['US', 'US-NY'],
  ['US', 'us-ny'],
  ['US', 'New York'],
  ['US', 'AE'],
  ['CA', 'quebec'],
  ['BR', 'Sao Paulo'],
  ['DE', 'DE-BY'],
  ['DE', 'Bavaria'],
  ['GB', 'Greater London'],
  ['JP', '東京都'],
  ['XX', 'XX-1'],
])('%s has a part %s', (country, subdivision) => {
  expect(postalProblems({ country, subdivision })).toEqual([])
})

test.each([
  ['US', 'ZZ'],
  ['US', 'CA-QC'],
  ['US', 'Bavaria'],
  ['CA', 'NY'],
  ['DE', 'DE-XX'],
  ['DE', 'AT-1'],
  ['GB', 'US-NY'],
])('%s has no part %s', (country, subdivision) => {
  expect(postalProblems({ country, subdivision })).toEqual(['subdivision'])
})

test('without a country, or without what it has rules for, nothing is wrong', () => {
  expect(postalProblems({ postalCode: 'ABC', subdivision: 'ZZ' })).toEqual([])
  expect(postalProblems({ country: 'DE' })).toEqual([])
  expect(postalProblems({ country: 'DE', postalCode: '', subdivision: '' })).toEqual([])
  expect(postalProblems({ country: 'US', postalCode: '1', subdivision: '?' })).toEqual(['postalCode', 'subdivision'])
})
