import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { expect } from 'vitest'
import { isLongRun, ofThisShard, propertyRuns } from '../../../../../test/run-size.ts'
import type { Bank, ServerLife } from './testing-bank.ts'

/** Ends the running step. Called when it waits for a response that will never come. */
const endStep = new AsyncLocalStorage<() => void>()

/** The life of a server that runs steps. */
export const beginLife = (): ServerLife => ({ isDead: false, stop: () => endStep.getStore()?.() })

/** Starts a step. Resolves when it has ended or waits for a response that will never come. Errors go to `note`. */
const beginStep = (act: () => Promise<unknown>, note: (error: unknown) => void): Promise<void> =>
  new Promise((resolve) => {
    void endStep.run(resolve, () =>
      act()
        .catch(note)
        .then(() => resolve()),
    )
  })

/** Releases late responses of the bank until every step has ended, however slow the machine is. */
const untilEnded = async (bank: Bank, steps: readonly Promise<void>[]): Promise<void> => {
  const progress = { isOver: false }
  const all = Promise.all(steps).then(() => void (progress.isOver = true))
  while (!progress.isOver) {
    await bank.release()
    await Promise.race([all, wait(5)])
  }
}

/** What a model test does with its steps. */
interface Model<Step, Scenario> {
  readonly openScenario: () => Promise<Scenario>
  /** Lets happen what is no call of the server, such as a crash. */
  readonly applyEvent: (scenario: Scenario, step: Step) => Promise<void>
  readonly act: (scenario: Scenario, step: Step) => Promise<unknown>
  /** Whether the server may reject a step with this error. */
  readonly isExpected: (error: unknown) => boolean
  readonly settleAll: (scenario: Scenario) => Promise<void>
  readonly expectConserved: (scenario: Scenario) => Promise<void>
}

/** Checks that whatever steps overlap in whatever order, the outcome is consistent once all have settled. */
export const checkModel = async <Step, Scenario extends { readonly bank: Bank; readonly unexpected: unknown[] }>(
  step: fc.Arbitrary<Step>,
  { openScenario, applyEvent, act, isExpected, settleAll, expectConserved }: Model<Step, Scenario>,
): Promise<void> => {
  const runSteps = async (steps: readonly Step[]): Promise<void> => {
    const scenario = await openScenario()
    const done: Promise<void>[] = []
    const note = (error: unknown) => void (isExpected(error) || scenario.unexpected.push(error))
    for (const one of steps) {
      await applyEvent(scenario, one)
      done.push(beginStep(() => act(scenario, one), note))
      // Sometimes the next step starts before this one has made progress.
      await wait(0)
    }
    await Promise.race([Promise.all(done), wait(50)])
    await settleAll(scenario)
    await untilEnded(scenario.bank, done)
    await settleAll(scenario)
    expect(scenario.unexpected).toEqual([])
    await expectConserved(scenario)
  }
  const property = fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), runSteps)
  const bounds = isLongRun ? { numRuns: ofThisShard(propertyRuns) } : { numRuns: 20, interruptAfterTimeLimit: 15_000 }
  await fc.assert(property, { ...bounds, endOnFailure: true })
}
