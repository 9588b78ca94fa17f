import type { TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'
import { BalancedShards } from './test/balanced-shards.ts'
import { isLongRun } from './test/run-size.ts'

/** These take longest: started last, one of them would run alone at the end. */
const longest = ['crashes/killed-money/killed-money', 'pages', 'back-office/owner', 'back-office/own-shop'].map(
  (name) => `journeys/${name}.test.ts`,
)

class LongestFirst extends BalancedShards {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = longest.findIndex((name) => moduleId.endsWith(name))
      return at < 0 ? longest.length : at
    }
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}

/** Whole stores in real processes, in a real browser. Each of the two workers has one platform and one browser. */
export default defineConfig({
  test: {
    include: ['test/journeys/**/*.test.ts'],
    exclude: isLongRun ? [] : ['**/*.long.test.ts'],
    setupFiles: ['./test/strict-fetch.ts'],
    globalSetup: ['./test/journeys/stage/demo-data.ts'],
    testTimeout: 300_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
})
