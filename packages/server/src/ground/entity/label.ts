import { invalidField, required } from '../base/refusal.ts'

/** Reads a required name or title, without spaces around it. */
export const readLabel = (sent: string | undefined, field: string): string => {
  const label = required(sent, field).trim()
  if (label === '')
    throw invalidField(field, 'must not consist of spaces only', 'VALIDATION', 'ONLY_SPACES_STRING_ERROR')
  return label
}
