import type { AuditEntry } from '@vitrine/client'
import { UiProvider } from '@vitrine/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'

// The client of the back office is created for the address of its page.
vi.stubGlobal('location', new URL('https://store.test/back-office/'))
const { AuditLogPage } = await import('./audit-log-page.tsx').finally(() => vi.unstubAllGlobals())

type Change = NonNullable<AuditEntry['changes']>[number]

const entryOf = (changes: Change[], others: Partial<AuditEntry> = {}): AuditEntry => ({
  id: '1',
  date: new Date(),
  actorType: 'STAFF',
  actorName: 'Ann Lee',
  call: 'updateProduct',
  area: 'products',
  entity: 'product',
  changes,
  ...others,
})

const query = { who: '', area: '', entity: '', from: '', to: '', cursor: '' } as const
const collectionId = '0b0e9d0a-8f9d-4c8e-a1a5-000000000000'

const render = (entry: AuditEntry): string => {
  const names = new Map([[collectionId, 'Bowls']])
  const data = { query, entries: [entry], nextCursor: undefined, people: [], currency: 'EUR', names }
  const router = createMemoryRouter([{ path: '/', element: <AuditLogPage data={data} /> }])
  return renderToStaticMarkup(
    <UiProvider timeZone="America/New_York">
      <RouterProvider router={router} />
    </UiProvider>,
  )
}

/** The text of the changed fields, without markup. */
const textOf = (entry: AuditEntry): string => {
  const html = render(entry)
  const details = html.slice(html.indexOf('v-disclosure-body'), html.indexOf('</details>'))
  return details
    .slice(details.indexOf('>') + 1)
    .replaceAll(/<\/(li|div|span)>/g, '\n')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\s\u202f]+/g, ' ')
    .trim()
}

test('an entry names the changed fields and its error for people', () => {
  const html = render(entryOf([{ field: 'variants[0].price', before: '10.00', after: '12.00' }], { error: 'CONFLICT' }))
  expect(html).toContain('title="variants[0].price">Variants 1 › Price</span>')
  expect(html).toContain('has changed this in the meantime')
  expect(html).not.toContain('CONFLICT')
})

test.each<[string, Change, string]>([
  [
    'an amount in the currency of the store',
    { field: 'variants[0].price', before: 10, after: 12.5 },
    '€10.00 → €12.50',
  ],
  ['an amount in its own currency', { field: 'price', before: '1', after: '2', currency: 'USD' }, '$1.00 → $2.00'],
  ['money', { field: 'total', before: { amount: '1', currency: 'ILS' }, after: { amount: '2' } }, '₪1.00 → €2.00'],
  [
    'a time in the zone of the store',
    { field: 'startDate', after: '2026-11-30T01:30:00.000Z' },
    'Nov 29, 2026, 8:30 PM',
  ],
  ['a day', { field: 'birthdate', before: '2026-11-30', after: '2026-12-01' }, 'Nov 30, 2026 → Dec 1, 2026'],
  ['yes and no', { field: 'visible', before: true, after: false }, 'Yes → No'],
  ['a value that was not set', { field: 'ribbon', after: 'New' }, 'Not set → New'],
  ['a status', { field: 'paymentStatus', before: 'NOT_PAID', after: 'FULLY_REFUNDED' }, 'Unpaid → Refunded'],
  ['a status without a text', { field: 'status', before: 'UP_TO_DATE', after: 'ACTIVE' }, 'Up to date → Active'],
  ['the status of a shipment', { field: 'fulfillments[0].status', after: 'Fulfilled' }, 'Not set → Fulfilled'],
  ['a code that somebody entered', { field: 'code', before: 'SPRING_SALE', after: 'VIP' }, 'SPRING_SALE → VIP'],
  ['a country', { field: 'country', before: 'DE', after: 'IL' }, 'Germany → Israel'],
  ['a percentage', { field: 'percentage', before: '5', after: '12.5' }, '5% → 12.5%'],
  ['an ID', { field: 'mainCategoryId', after: collectionId }, 'Not set → Bowls'],
  ['a permission', { field: 'permissions', added: ['orders.read'] }, 'Added Orders, drafts, and returns: Can view'],
  [
    'text without its markup',
    { field: 'description', before: '<p>Old</p>', after: '<p>New <b>mug</b></p>' },
    'Old → New mug',
  ],
  ['entries of a list', { field: 'tags', removed: ['a'], added: ['b', 'c'] }, 'Removed a Added b c'],
])('shows %s', (_title, change, text) => {
  expect(textOf(entryOf([change]))).toContain(text)
})

test('shows the status of an order and of a return by the words of their pages', () => {
  const change = { field: 'status', before: 'PENDING', after: 'APPROVED' }
  expect(textOf(entryOf([change], { entity: 'order' }))).toContain('Needs review → Approved')
  const settled = { field: 'status', before: 'RECEIVED', after: 'SETTLED' }
  expect(textOf(entryOf([settled], { entity: 'orderReturn' }))).toContain('Received → Settled')
})

test('shows an object as rows with labels, without its IDs', () => {
  const settlement = { type: 'REFUND', amount: { amount: '28.00', formattedAmount: '€28.00' }, id: collectionId }
  const text = textOf(entryOf([{ field: 'settlement', after: settlement }]))
  expect(text).toBe('Settlement Added Type: Refund Amount: €28.00')
})

test('shows what was requested in the same way if nothing was compared', () => {
  const text = textOf(entryOf([], { request: { productId: collectionId, price: '2.00', visible: true } }))
  expect(text).toBe('Product: Bowls Price: €2.00 Visible: Yes')
})

test('shows long texts before and after one below the other', () => {
  const [before, after] = ['old ', 'new '].map((word) => word.repeat(100))
  expect(textOf(entryOf([{ field: 'note', before, after }]))).toMatch(
    /^Note Before old .* Show more After new .* Show more$/,
  )
})

test('shortens a long text', () => {
  const html = render(entryOf([{ field: 'name', after: 'word '.repeat(100) }]))
  expect(html).toContain('word…')
  expect(html).toMatch(/aria-expanded="false"[^]*Show more/)
  expect(html).not.toContain('word '.repeat(50))
})
