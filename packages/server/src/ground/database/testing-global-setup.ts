import { createTestRun } from './testing-run.ts'

/** For vitest's `globalSetup`: says which database the tests run on, starts it once, and stops it at the end. */
export default async function setup(): Promise<() => Promise<void>> {
  const { description, end } = await createTestRun()
  console.log(`Tests run on ${description}.`)
  return end
}
