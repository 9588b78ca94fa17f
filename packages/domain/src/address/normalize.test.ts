import { expect, test } from 'vitest'
import { normalizeAddress } from './normalize.ts'
import { comparableCode, isDoubtfulPostalCode } from './postal-code.ts'
import { isSubdivisionOf } from './subdivisions.ts'

test.each([
  ['LT', '01103', '01103'],
  ['LT', 'LT-01103', '01103'],
  ['LT', 'lt 01103', '01103'],
  ['LV', '1010', 'LV-1010'],
  ['LV', 'LV1010', 'LV-1010'],
  ['AZ', '1000', '1000'],
  ['AZ', 'AZ 1000', '1000'],
  ['LU', 'L-1855', '1855'],
  ['FI', 'FI-00100', '00100'],
  ['SE', 'SE-111 22', '111 22'],
  ['SE', '11122', '111 22'],
  ['DE', 'D-10115', '10115'],
  ['DE', 'DE–10115', '10115'],
  ['DE', ' 10115 ', '10115'],
  ['JP', '１００－０００１', '100-0001'],
  ['JP', '〒100ー0001', '100-0001'],
  ['JP', '1000001', '100-0001'],
  ['IR', '۱۱۳۶۹۱۲۳۴۵', '11369-12345'],
  ['US', '10001', '10001'],
  ['US', '100011234', '10001-1234'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'M1 1AE', 'M1 1AE'],
  ['IE', 'd02af30', 'D02 AF30'],
  ['IM', 'im11aa', 'IM1 1AA'],
  ['NL', '1012ab', '1012 AB'],
  ['PL', '00950', '00-950'],
  ['BR', '01310100', '01310-100'],
  ['CA', 'k1a-0b1', 'K1A 0B1'],
  ['PT', '1000 001', '1000-001'],
  ['BM', 'hm12', 'HM 12'],
  ['AD', '500', 'AD500'],
  ['KY', 'KY1 1111', 'KY1-1111'],
  ['TW', '100', '100'],
])('normalizes in %s the postal code %s to %s', (country, postalCode, written) => {
  expect(normalizeAddress({ country, postalCode })).toEqual({ country, postalCode: written })
  expect(isDoubtfulPostalCode(country, postalCode)).toBe(false)
})

test.each([
  ['DE', 'ABC'],
  ['DE', '1011'],
  ['DE', '101155'],
  ['US', 'SW1A 1AA'],
  ['GB', '10115'],
  ['GB', 'SW1A'],
  ['CH', '12345'],
  ['JP', '１００'],
  ['LT', 'LT-011'],
  ['IM', '1 1AA'],
])('keeps in %s the invalid postal code %s as entered', (country, postalCode) => {
  expect(normalizeAddress({ country, postalCode }).postalCode).toBe(postalCode)
  expect(isDoubtfulPostalCode(country, postalCode)).toBe(true)
})

test('accepts any text in countries without postal codes, and an empty field anywhere', () => {
  for (const country of ['AE', 'HK', 'XX', 'toString', '']) {
    expect(normalizeAddress({ country, postalCode: 'abc １' })).toEqual({ country, postalCode: 'abc １' })
    expect(isDoubtfulPostalCode(country, 'abc')).toBe(false)
  }
  expect(isDoubtfulPostalCode('DE', ' ')).toBe(false)
})

test.each([
  ['ES', 'Vizcaya', 'ES-BI'],
  ['ES', 'La Coruña', 'ES-C'],
  ['ES', 'la coruna', 'ES-C'],
  ['ES', 'Cantabria', 'ES-S'],
  ['MX', 'CDMX', 'MX-CMX'],
  ['MX', 'D. F.', 'MX-CMX'],
  ['MX', 'Ciudad de México', 'MX-CMX'],
  ['US', 'ny', 'US-NY'],
  ['US', 'us-ny', 'US-NY'],
  ['US', 'New York', 'US-NY'],
  ['US', 'Washington, D.C.', 'US-DC'],
  ['US', 'AE', 'US-AE'],
  ['CA', 'quebec', 'CA-QC'],
  ['BR', 'Sao Paulo', 'BR-SP'],
  ['DE', 'Bayern', 'DE-BY'],
  ['DE', 'Bavaria', 'DE-BY'],
  ['GB', 'Kent', 'GB-KEN'],
  ['JP', '東京都', 'JP-13'],
  ['JP', '東京', 'JP-13'],
  ['JP', 'Tokyo-to', 'JP-13'],
  ['JP', '１３', 'JP-13'],
  ['KR', '서울', 'KR-11'],
  ['CN', '广东', 'CN-GD'],
  ['TW', '台北市', 'TW-TPE'],
  ['IN', 'Orissa', 'IN-OD'],
  ['IT', 'Milan', 'IT-MI'],
])('normalizes in %s the state %s to %s', (country, subdivision, code) => {
  expect(normalizeAddress({ country, subdivision })).toEqual({ country, subdivision: code })
})

test.each([
  ['US', 'ZZ'],
  ['US', 'CA-QC'],
  ['US', 'Bavaria'],
  ['DE', 'DE-XX'],
  ['TW', 'Chiayi'],
  ['XX', 'XX-1'],
  ['', 'NY'],
  ['JP', '?'],
])('keeps in %s the unknown state %s as entered', (country, subdivision) => {
  expect(normalizeAddress({ country, subdivision }).subdivision).toBe(subdivision)
})

test('changes nothing else of an address, and adds no fields', () => {
  expect(normalizeAddress({ country: 'DE', city: ' Bonn ' })).toEqual({ country: 'DE', city: ' Bonn ' })
  expect(normalizeAddress({ postalCode: 'D-10115', subdivision: 'ny' })).toEqual({
    postalCode: 'D-10115',
    subdivision: 'ny',
  })
})

test('accepts known subdivisions of a country in delivery rules', () => {
  for (const [country, text] of [
    ['US', 'NY'],
    ['DE', 'Franken'],
    ['HK', 'HK-1'],
  ] as const)
    expect(isSubdivisionOf(country, text)).toBe(true)
  for (const [country, text] of [
    ['US', 'Bavaria'],
    ['DE', 'DE-XX'],
    ['GB', 'US-NY'],
  ] as const)
    expect(isSubdivisionOf(country, text)).toBe(false)
})

test.each([
  ['LT', 'LT-01*', '01*'],
  ['LU', 'L-1000-L-2000', '1000-2000'],
  ['US', '10001-1234', '10001-1234'],
  ['LV', 'LV-10*', '10*'],
  ['IM', 'IM1*', 'IM1*'],
])('compares in %s the code %s as %s, without the country prefix', (country, text, compared) => {
  expect(comparableCode(country, text)).toBe(compared)
})
