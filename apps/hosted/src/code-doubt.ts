import { doubtKey } from '@vitrine/domain/address/postal-code.ts'
import type { Words } from './words/en.ts'

/** A postal code that its country does not know by its form, and what is said of it. */
export interface CodeDoubt {
  /** Names the code and its country, so that another code is doubted anew. */
  readonly mark: string
  readonly message: string
  /** The label of the box that keeps it as it is. */
  readonly keep: string
  readonly isKept: boolean
}

interface Code {
  readonly country?: string | undefined
  readonly postalCode?: string | undefined
}

/** The doubt about a code, and whether the buyer has confirmed it; nothing where the country knows it. */
export const codeDoubt = (
  { keptCode, ...code }: Code & { readonly keptCode?: string | undefined },
  { words, locale }: { readonly words: Words; readonly locale: string },
): CodeDoubt | undefined => {
  const mark = doubtKey(code)
  if (mark === '') return undefined
  const { country = '', postalCode = '' } = code
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
  return {
    mark,
    message: words.doubtfulPostalCode(name),
    keep: words.keepPostalCode(postalCode),
    isKept: keptCode === mark,
  }
}
