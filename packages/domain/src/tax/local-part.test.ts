import { expect, test } from 'vitest'
import { isInPart, type LocalPart } from './local-part.ts'

test.each<[LocalPart, { country?: string; postalCode?: string; city?: string } | undefined, boolean]>([
  [{}, undefined, true],
  [{ postalCodes: [], cities: [] }, { postalCode: '1' }, true],
  [{ postalCodes: ['10001'] }, undefined, false],
  [{ postalCodes: ['10001'] }, { postalCode: '10001' }, true],
  [{ postalCodes: ['10001'] }, { country: 'US', postalCode: '10001-1234' }, true],
  [{ postalCodes: ['00950'] }, { country: 'PL', postalCode: '00-950' }, true],
  [{ postalCodes: ['00-9*'] }, { country: 'PL', postalCode: '00950' }, true],
  [{ postalCodes: ['00-950'] }, { country: 'PL', postalCode: '00-950' }, true],
  [{ postalCodes: ['LT-01103'] }, { country: 'LT', postalCode: '01103' }, true],
  [{ postalCodes: ['011*'] }, { country: 'LT', postalCode: 'LT-01103' }, true],
  [{ postalCodes: ['10001'] }, { postalCode: '100012' }, false],
  [{ postalCodes: ['100*'] }, { postalCode: '10099' }, true],
  [{ postalCodes: ['100*'] }, { postalCode: '10199' }, false],
  [{ postalCodes: ['10002-10019'] }, { postalCode: '10001' }, false],
  [{ postalCodes: ['10002-10019'] }, { postalCode: '10002' }, true],
  [{ postalCodes: ['10002-10019'] }, { postalCode: '10019-9999' }, true],
  [{ postalCodes: ['10002-10019'] }, { postalCode: '10020' }, false],
  [{ postalCodes: ['10002-10019'] }, { postalCode: '1001' }, false],
  [{ postalCodes: ['sw1a 1aa'] }, { postalCode: ' SW1A1AA ' }, true],
  [{ postalCodes: ['9', '10001'] }, { postalCode: '10001' }, true],
  [{ cities: ['New York'] }, { city: ' new  york ' }, true],
  [{ cities: ['New York'] }, { city: 'Newyork' }, false],
  [{ cities: ['Gießen'] }, { city: 'GIESSEN' }, true],
  [{ cities: ['New York'] }, { postalCode: '10001' }, false],
  [{ cities: ['Albany', 'New York'] }, { postalCode: '10001', city: 'New York' }, true],
  [{ postalCodes: ['10001'], cities: ['New York'] }, { city: 'New York' }, true],
  [{ postalCodes: ['10001'], cities: ['New York'] }, { postalCode: '', city: 'New York' }, true],
  [{ postalCodes: ['10001'], cities: ['New York'] }, { postalCode: '2', city: 'New York' }, false],
])('returns for %j whether it contains %j: %s', (part, place, isThere) => {
  expect(isInPart(part, place)).toBe(isThere)
})
