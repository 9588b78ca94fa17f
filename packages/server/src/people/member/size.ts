import { invalidField } from '../../ground/base/refusal.ts'

/** So many bytes may a member's contact or profile have, fields of the shop's own included. */
const mostBytes = 32_000

/** Writes something of a member down for keeping; refuses what is out of all proportion. */
export const requireSmall = (value: object, field: string): string => {
  const text = JSON.stringify(value)
  if (Buffer.byteLength(text) > mostBytes) throw invalidField(field, `must be at most ${mostBytes} bytes`, 'MAX_SIZE')
  return text
}
