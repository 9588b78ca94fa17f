import type { HttpAnswer } from '@vitrine/contract/entities/common.ts'

/** Where a browser goes on, told as data to a caller who passes it on. */
export const redirectResponse = (address: string): HttpAnswer => ({
  statusCode: 302,
  headers: [{ key: 'Location', value: address }],
  body: '',
})
