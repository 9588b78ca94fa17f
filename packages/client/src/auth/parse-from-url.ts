/** The result of a hosted sign-in page. */
export interface AuthAnswer {
  readonly code: string | null
  readonly state: string | null
  readonly error?: string | undefined
  readonly errorDescription?: string | undefined
}

/**
 * Reads the result of a hosted sign-in page from a URL. Default: the current page's.
 * @example
 * const { code, state } = parseFromUrl('http://localhost:3000/callback#code=c&state=s')
 */
export const parseFromUrl = (
  url: string = location.href,
  responseMode: 'fragment' | 'query' = 'fragment',
): AuthAnswer => {
  const values = new URLSearchParams(new URL(url)[responseMode === 'query' ? 'search' : 'hash'].slice(1))
  const { code = null, state = null, error, error_description: errorDescription } = Object.fromEntries(values)
  return { code, state, error, errorDescription }
}
