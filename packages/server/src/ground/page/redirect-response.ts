import type { HttpAnswer } from '@vitrine/contract/entities/common.ts'

/** Returns a redirect as data, for callers that pass it on to the browser. */
export const redirectResponse = (address: string): HttpAnswer => ({
  statusCode: 302,
  headers: [{ key: 'Location', value: address }],
  body: '',
})
