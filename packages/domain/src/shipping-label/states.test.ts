import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideLabel, isNeverHeard, labelMoves, newLabel, nextLookMs, type LabelEvent } from './states.ts'

const events: readonly LabelEvent[] = ['SOLD', 'REFUSED', 'VOID', 'TAKEN_BACK', 'KEPT']

test('a label is bought at most once and given back at most once, whatever is told of it', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events)), (told) => {
      let [state, sold, back] = [newLabel as keyof typeof labelMoves, 0, 0]
      for (const event of told) {
        const decision = decideLabel(state, event)
        if (!decision.ok) continue
        if (event === 'SOLD') sold += 1
        if (event === 'TAKEN_BACK') back += 1
        state = decision.state
      }
      expect(sold).toBeLessThanOrEqual(1)
      expect(back).toBeLessThanOrEqual(sold)
    }),
  )
})

test('a label that is kept by its carrier can be tried again', () => {
  expect(decideLabel('VOIDING', 'KEPT')).toMatchObject({ ok: true, state: 'BOUGHT' })
  expect(decideLabel('BUYING', 'VOID')).toEqual({ ok: false, code: 'IS_BUYING' })
})

test('the longer a label waits, the longer until it is looked at again: half a minute at least, six hours at most', () => {
  expect([0, 60_000, 3_600_000, 1e9].map(nextLookMs)).toEqual([30_000, 30_000, 360_000, 21_600_000])
  expect([599_999, 600_000].map(isNeverHeard)).toEqual([false, true])
})
