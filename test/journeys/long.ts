/** Whether this run repeats and multiplies checks: `npm run test:long`. */
export const isLongRun = process.env.VITRINE_LONG === '1'
