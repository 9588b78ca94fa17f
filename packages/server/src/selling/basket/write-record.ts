import { invalidField } from '../../ground/base/refusal.ts'

/** So many bytes may a cart or checkout have, all its lines and texts together: it is read and told as a whole. */
const mostBytes = 500_000

/** Writes a cart or checkout down for keeping; refuses one that is out of all proportion. */
export const writeRecord = (record: object): string => {
  const text = JSON.stringify(record)
  if (Buffer.byteLength(text) > mostBytes)
    throw invalidField('lineItems', `makes it larger than ${mostBytes} bytes`, 'MAX_SIZE')
  return text
}
