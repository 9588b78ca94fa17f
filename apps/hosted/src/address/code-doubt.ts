import { doubtKey } from '@vitrine/domain/address/postal-code.ts'
import type { Words } from '../words/en.ts'

/** A warning about a postal code in an unusual format. */
export interface CodeDoubt {
  /** Identifies code and country, so that another code is checked anew. */
  readonly mark: string
  readonly message: string
  /** Label of the box that confirms it. */
  readonly label: string
  readonly isConfirmed: boolean
}

interface Code {
  readonly country?: string | undefined
  readonly postalCode?: string | undefined
}

/** Returns the warning about a postal code and whether it was confirmed. `undefined` if the format is usual. */
export const codeDoubt = (
  { confirmedCode, ...code }: Code & { readonly confirmedCode?: string | undefined },
  { words, locale }: { readonly words: Words; readonly locale: string },
): CodeDoubt | undefined => {
  const mark = doubtKey(code)
  if (mark === '') return undefined
  const { country = '', postalCode = '' } = code
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
  return {
    mark,
    message: words.doubtfulPostalCode(name),
    label: words.confirmPostalCode(postalCode),
    isConfirmed: confirmedCode === mark,
  }
}
