import { expect, test } from 'vitest'
import { companyColumnOf, companyColumns, readCompanies } from './csv-columns.ts'

test('reads the companies of a file, with their rows', () => {
  const rows = [
    [],
    [...companyColumns],
    ['Acme', 'A-1', 'DE1', 'Net 30', '500', 'a, b', 'Hi', 'Ring 1', '', 'Berlin', '', '10115', 'de'],
    [],
    ['Kiln', ...companyColumns.slice(1).map(() => '')],
  ]
  expect(readCompanies(rows)).toEqual([
    {
      row: 3,
      company: {
        name: 'Acme',
        externalId: 'A-1',
        taxId: expect.objectContaining({ id: 'DE1' }),
        paymentTerms: 'NET_30',
        creditLimit: '500',
        tags: ['a', 'b'],
        note: 'Hi',
        billingAddress: { addressLine: 'Ring 1', city: 'Berlin', postalCode: '10115', country: 'DE' },
      },
    },
    { row: 5, company: { name: 'Kiln' } },
  ])
})

test.each([
  ['NET_30', 'NET_30'],
  ['net 15', 'NET_15'],
  ['60', 'NET_60'],
  ['Due on receipt', 'DUE_ON_RECEIPT'],
  ['whenever', 'whenever'],
])('reads the payment terms %j as %j', (cell, terms) => {
  expect(
    readCompanies([
      ['Company', 'Payment Terms'],
      ['Acme', cell],
    ])![0]!.company.paymentTerms,
  ).toBe(terms)
})

test('reads no file without a column of names, and names the columns of refused fields', () => {
  expect(readCompanies([['Email'], ['a@b.test']])).toBe(undefined)
  const fields = ['billingAddress.country', 'taxId.id', 'tags[3]', 'creditLimit', 'other']
  expect(fields.map(companyColumnOf)).toEqual(['Country', 'Tax ID', 'Tags', 'Credit Limit', 'other'])
})
