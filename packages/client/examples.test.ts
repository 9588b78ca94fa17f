import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isIncluded } from '../../test/run-size.ts'
import { openShop, type Shop } from '../../test/shop.ts'
import { createStripeDouble, type StripeDouble } from '../../test/stripe-double/double.ts'
import { examplesFile, readExports, writeExamples } from './examples.mjs'
import { setting, type Setting } from './testing-examples.ts'

interface Example {
  readonly needs: readonly (keyof Setting)[]
  readonly run: (setting: Setting) => Promise<unknown>
}

const documented = readExports()
const documentedExamples = documented.filter(({ example }) => example !== '')

let shop: Shop
let stripe: StripeDouble
let examples: Readonly<Record<string, Example>>

beforeAll(async () => {
  stripe = await createStripeDouble()
  shop = await openShop({
    settings: { emailVerification: 'ON_SIGN_UP', currencies: [{ currency: 'USD', rate: '1.1' }] },
    config: { stripe: stripe.addresses },
  })
  // The type check compiles the same module.
  writeExamples()
  examples = ((await import(/* @vite-ignore */ examplesFile)) as { examples: typeof examples }).examples
}, 60_000)
afterAll(async () => {
  await shop.close()
  await stripe.close()
})

test('every export has a description, and every callable export has an example', () => {
  expect(documented.length).toBeGreaterThan(150)
  expect(documented.filter(({ comment }) => comment === '').map(({ name }) => name)).toEqual([])
  expect(documented.filter(({ isValue, example }) => isValue && example === '').map(({ name }) => name)).toEqual([])
  const long = documentedExamples.filter(({ example }) => example.split('\n').length > 4)
  expect(long.map(({ name }) => name)).toEqual([])
})

// The type check compiles all of them.
test.each(documentedExamples.map(({ name }) => name).filter(isIncluded))('the example of %s runs', async (name) => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const make = setting(shop, stripe) as unknown as Record<string, () => Promise<unknown>>
  const { needs, run } = examples[name]!
  const made: Record<string, unknown> = {}
  // One after another: an order and an unpaid order may come from the same checkout.
  for (const need of needs) made[need] = await make[need]!()
  await expect(run(made as Setting)).resolves.toBeUndefined()
})
