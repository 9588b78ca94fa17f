import type { AddressSuggestion } from '@vitrine/client'
import { addressLines } from '@vitrine/domain/address/lines.ts'
import { withStateName } from '@vitrine/domain/address/subdivisions.ts'
import { isCountry } from '@vitrine/ui'
import type { PageRequest } from '../../page.ts'
import type { Suggestion } from './suggestions-path.ts'

/** Returns suggestions with one-line labels in their country's order. */
export const shownSuggestions = (found: readonly AddressSuggestion[], { request }: PageRequest): Suggestion[] => {
  const locale = request.headers.get('accept-language')?.split(/[,;]/, 1)[0] || 'en'
  return found
    .filter(({ country }) => isCountry(country))
    .map((address) => ({ ...address, label: addressLines(withStateName(address), readable(locale)).join(', ') }))
}

const readable = (locale: string): string => {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'en'
  } catch {
    return 'en'
  }
}
