import { defineConfig } from 'vitest/config'

/** Whole shops in real processes, in a real browser: two at a time, each on ports of its own. */
export default defineConfig({
  test: {
    include: ['test/journeys/**/*.test.ts'],
    globalSetup: ['test/journeys/demo-data.ts'],
    testTimeout: 300_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    isolate: false,
  },
})
