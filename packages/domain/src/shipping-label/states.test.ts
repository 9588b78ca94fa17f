import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideLabel, isUnknownToCarrier, labelMoves, newLabel, pollDelayMs, type LabelEvent } from './states.ts'

const events: readonly LabelEvent[] = ['SOLD', 'REFUSED', 'VOID', 'REFUNDED', 'REFUND_REFUSED']

test('buys and refunds a label at most once, whatever happens', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events)), (happened) => {
      let [state, sold, back] = [newLabel as keyof typeof labelMoves, 0, 0]
      for (const event of happened) {
        const decision = decideLabel(state, event)
        if (!decision.ok) continue
        if (event === 'SOLD') sold += 1
        if (event === 'REFUNDED') back += 1
        state = decision.state
      }
      expect(sold).toBeLessThanOrEqual(1)
      expect(back).toBeLessThanOrEqual(sold)
    }),
  )
})

test('can be voided again after the carrier refused', () => {
  expect(decideLabel('VOIDING', 'REFUND_REFUSED')).toMatchObject({ ok: true, state: 'BOUGHT' })
  expect(decideLabel('BUYING', 'VOID')).toEqual({ ok: false, code: 'IS_BUYING' })
})

test('polls waiting labels at increasing intervals, between half a minute and six hours', () => {
  expect([0, 60_000, 3_600_000, 1e9].map(pollDelayMs)).toEqual([30_000, 30_000, 360_000, 21_600_000])
  expect([599_999, 600_000].map(isUnknownToCarrier)).toEqual([false, true])
})
