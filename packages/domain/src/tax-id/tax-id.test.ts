import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCnpj, isCpf } from './brazil.ts'
import { taxIdProblem } from './tax-id.ts'
import { isVatId, plainVatId, vatCountryOf } from './vat-id.ts'

/** Numbers published by authorities and companies. */
const known = [
  'ATU13585627',
  'BE0428759497',
  'BG175074752',
  'CY10259033P',
  'CZ25123891',
  'DE136695976',
  'DK13585628',
  'EE100931558',
  'EL094259216',
  'ESA13585625',
  'ES54362315K',
  'ESX2482300W',
  'FI20774740',
  'FR40303265045',
  'HR33392005961',
  'HU12892312',
  'IE6433435F',
  'IE6433435OA',
  'IT00743110157',
  'LT119511515',
  'LT100001919017',
  'LU15027442',
  'LV40003521600',
  'MT11679112',
  'NL004495445B01',
  'PL8567346215',
  'PT501964843',
  'RO18547290',
  'SE123456789701',
  'SI50223054',
  'SK2022749619',
]

test.each(known)('accepts the VAT ID %s', (id) => {
  expect(isVatId(id)).toBe(true)
  expect(taxIdProblem({ id })).toBeUndefined()
})

const third = /(?<=\d\D*\d\D*)\d/

/** Check digits: some countries accept one other digit in this position, none accepts all nine. */
test.each(known)('rejects %s with another digit', (id) => {
  const others = [...'0123456789']
    .filter((digit) => digit !== third.exec(id)![0])
    .map((digit) => id.replace(third, digit))
  expect(others.filter(isVatId).length).toBeLessThanOrEqual(1)
})

test.each([
  ['DE123456789', 'VAT_ID'],
  ['de 136 695 976', undefined],
  ['FR123', 'VAT_ID'],
  ['123456789', undefined],
  ['CHE-123.456.788 MWST', undefined],
  ['DELTA', undefined],
  ['', undefined],
] as const)('validates the tax ID “%s”: %s', (id, problem) => {
  expect(taxIdProblem({ id })).toBe(problem)
})

test('derives the country from the prefix of a VAT ID, with EL for Greece', () => {
  expect(['EL094259216', 'DE136695976', 'US12', 'GB123456789'].map(vatCountryOf)).toEqual([
    'GR',
    'DE',
    undefined,
    undefined,
  ])
  expect(plainVatId(' de-136.695 976 ')).toBe('DE136695976')
})

test.each([
  ['529.982.247-25', 'CPF', undefined],
  ['52998224725', 'CPF', undefined],
  ['529.982.247-26', 'CPF', 'CPF'],
  ['111.111.111-11', 'CPF', 'CPF'],
  ['5299822472', 'CPF', 'CPF'],
  ['11.222.333/0001-81', 'CNPJ', undefined],
  ['11222333000181', 'CNPJ', undefined],
  ['11.222.333/0001-82', 'CNPJ', 'CNPJ'],
  ['12.ABC.345/01DE-35', 'CNPJ', undefined],
  ['12.ABC.345/01DE-36', 'CNPJ', 'CNPJ'],
  ['00000000000000', 'CNPJ', 'CNPJ'],
] as const)('validates %s as a %s: %s', (id, type, problem) => {
  expect(taxIdProblem({ id, type })).toBe(problem)
})

test('accepts exactly one pair of check digits for nine or twelve digits of a CPF or CNPJ', () => {
  const digits = (length: number) =>
    fc.stringMatching(new RegExp(`^\\d{${length}}$`)).filter((text) => !/^(.)\1*$/.test(text))
  const pairs = Array.from({ length: 100 }, (_none, pair) => String(pair).padStart(2, '0'))
  fc.assert(
    fc.property(digits(9), digits(12), (person, business) => {
      expect(pairs.filter((pair) => isCpf(person + pair))).toHaveLength(1)
      expect(pairs.filter((pair) => isCnpj(business + pair))).toHaveLength(1)
    }),
    { numRuns: 50 },
  )
})

test('handles any input quickly', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 200 }),
      fc.constantFrom('UNSPECIFIED' as const, 'CPF' as const, 'CNPJ' as const),
      (id, type) => {
        expect([undefined, 'CPF', 'CNPJ', 'VAT_ID']).toContain(taxIdProblem({ id, type }))
      },
    ),
  )
})
