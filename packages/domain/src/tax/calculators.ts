/** Who works tax out, by the IDs that regions name in `appId`. */

/** The owner's own rates. */
export const manualCalculatorId = '5a1e7a0c-0001-4000-8000-7461786d616e'
/** The rates that come with the store, without anybody having to load them. */
export const localCalculatorId = '5a1e7a0c-0002-4000-8000-74617861757f'

/** An automatic calculator, as owners choose it. */
export interface CalculatorDetails {
  readonly appId: string
  readonly displayName: string
  /** Countries whose tax it cannot work out; all others it can. */
  readonly unsupportedCountries: readonly string[]
}
