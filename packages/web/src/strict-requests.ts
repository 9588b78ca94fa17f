/**
 * Goes with what our own pages ask: a field that the server does not know is a mistake of ours, and is refused instead
 * of being ignored.
 */
export const strictRequests = { 'x-vitrine-strict': '1' } as const
