import type { OtherWords } from './en.ts'
import { words } from './first.ts'

/** Groups of texts of errors by code. No code is in two of them. */
export const errorGroups = [
  'generalErrors',
  'catalogErrors',
  'deliveryErrors',
  'orderErrors',
  'paymentErrors',
  'peopleErrors',
] as const

export type FieldProblems = OtherWords['fieldProblems']

type ErrorTexts = Pick<OtherWords, (typeof errorGroups)[number] | 'errorReasons' | 'fieldNames' | 'fieldProblems'>

/**
 * Texts of errors. They are loaded with the texts of all pages but the first, which shows errors, too: until then, each
 * group is `undefined`.
 */
export const errorTexts = words as Partial<ErrorTexts>
