/** What the storefront is told from outside; the browser gets it with the page. */
export interface StorefrontConfig {
  /** Where the platform answers browsers. */
  readonly platformUrl: string
  /** The OAuth app of this storefront. */
  readonly clientId: string
  /** Where this storefront is. */
  readonly origin: string
}
