/** A rate of exchange, and since when it is so. */
export interface SourceRate {
  /** What one unit of the first currency is worth in the second: decimal text. */
  readonly rate: string
  readonly date: Date
}

/** Tells rates of exchange, such as those of a bank. Owners type their rates where a server has no source. */
export interface RateSource {
  /** The rates from one currency to others; those that it does not know are missing. */
  readonly ratesFrom: (currency: string, to: readonly string[]) => Promise<ReadonlyMap<string, SourceRate>>
}
