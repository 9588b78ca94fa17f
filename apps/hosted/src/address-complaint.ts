import type { Words } from './words/en.ts'

/** What is said at a part of an address that its country does not know. */
export const addressComplaint = (field: string, words: Words): string | undefined => {
  if (field === 'postalCode') return words.wrongPostalCode
  return field === 'subdivision' ? words.wrongSubdivision : undefined
}
