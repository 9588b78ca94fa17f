import { invalidField } from '../../ground/base/refusal.ts'

/** Maximum bytes of a member's contact or profile, including custom fields. */
const mostBytes = 32_000

/** Serializes member data, and refuses it if it is too large. */
export const requireSmall = (value: object, field: string): string => {
  const text = JSON.stringify(value)
  if (Buffer.byteLength(text) > mostBytes) throw invalidField(field, `must be at most ${mostBytes} bytes`, 'MAX_SIZE')
  return text
}
