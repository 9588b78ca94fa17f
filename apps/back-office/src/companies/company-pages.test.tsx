import type { Company, CompanyOrder } from '@vitrine/client'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { words } from '../words/words.ts'

// The client of the back office is created for the address of its page.
vi.stubGlobal('location', new URL('https://store.test/back-office/'))
const [{ CompanyPage }, { CompaniesPage }, { companiesAddress, filterOf, readCompanyView }] = await Promise.all([
  import('./page/company-page.tsx'),
  import('./list/companies-page.tsx'),
  import('./list/company-view.ts'),
]).finally(() => vi.unstubAllGlobals())

const show = (page: ReactNode): string =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)

const company: Company = {
  id: '1',
  revision: '1',
  createdDate: new Date(),
  updatedDate: new Date(),
  name: 'Acme GmbH',
  taxId: { id: 'DE136695976' },
  shippingAddresses: [{ country: 'DE', city: 'Hamburg', addressLine: 'Dock 2' }],
  tags: ['Gastro'],
  note: 'Calls on Mondays.',
  paymentTerms: 'NET_30',
  memberGroupIds: ['g1'],
  creditUsed: '0',
  personCount: 1,
  orderCount: 2,
  spent: '40.17',
  openAmount: '32.90',
}
const order: CompanyOrder = {
  id: 'o1',
  number: '10007',
  companyId: '1',
  companyName: 'Acme GmbH',
  buyerName: 'Ann Lee',
  createdDate: new Date(),
  status: 'APPROVED',
  paymentStatus: 'NOT_PAID',
  currency: 'EUR',
  total: '32.90',
  openAmount: '32.90',
  dueDate: '2026-11-01',
  isOverdue: true,
}

test('shows a company with figures, people, orders, terms, groups, addresses and timeline', () => {
  const date = new Date()
  const data = {
    company,
    people: [{ customerId: 'c1', role: 'ADMINISTRATOR', firstName: 'Ann', hasAccount: false, addedDate: date }],
    orders: [order],
    timeline: [
      { type: 'ORDER', date, title: '10007', entityId: 'o1', status: 'NOT_PAID', amount: '32.90', currency: 'EUR' },
      { type: 'ROLE_CHANGED', date, title: 'Ann', entityId: 'c1', status: 'ADMINISTRATOR' },
      { type: 'TERMS_CHANGED', date, title: 'NET_30' },
    ],
    choices: {
      memberGroups: [
        { id: 'g1', revision: '1', name: 'Wholesale', memberCount: 1, createdDate: date, updatedDate: date },
      ],
      exemptGroups: [],
    },
    priceLists: [],
    currency: 'EUR',
  } as const
  const html = show(<CompanyPage data={data} />)
  for (const text of [
    '€32.90',
    '€40.17',
    'DE136695976',
    'Hamburg',
    'Wholesale',
    'Gastro',
    'Calls on Mondays.',
    words.companies.overdue,
    words.companies.noAccount,
    'Invoice, due in 30 days',
    'Ann is now: Administrator',
  ])
    expect(html).toContain(text)
})

test('explains companies to an owner who has none, and says if a search finds none', () => {
  const view = { tab: 'all', expression: '', sort: 'newest' } as const
  const data = { view, companies: [], next: undefined, isFirst: true, count: 0, currency: 'EUR' }
  expect(show(<CompaniesPage data={data} />)).toContain(words.companies.noneHint)
  const searched = { ...data, view: { ...view, expression: 'acme' } }
  expect(show(<CompaniesPage data={searched} />)).toContain(words.companies.noneFound)
})

test('keeps tab, search and order of the list in its address', () => {
  const address = '/customers/companies?show=open&q=acme&sort=open'
  const view = readCompanyView(new URL(address, 'https://store.test').searchParams)
  expect(companiesAddress(view)).toBe(address)
  expect(filterOf(view)).toEqual({ $and: [{ openAmount: { $gt: 0 } }, { searchText: { $contains: 'acme' } }] })
})
