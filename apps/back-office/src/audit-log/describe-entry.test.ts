import { expect, test } from 'vitest'
import { describeCall, entityHref, entryRow } from './describe-entry.ts'

test.each([
  ['updateOrder', 'Update order'],
  ['bulkUpdateProductTagsV3', 'Bulk update product tags'],
  ['createApiKey', 'Create api key'],
  ['createOAuthApp', 'Create o auth app'],
])('%s reads “%s”', (call, text) => {
  expect(describeCall(call)).toBe(text)
})

const entry = {
  id: 'e',
  date: new Date('2026-11-29T12:00:00.000Z'),
  actorType: 'STAFF',
  actorName: 'Ada',
  call: 'updateProduct',
  area: 'products',
  entity: 'product',
  entityId: 'p',
  changes: [
    { field: 'name', before: 'A', after: 'B' },
    { field: 'ribbon', before: 'New' },
  ],
} as const

test('links entities that have a page, and exports what changed', () => {
  expect(entityHref({ ...entry, changes: [] })).toBe('/products/p')
  expect(entityHref({ ...entry, changes: [], entity: 'constructor' })).toBeUndefined()
  expect(entryRow({ ...entry, changes: [...entry.changes] })).toContain('name: A → B\nribbon: New → Not set')
})
