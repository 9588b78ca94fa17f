/** An exchange rate and its date. */
export interface SourceRate {
  /** The price of one unit of the first currency in the second, as decimal text. */
  readonly rate: string
  readonly date: Date
}

/** Provides exchange rates, such as those of a bank. Without a source, owners enter them. */
export interface RateSource {
  /** Returns the rates from one currency to others. Unknown currencies are omitted. */
  readonly ratesFrom: (currency: string, to: readonly string[]) => Promise<ReadonlyMap<string, SourceRate>>
}
