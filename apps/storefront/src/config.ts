/** Configuration of the storefront. Also sent to the browser with the page. */
export interface StorefrontConfig {
  /** URL of the platform, as browsers reach it. */
  readonly platformUrl: string
  /** Client ID of the storefront's OAuth app. */
  readonly clientId: string
  /** Origin of the storefront. */
  readonly origin: string
  /** Origin of canonical URLs: the primary domain, or the server’s own address. Default: `origin`. */
  readonly primaryOrigin?: string
}

/** Returns the origin of canonical URLs. */
export const canonicalOrigin = ({ origin, primaryOrigin = origin }: StorefrontConfig): string => primaryOrigin
