import { expect, test } from 'vitest'
import { eventDefinitions } from '@vitrine/contract/events.ts'
import { kindOf } from '@vitrine/server/ground/event/event-kinds.ts'
import seen from '../spec/events.json' with { type: 'json' }

const defined = Object.entries(eventDefinitions).flatMap(([name, { events }]) =>
  events.map((event) => ({ name, type: `${name}_${event}` })),
)

test('every recorded app event is in the contract, except products of catalog v3', () => {
  const known = new Set(defined.map(({ type }) => type))
  const unknown = seen.filter((type) => !known.has(type) && !type.startsWith('wix.stores.catalog.v3.product_'))
  expect(unknown).toEqual([])
  expect(defined.map(({ type }) => type).filter((type) => !seen.includes(type))).toEqual([])
})

// Events that this server doesn't send have no schema here.
test.each(defined.filter(({ type }) => kindOf(type).shape !== 'flat'))(
  '$type uses the name of its entity',
  ({ name, type }) => {
    expect(kindOf(type).entityFqdn).toBe(name)
  },
)
