import type { ErrorData } from '../words/error-data.ts'
import { errorGroups, errorTexts } from '../words/error-texts.ts'

/** An error as the server describes it: of a call, or of one item of a bulk request. */
export interface DescribedError {
  readonly code: string
  readonly data?: ErrorData | undefined
}

type Text = string | ((data: ErrorData) => string)

const own = <Value>(values: object | undefined, key: string): Value | undefined =>
  values !== undefined && Object.hasOwn(values, key) ? (Reflect.get(values, key) as Value) : undefined

/**
 * Returns the text of an error in the language of the pages: that of its reason, or else of its code. `undefined` if
 * there is none, as for errors of a newer server.
 */
export const errorText = ({ code, data = {} }: DescribedError): string | undefined => {
  const byReason = own<Text>(own<object>(errorTexts.errorReasons, code), String(data['reason']))
  const text = byReason ?? errorGroups.map((group) => own<Text>(errorTexts[group], code)).find(Boolean)
  return typeof text === 'function' ? text(data) : text
}
