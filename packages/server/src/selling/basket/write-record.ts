import { invalidField } from '../../ground/base/refusal.ts'

/** Maximum size of a cart or checkout with all its lines and texts, since it is read and returned as a whole. */
const mostBytes = 500_000

/** Serializes a cart or checkout. Rejects one that is too large. */
export const writeRecord = (record: object): string => {
  const text = JSON.stringify(record)
  if (Buffer.byteLength(text) > mostBytes)
    throw invalidField('lineItems', `makes it larger than ${mostBytes} bytes`, 'MAX_SIZE')
  return text
}
