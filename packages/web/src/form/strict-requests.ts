/** Sent by our own pages: unknown fields are rejected instead of ignored, since they would be our mistake. */
export const strictRequests = { 'x-vitrine-strict': '1' } as const
