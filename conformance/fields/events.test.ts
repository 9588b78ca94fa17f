import { expect, test } from 'vitest'
import { eventDefinitions } from '@vitrine/contract/events.ts'
import { kindOf } from '@vitrine/server/ground/event/event-kinds.ts'
import seen from '../spec/events.json' with { type: 'json' }

const defined = Object.entries(eventDefinitions).flatMap(([name, { events }]) =>
  events.map((event) => ({ name, type: `${name}_${event}` })),
)

test('every event that apps were seen to receive is one of the contract, but for products of the third catalog', () => {
  const known = new Set(defined.map(({ type }) => type))
  const unknown = seen.filter((type) => !known.has(type) && !type.startsWith('wix.stores.catalog.v3.product_'))
  expect(unknown).toEqual([])
  expect(defined.map(({ type }) => type).filter((type) => !seen.includes(type))).toEqual([])
})

// What this server does not send has no shape of its own here.
test.each(defined.filter(({ type }) => kindOf(type).shape !== 'flat'))(
  '$type travels under the name of its entity',
  ({ name, type }) => {
    expect(kindOf(type).entityFqdn).toBe(name)
  },
)
