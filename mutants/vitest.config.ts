import { defineConfig } from 'vitest/config'

/** The unit tests beside what is mutated; they need no database. */
export default defineConfig({
  test: {
    include: [process.env.VITRINE_MUTANT_TESTS!],
    testTimeout: 30_000,
  },
})
