import { expect, test } from 'vitest'
import { fitsHandover, offlineKinds, type Handover } from './offline-kinds.ts'

test('cash on delivery is not offered for pickup, nor payment at pickup for delivery or downloads', () => {
  const offered = (handover: Handover) => offlineKinds.filter((kind) => fitsHandover(kind, handover))
  expect(offered('delivered')).toEqual(['BANK_TRANSFER', 'CASH_ON_DELIVERY'])
  expect(offered('picked-up')).toEqual(['BANK_TRANSFER', 'PAY_AT_PICKUP'])
  expect(offered('either')).toEqual(['BANK_TRANSFER', 'CASH_ON_DELIVERY', 'PAY_AT_PICKUP'])
  expect(offered('nothing-to-send')).toEqual(['BANK_TRANSFER'])
})
