import type { ViteUserConfig } from 'vitest/config'
import { BalancedShards } from './balanced-shards.ts'
import { manifestHash } from './manifest-hash.ts'
import { isLongRun } from './run-size.ts'

type Suite = NonNullable<ViteUserConfig['test']>

const shortSizes = isLongRun ? [] : ['**/*.long.test.{ts,tsx}']

/**
 * Without V8's second compiler of WebAssembly the embedded database starts in half the time. A larger young generation is
 * collected less often.
 */
const execArgv = ['--liftoff-only', '--max-semi-space-size=64']

/**
 * Later steps of a run, and the next run, find what this one compiled. A compiled module knows the files that packages
 * export, but is not compiled again when these change.
 */
const experimental = { fsModuleCache: true, fsModuleCachePath: `node_modules/.cache/vitest/${manifestHash()}` }

const startDatabase = 'packages/server/src/ground/database/testing/global-setup.ts'

const unit: Suite = {
  globalSetup: [`./${startDatabase}`],
  setupFiles: ['./test/strict-fetch.ts', './test/cheap-passwords.ts'],
  include: [
    '{packages,apps,demo,platform,scripts,test}/**/*.test.{ts,tsx}',
    // Those that need the official SDK are a suite of their own.
    'conformance/{storefronts,fields}/**/*.test.ts',
  ],
  exclude: ['**/node_modules/**', '**/dist/**', 'test/journeys/**', ...shortSizes],
  // What comes by itself comes late where much else is done.
  expect: { poll: { timeout: 20_000 } },
  testTimeout: 120_000,
  hookTimeout: 120_000,
  maxWorkers: 2,
  execArgv,
  // Loading the server takes longer than most files do, so a worker loads it once: docs/decisions/0051-fast-tests.md.
  isolate: false,
  sequence: { sequencer: BalancedShards },
  experimental,
}

/** Tests that need the official SDK, which `conformance/run.mjs` installs first. `room` is their folder. */
const createSdkSuite = (room: string): Suite => ({
  include: [`${room}/{wire,faults,calls,frameworks,cache}/**/*.test.ts`],
  globalSetup: [`${room}/../${startDatabase}`],
  // Asynchronous effects may be slow on a busy machine.
  expect: { poll: { timeout: 20_000 } },
  hookTimeout: 120_000,
  testTimeout: 120_000,
  maxWorkers: 2,
  execArgv,
  // The official SDK leaves timers and globals behind: with the tests of all faults, each file has its own process.
  isolate: isLongRun,
  sequence: { sequencer: BalancedShards },
  experimental,
})

/** Whole stores in real processes, in a real browser. Each of the two workers has one platform and one browser. */
const journeys: Suite = {
  include: ['test/journeys/**/*.test.ts'],
  exclude: shortSizes,
  setupFiles: ['./test/strict-fetch.ts'],
  globalSetup: ['./test/journeys/stage/demo-data.ts'],
  expect: { poll: { timeout: 20_000 } },
  testTimeout: 300_000,
  hookTimeout: 180_000,
  maxWorkers: 2,
  isolate: false,
  sequence: { sequencer: BalancedShards },
  experimental,
}

/**
 * The suites by the name in `VITRINE_SUITE`. They share a configuration file, since a module is compiled again for each
 * file.
 */
export const suites = { unit, journeys, 'official SDK': createSdkSuite('./conformance') }

export const sdkSuite = createSdkSuite('.')
