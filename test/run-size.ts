/** Whether this is the long run (`npm run test:long`), which tries all sizes and repeats more often. */
export const isLongRun = process.env.VITRINE_LONG === '1'

/** Returns a number of repetitions: `short` in `npm test`, `long` in the long run. */
export const runs = (short: number, long: number): number => (isLongRun ? long : short)

/** The shard of the run: `VITRINE_SHARD=2/8` is the second of eight. A run that is not divided is its only shard. */
const [shardIndex, shardCount] = (process.env.VITRINE_SHARD ?? '1/1').split('/').map(Number) as [number, number]

/**
 * Returns the part of a number of repetitions that this shard does. Only for files that run in every shard, since they
 * would take longer than a shard may: see `test/shards.ts`.
 */
export const ofThisShard = (repetitions: number): number => Math.ceil(repetitions / shardCount)

/** Whether the case with this index runs in this shard. Only for files that run in every shard. */
export const isInShard = (index: number): boolean => index % shardCount === shardIndex - 1

/** Number of cases of a property test. */
export const propertyRuns = runs(100, 1000)

/**
 * Whether this run includes a case of a test that repeats for each of many names, such as all calls. `npm test` takes a
 * sixth of them, always the same.
 */
export const isIncluded = (name: string): boolean => {
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return isLongRun || sum % 6 === 0
}
