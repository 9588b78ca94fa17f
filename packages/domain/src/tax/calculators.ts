/** IDs of tax calculators, which regions refer to in `appId`. */

/** The merchant's own rates. */
export const manualCalculatorId = '5a1e7a0c-0001-4000-8000-7461786d616e'
/** The rates bundled with the store. */
export const localCalculatorId = '5a1e7a0c-0002-4000-8000-74617861757f'
