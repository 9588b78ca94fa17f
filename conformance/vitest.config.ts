import { defineConfig } from 'vitest/config'

/** The tests that need the official SDK; `run.mjs` installs it first. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['{wire,faults,calls,storefronts,fields,frameworks,cache}/**/*.test.ts'],
    globalSetup: ['../packages/server/src/ground/database/testing-global-setup.ts'],
    // What comes by itself comes late where much else is done.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 60_000,
    testTimeout: 30_000,
    maxWorkers: 2,
  },
})
