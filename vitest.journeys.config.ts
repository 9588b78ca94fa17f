import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'

/** These take longest: begun last, one of them would run alone in the end. */
const longest = ['pages', 'owner', 'killed-money/killed-money', 'hosted'].map((name) => `journeys/${name}.test.ts`)

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = longest.findIndex((name) => moduleId.endsWith(name))
      return at < 0 ? longest.length : at
    }
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}

/** Whole shops in real processes, in a real browser: three at a time, since much of it is waiting, each on ports of its own. */
export default defineConfig({
  test: {
    include: ['test/journeys/**/*.test.ts'],
    globalSetup: ['test/journeys/demo-data.ts'],
    testTimeout: 300_000,
    hookTimeout: 180_000,
    maxWorkers: 3,
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
})
