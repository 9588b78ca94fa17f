import type { AuditEntry } from '@vitrine/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'

// The client of the back office is created for the address of its page.
vi.stubGlobal('location', new URL('https://store.test/back-office/'))
const { AuditLogPage } = await import('./audit-log-page.tsx').finally(() => vi.unstubAllGlobals())

const entry: AuditEntry = {
  id: '1',
  date: new Date(),
  actorType: 'STAFF',
  actorName: 'Ann Lee',
  call: 'updateProduct',
  area: 'products',
  changes: [{ field: 'variants[0].price', before: '10.00', after: '12.00' }],
  error: 'CONFLICT',
}

const query = { who: '', area: '', entity: '', from: '', to: '', cursor: '' } as const

test('an entry names the changed fields and its error for people', () => {
  const data = { query, entries: [entry], nextCursor: undefined, people: [] }
  const router = createMemoryRouter([{ path: '/', element: <AuditLogPage data={data} /> }])
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(html).toContain('title="variants[0].price">Variants 1 › Price</span>')
  expect(html).toContain('<bdi>10.00</bdi> → <bdi>12.00</bdi>')
  expect(html).toContain('has changed this in the meantime')
  expect(html).not.toContain('CONFLICT')
})
