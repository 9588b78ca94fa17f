/** Whether this is the long run (`npm run test:long`), which tries all sizes and repeats more often. */
export const isLongRun = process.env.VITRINE_LONG === '1'

/** Returns a number of repetitions: `short` in `npm test`, `long` in the long run. */
export const runs = (short: number, long: number): number => (isLongRun ? long : short)

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
