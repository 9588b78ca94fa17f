/** Whether this is the long run (`npm run test:long`), which tries every size and repeats more often. */
export const isLongRun = process.env.VITRINE_LONG === '1'

/** Picks how often something is tried: `short` in `npm test`, `long` in the long run. */
export const runs = (short: number, long: number): number => (isLongRun ? long : short)

/** How many cases a property test tries. */
export const propertyRuns = runs(100, 1000)
