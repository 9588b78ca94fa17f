import type { Site } from '../site/sites.ts'

/** What is suggested: as much of an address as is known, to be filled into its fields. */
export interface SuggestedPlace {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly addressLine?: string
  readonly city?: string
  /** ISO 3166-2, the letters behind the country, or the name. */
  readonly subdivision?: string
  readonly postalCode?: string
}

export interface SuggestionRequest {
  readonly site: Site
  /** What was typed so far. */
  readonly text: string
  /** The country that was chosen in the form, where one was. */
  readonly country?: string
  /** What the buyer reads (BCP 47). */
  readonly language: string
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal
}

/**
 * Whoever knows addresses, asked while one is typed. One that is silent, slow or failing costs the buyer nothing: the
 * form goes on without it.
 */
export interface AddressSuggester {
  readonly suggest: (request: SuggestionRequest) => Promise<readonly SuggestedPlace[]>
}
