import { defineConfig } from 'vitest/config'
import { BalancedShards } from './test/balanced-shards.ts'
import { isLongRun } from './test/run-size.ts'
import { manifestHash } from './test/manifest-hash.ts'

export default defineConfig({
  test: {
    globalSetup: ['./packages/server/src/ground/database/testing/global-setup.ts'],
    setupFiles: ['./test/strict-fetch.ts', './test/cheap-passwords.ts'],
    include: [
      '{packages,apps,demo,platform,scripts,test}/**/*.test.{ts,tsx}',
      // Those that need the official SDK have a configuration of their own.
      'conformance/{storefronts,fields}/**/*.test.ts',
    ],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      'test/journeys/**',
      ...(isLongRun ? [] : ['**/*.long.test.{ts,tsx}']),
    ],
    // What comes by itself comes late where much else is done.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // Without V8's second compiler of WebAssembly the embedded database starts in half the time. A larger young
    // generation is collected less often.
    execArgv: ['--liftoff-only', '--max-semi-space-size=64'],
    // Loading the server takes longer than most files do, so a worker loads it once: docs/decisions/0051-fast-tests.md.
    isolate: false,
    sequence: { sequencer: BalancedShards },
    // Later steps of a run, and the next run, find what this one compiled. A compiled module knows the files that packages
    // export, but is not compiled again when these change.
    experimental: { fsModuleCache: true, fsModuleCachePath: `node_modules/.cache/vitest/${manifestHash()}` },
  },
})
