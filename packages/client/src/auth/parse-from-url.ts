/** What came back from a hosted sign-in page. */
export interface AuthAnswer {
  readonly code: string | null
  readonly state: string | null
  readonly error?: string
  readonly errorDescription?: string
}

/** Reads what a hosted sign-in page put into the address it sent the visitor to; the page's own address unless told. */
export const parseFromUrl = (
  url: string = location.href,
  responseMode: 'fragment' | 'query' = 'fragment',
): AuthAnswer => {
  const { hash, search } = new URL(url)
  const values = new URLSearchParams(responseMode === 'query' ? search : hash.slice(1))
  const [error, errorDescription] = [values.get('error'), values.get('error_description')]
  return {
    code: values.get('code'),
    state: values.get('state'),
    ...(error && { error }),
    ...(errorDescription && { errorDescription }),
  }
}
