import { defineConfig } from 'vitest/config'
import { BalancedShards } from '../test/balanced-shards.ts'

/** Tests that need the official SDK; `run.mjs` installs it first. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['{wire,faults,calls,frameworks,cache}/**/*.test.ts'],
    globalSetup: ['../packages/server/src/ground/database/testing/global-setup.ts'],
    // Asynchronous effects may be slow on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 120_000,
    testTimeout: 120_000,
    maxWorkers: 2,
    // The official SDK leaves timers and globals behind, so each test file has its own process.
    isolate: true,
    sequence: { sequencer: BalancedShards },
    experimental: { fsModuleCache: true },
  },
})
