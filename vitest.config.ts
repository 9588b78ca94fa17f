import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: ['packages/server/src/ground/database/testing-global-setup.ts'],
    include: ['{packages,apps,demo,platform,scripts,test}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'test/journeys/**'],
    // What comes by itself comes late where much else is done.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // To load the server takes longer than most files do, so it is loaded once: docs/decisions/0051-how-long-tests-take.md.
    isolate: false,
  },
})
