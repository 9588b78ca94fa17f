import { calls } from '@vitrine/contract'
import type { Call } from '@vitrine/contract/call.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isIncluded } from '../../../../../../test/run-size.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { attack, prepareTarget, type Target } from './hostile.ts'

let shop: Shop
let target: Target
beforeAll(async () => {
  shop = await openShop({ taxRatePercent: '19' })
  target = await prepareTarget(shop)
})
afterAll(() => shop.close())

test.each(Object.entries(calls as Readonly<Record<string, Call>>).filter(([name]) => isIncluded(name)))(
  '%s never fails internally, whatever a client sends',
  async (name, call) => {
    expect(await attack(target, name, call)).toBe(undefined)
  },
  900_000,
)
