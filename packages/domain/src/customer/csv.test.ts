import { expect, test } from 'vitest'
import { columnOf, customerCells, customerColumns, readCustomers } from './csv-columns.ts'
import { parseCsv } from './csv.ts'

test('reads quoted cells, line breaks in them, and other separators', () => {
  expect(parseCsv('\uFEFFa,"b ""c"", d",\r\n"two\nlines",\'+49 1,\n\n')).toEqual([
    ['a', 'b "c", d', ''],
    ['two\nlines', '+49 1', ''],
  ])
  expect(parseCsv('a;b,c;d\n1;2;3')).toEqual([
    ['a', 'b,c', 'd'],
    ['1', '2', '3'],
  ])
})

test('counts empty lines, so that problems name the rows of the spreadsheet', () => {
  expect(parseCsv('Email\n\nann@mail.example\n')).toEqual([['Email'], [], ['ann@mail.example']])
  expect(readCustomers(parseCsv('Email,Phone\n,\n\nann@mail.example,\n\n'))).toEqual([
    { row: 4, customer: { email: 'ann@mail.example' } },
  ])
})

const shopify = [
  'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,' +
    'Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,' +
    'Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags',
  '\'7001,Grace,Hopper,grace@mail.example,yes,Navy,1 Main St,,New York,NY,US,10001,\'+15550100001,,no,99.00,3,Calls,no,"VIP, Press"',
].join('\n')

test('reads the customer export of Shopify', () => {
  expect(readCustomers(parseCsv(shopify))).toEqual([
    {
      row: 2,
      customer: {
        firstName: 'Grace',
        lastName: 'Hopper',
        company: 'Navy',
        email: 'grace@mail.example',
        phone: '+15550100001',
        note: 'Calls',
        tags: ['VIP', 'Press'],
        addresses: [
          { addressLine: '1 Main St', city: 'New York', subdivision: 'US-NY', postalCode: '10001', country: 'US' },
        ],
        emailConsent: 'SUBSCRIBED',
      },
    },
  ])
  expect(readCustomers(parseCsv('Name,City\nAda,Kyoto'))).toBe(undefined)
})

test('names the column of a field', () => {
  expect(['email', 'addresses[0].country', 'tags[3]', 'other'].map(columnOf)).toEqual([
    'Email',
    'Country',
    'Tags',
    'other',
  ])
})

test('reads its own export', () => {
  const customer = {
    firstName: 'Ada',
    email: 'ada@mail.example',
    tags: ['VIP'],
    addresses: [{ addressLine: 'Sanjo 1', city: 'Kyoto', country: 'JP' }],
  }
  const figures = {
    accountStatus: 'NONE',
    orderCount: 2,
    spent: '10.00',
    averageSpent: '5.00',
    createdDate: new Date(),
  }
  const emailConsent = { status: 'UNSUBSCRIBED', date: '2026-11-30T08:00:00Z' }
  const cells = customerCells({ ...customer, ...figures, emailConsent, smsConsent: { status: 'UNKNOWN' } })
  expect(cells[customerColumns.indexOf('Email Marketing Date')]).toBe('2026-11-30')
  expect(cells).toHaveLength(customerColumns.length)
  expect(readCustomers([customerColumns, cells])).toEqual([
    { row: 2, customer: { ...customer, emailConsent: 'UNSUBSCRIBED' } },
  ])
})
