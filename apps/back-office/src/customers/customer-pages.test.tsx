import type { Customer } from '@vitrine/client'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { customersAddress, filterOf, readCustomerView } from './list/customer-view.ts'

// The client of the back office is created for the address of its page.
vi.stubGlobal('location', new URL('https://store.test/back-office/'))
const [{ CustomersPage }, { CustomerPage }, { SegmentPage }] = await Promise.all([
  import('./list/customers-page.tsx'),
  import('./page/customer-page.tsx'),
  import('./segments/segment-page.tsx'),
]).finally(() => vi.unstubAllGlobals())

const show = (page: ReactNode): string =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)

const customer: Customer = {
  id: '7e6b6e9c-0000-4000-8000-000000000000',
  revision: '3',
  createdDate: new Date('2026-01-20T12:00:00Z'),
  updatedDate: new Date('2026-01-20T12:00:00Z'),
  accountStatus: 'NONE',
  email: 'ann@example.com',
  firstName: 'Ann',
  addresses: [{ country: 'JP', city: 'Kyoto', addressLine: 'Sanjo 1' }],
  tags: ['VIP', 'Press', 'Blog', 'Old'],
  note: 'Gate code 4.',
  orderCount: 3,
  spent: '120.50',
  averageSpent: '40.17',
  lastOrderDate: new Date('2026-11-20T12:00:00Z'),
  emailConsent: { status: 'SUBSCRIBED', date: new Date('2026-11-20T12:00:00Z') },
  smsConsent: { status: 'UNKNOWN' },
}
const tags = [{ tag: 'VIP', count: 1 }]

test('lists customers with figures, tags and filters, or says that there are none', () => {
  const view = readCustomerView(new URLSearchParams('q=ann&tag=VIP&sort=spent'))
  const list = {
    view,
    customers: [customer],
    next: 'abc',
    isFirst: true,
    count: 1,
    pending: 2,
    tags,
    segments: [],
    currency: 'EUR',
  }
  const html = show(<CustomersPage data={list} />)
  for (const text of ['Ann', 'ann@example.com', '€120.50', 'Subscribed', '+1', 'Remove filter Tag: VIP', '1 customer'])
    expect(html).toContain(text)
  expect(show(<CustomersPage data={{ ...list, customers: [] }} />)).toContain('No matching customers')
  const empty = { ...list, customers: [], view: readCustomerView(new URLSearchParams()) }
  expect(show(<CustomersPage data={empty} />)).toContain('No customers yet')
})

test('shows a customer with figures, contact, addresses, tags, note, consent and timeline', () => {
  const timeline = [
    {
      type: 'ORDER',
      date: new Date(),
      title: '10007',
      entityId: '1',
      status: 'APPROVED',
      amount: '10',
      currency: 'EUR',
    },
    { type: 'CONSENT', date: new Date(), status: 'SUBSCRIBED', channel: 'EMAIL', source: 'ORDER' },
    { type: 'MERGED', date: new Date(), title: 'old@example.com' },
  ] as const
  const data = { customer, orders: [], timeline, tags, currency: 'EUR', account: undefined, membership: undefined }
  const html = show(<CustomerPage data={data} />)
  for (const text of ['€40.17', 'Kyoto', 'Press', 'Gate code 4.', 'Order 10007', 'at the checkout', 'Merged with old@'])
    expect(html).toContain(text)
})

test('keeps the search, filters and order of the list in its address', () => {
  const address = '/customers?show=guests&q=ann&sort=spent&tag=VIP&after=2026-01-01'
  const view = readCustomerView(new URL(address, 'https://store.test').searchParams)
  expect(customersAddress(view)).toBe(address)
  expect(filterOf(view, { timeZone: 'UTC', segments: [] })).toEqual({
    $and: [
      { hasAccount: false },
      { tags: { $hasSome: ['VIP'] } },
      { lastOrderDate: { $gte: new Date('2026-01-01T00:00:00Z') } },
      { searchText: { $contains: 'ann' } },
    ],
  })
})

test('shows the rules of a segment, and those of the API as fixed', () => {
  const segment = { id: '1', revision: '1', name: 'Best', filter: {}, createdDate: new Date(), updatedDate: new Date() }
  const data = { segment, tags, currency: 'EUR', rules: [{ field: 'spent', operator: '$gte', value: '100' }] } as const
  expect(show(<SegmentPage data={data} />)).toContain('Value (EUR)')
  expect(show(<SegmentPage data={{ ...data, rules: undefined }} />)).toContain('were set through the API')
})
