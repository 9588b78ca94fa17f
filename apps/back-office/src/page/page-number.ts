/** The number of the page that an address asks for. */
export const pageIn = (search: URLSearchParams): number => Math.max(1, Math.trunc(Number(search.get('page')) || 1))
