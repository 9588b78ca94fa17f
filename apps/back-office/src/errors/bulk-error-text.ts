import type { Violation } from '@vitrine/client'
import { words } from '../words/first.ts'
import { errorText, type DescribedError } from './error-text.ts'
import { violationText } from './violation-text.ts'

/** The error of one item of a bulk request. */
export interface BulkError extends Partial<DescribedError> {
  readonly description?: string | undefined
}

const violationsOf = ({ data }: BulkError): readonly Violation[] =>
  (data?.['fieldViolations'] ?? []) as readonly Violation[]

/** Returns why an item of a bulk request was refused, without the path of its field. */
export const bulkErrorText = (error: BulkError): string => {
  const [violation] = violationsOf(error)
  if (violation) return violationText(violation)
  const { code = '', data, description = words.failed } = error
  return errorText({ code, data }) ?? description
}
