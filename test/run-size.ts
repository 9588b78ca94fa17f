/** Whether this is the long run (`npm run test:long`), which tries all sizes and repeats more often. */
export const isLongRun = process.env.VITRINE_LONG === '1'

/** Returns a number of repetitions: `short` in `npm test`, `long` in the long run. */
export const runs = (short: number, long: number): number => (isLongRun ? long : short)

/** The number of shards of the run, 1 if it is whole: `VITRINE_SHARD=2/8` is the second of eight. */
const shardCount = Number(process.env.VITRINE_SHARD?.split('/')[1] ?? 1)

/**
 * Returns the part of a number of repetitions that this shard does. Only for files of `test/shards.ts` that run in
 * every shard, since they would take longer than a shard may.
 */
export const ofThisShard = (repetitions: number): number => Math.ceil(repetitions / shardCount)

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
