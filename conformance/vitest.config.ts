import { defineConfig } from 'vitest/config'

/** The tests that need the official SDK; `run.mjs` installs it first. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['{wire,faults}/**/*.test.ts'],
    testTimeout: 30_000,
    maxWorkers: 2,
  },
})
