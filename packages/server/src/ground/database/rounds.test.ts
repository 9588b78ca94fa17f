import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRounds } from './rounds.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const now = () => new Date()
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)

/** Returns the rounds of a worker, and a function that changes a row. */
const open = () => {
  let hasChanged = false
  const watchChanges = () => () => {
    const had = hasChanged
    hasChanged = false
    return had
  }
  const rounds = createRounds({ database: { watchChanges }, now })
  return { ...rounds, change: () => void (hasChanged = true) }
}

test('needs a first round, then one after each change', () => {
  const { isNeeded, change } = open()
  expect([isNeeded(), isNeeded()]).toEqual([true, false])
  change()
  expect([isNeeded(), isNeeded()]).toEqual([true, false])
})

test('needs a round at the earliest planned date', () => {
  const { isNeeded, plan } = open()
  isNeeded()
  plan(undefined)
  plan(inSeconds(20))
  plan(inSeconds(10))
  plan(inSeconds(30))
  vi.advanceTimersByTime(9999)
  expect(isNeeded()).toBe(false)
  vi.advanceTimersByTime(1)
  expect([isNeeded(), isNeeded()]).toEqual([true, false])
})

test('needs a round after a minute, whatever happened', () => {
  const { isNeeded } = open()
  isNeeded()
  vi.advanceTimersByTime(59_999)
  expect(isNeeded()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isNeeded()).toBe(true)
})
