import type { Site } from '../site/sites.ts'

/** A suggested address, as complete as known, to fill into the form. */
export interface SuggestedPlace {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly addressLine?: string
  readonly city?: string
  /** The part of the ISO 3166-2 code after the country, or the name. */
  readonly subdivision?: string
  readonly postalCode?: string
}

export interface SuggestionRequest {
  readonly site: Site
  /** The text typed so far. */
  readonly text: string
  /** The country selected in the form, if any. */
  readonly country?: string
  /** The buyer's language (BCP 47). */
  readonly language: string
  /** Aborted when the result is no longer needed. */
  readonly signal: AbortSignal
}

/** Suggests addresses while a buyer types. If it is slow or fails, the form works without suggestions. */
export interface AddressSuggester {
  readonly suggest: (request: SuggestionRequest) => Promise<readonly SuggestedPlace[]>
}
