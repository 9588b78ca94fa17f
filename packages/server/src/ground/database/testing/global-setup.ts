import { createTestRun } from './run.ts'

/** The `globalSetup` of vitest: starts the database for the tests, logs which one it is, and stops it at the end. */
export default async function setup(): Promise<() => Promise<void>> {
  const { description, end } = await createTestRun()
  console.log(`Tests run on ${description}.`)
  return end
}
