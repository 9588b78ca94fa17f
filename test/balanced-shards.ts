import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { divide, isInEveryShard } from './shards.ts'

/** These take longest: started last, one of them would run alone at the end, with the other cores idle. */
const longest = [
  'client/examples',
  'walk/every-call',
  'ui/src/gallery',
  'react/src/storefront',
  'calls/every-call',
  'wire/parity',
  'crashes/killed-money/killed-money',
  'journeys/pages',
  'back-office/owner',
  'back-office/own-shop',
].map((name) => `/${name}.test.ts`)

const rankOf = ({ moduleId }: TestSpecification): number => {
  const at = longest.findIndex((name) => moduleId.endsWith(name))
  return at < 0 ? longest.length : at
}

/** The seed of `npm test -- --shuffle`. */
const seed = process.env.VITRINE_SHUFFLE

const byHash = (root: string) => {
  const hash = ({ moduleId }: TestSpecification): string =>
    createHash('sha256')
      .update(`${seed} ${relative(root, moduleId)}`)
      .digest('hex')
  return (one: TestSpecification, other: TestSpecification): number => (hash(one) < hash(other) ? -1 : 1)
}

/**
 * Starts the longest files first, or takes all in the order of a seed, and divides files so that `--shard=1/8` takes as
 * long as `--shard=2/8`.
 */
export class BalancedShards extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    if (seed !== undefined) return files.toSorted(byHash(this.ctx.config.root))
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other))
  }

  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard!
    const [own] = divide(
      files.filter((file) => !isInEveryShard(file)),
      count,
    ).slice(index - 1)
    return [...files.filter(isInEveryShard), ...own!.files]
  }
}
