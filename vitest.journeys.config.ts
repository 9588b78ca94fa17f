import { defineConfig } from 'vitest/config'

/** A whole shop in real processes, in a real browser: one after the other. */
export default defineConfig({
  test: {
    include: ['test/journeys/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    fileParallelism: false,
    maxWorkers: 1,
  },
})
