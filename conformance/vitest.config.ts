import { defineConfig } from 'vitest/config'

/** The tests that need the official SDK; `run.mjs` installs it first. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['{wire,faults,calls,frameworks,cache}/**/*.test.ts'],
    globalSetup: ['../packages/server/src/ground/database/testing-global-setup.ts'],
    // What comes by itself comes late where much else is done.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 120_000,
    testTimeout: 120_000,
    maxWorkers: 2,
    // The official SDK leaves timers and globals behind, so each of its files has a process.
    isolate: true,
    experimental: { fsModuleCache: true },
  },
})
