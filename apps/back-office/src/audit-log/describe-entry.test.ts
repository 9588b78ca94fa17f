import { allCalls } from '@vitrine/contract'
import type { Call } from '@vitrine/contract/call.ts'
import { expect, test } from 'vitest'
import { words } from '../words/en.ts'
import { callParts } from './call-parts.ts'
import { describeCall, entityHref, entryRow } from './describe-entry.ts'

test.each([
  ['updateOrder', 'Update order'],
  ['bulkUpdateProductTagsV3', 'Update product tags'],
  ['getOrCreateBrand', 'Create brand'],
  ['createApiKey', 'Create API key'],
  ['markOrderAsPaid', 'Mark order as paid'],
  ['bulkDeleteInventoryItemsByFilter', 'Delete inventories'],
  ['constructor', 'constructor'],
  ['doSomethingNew', 'doSomethingNew'],
])('%s reads “%s”', (call, text) => {
  expect(describeCall(call)).toBe(text)
})

/** Calls that the log may have. */
const recorded = Object.entries(allCalls as Readonly<Record<string, Call>>)
  .filter(([, { roles, reads, method }]) => roles.includes('owner') && !(reads ?? method === 'GET'))
  .map(([name]) => name)

test('every call of the log has texts, and every text is used', () => {
  const { verbs, whole } = words.auditCalls
  const described = recorded.map((call) => ({ call, ...callParts(call) }))
  const isWhole = (parts: { whole: string }) => Object.hasOwn(whole, parts.whole)
  const composed = described.filter((parts) => !isWhole(parts))
  expect(recorded.length).toBeGreaterThan(500)
  expect(
    composed
      .filter(({ verb, noun }) => !Object.hasOwn(verbs, verb) || !Object.hasOwn(words.auditNouns, noun))
      .map(({ call }) => call),
  ).toEqual([])
  const unused = (texts: object, used: readonly string[]) => Object.keys(texts).filter((key) => !used.includes(key))
  expect(
    unused(
      verbs,
      composed.map(({ verb }) => verb),
    ),
  ).toEqual([])
  expect(
    unused(
      words.auditNouns,
      composed.map(({ noun }) => noun),
    ),
  ).toEqual([])
  expect(
    unused(
      whole,
      described.map((parts) => parts.whole),
    ),
  ).toEqual([])
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
  const { changes, ...bulk } = entry
  const changedEntities = [
    { id: 'p', name: 'Bowl', changes: [changes[0]] },
    { id: 'q', changes: [] },
  ]
  expect(entryRow({ ...bulk, changedEntities, changedEntityCount: 2 })).toContain('Bowl: name: A → B\nq')
})
