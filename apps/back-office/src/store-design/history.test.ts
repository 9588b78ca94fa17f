import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyHistory, recordStep, redoStep, undoStep, type History } from './history.ts'

test('joins changes of the same thing in quick succession', () => {
  let history: History<string> = emptyHistory
  history = recordStep(history, '', { about: 'title', at: 0 })
  history = recordStep(history, 'a', { about: 'title', at: 100 })
  history = recordStep(history, 'ab', { about: 'color', at: 200 })
  history = recordStep(history, 'abc', { about: 'color', at: 5000 })
  expect(history.past).toEqual(['', 'ab', 'abc'])
})

test('undoing all steps returns to the first state, and redoing them to the last', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 50 }), (values) => {
      let [history, state]: [History<number>, number] = [emptyHistory, -1]
      for (const [at, value] of values.entries()) {
        history = recordStep(history, state, { about: String(at), at })
        state = value
      }
      const last = state
      for (let step = undoStep(history, state); step; step = undoStep(history, state)) ({ history, state } = step)
      expect(state).toBe(-1)
      for (let step = redoStep(history, state); step; step = redoStep(history, state)) ({ history, state } = step)
      expect(state).toBe(last)
    }),
  )
})

test('a new change after an undo drops what was undone, and old steps are forgotten', () => {
  const changed = recordStep(emptyHistory as History<number>, 1, { about: 'a', at: 0 })
  const { history } = undoStep(changed, 2)!
  expect(recordStep(history, 1, { about: 'b', at: 0 }).future).toEqual([])
  let long: History<number> = emptyHistory
  for (let at = 0; at < 150; at += 1) long = recordStep(long, at, { about: String(at), at })
  expect([long.past.length, long.past[0]]).toEqual([100, 50])
})
