/** The page number in a URL. */
export const pageNumberIn = (search: URLSearchParams): number =>
  Math.max(1, Math.trunc(Number(search.get('page')) || 1))
