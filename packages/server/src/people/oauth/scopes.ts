import { consentScopes, type ConsentScope } from '@vitrine/contract/entities/consent.ts'

/** What an app may ask for at a sign-in (OpenID Connect Core, sections 3.1.2.1 and 5.4). */
export const knownScopes: readonly string[] = consentScopes

const wordsOf = (scope: string | undefined): readonly string[] => (scope ?? '').split(' ').filter((word) => word !== '')

/** What of a wish is granted; what nobody here knows is left out, as the standard asks for. */
export const grantedScope = (asked: string | undefined): string => {
  const words = wordsOf(asked)
  return words.includes('openid') ? knownScopes.filter((scope) => words.includes(scope)).join(' ') : ''
}

export const hasScope = (scope: string | undefined, word: string): boolean => wordsOf(scope).includes(word)

/** The words of a granted scope. */
export const scopeWords = (scope: string): readonly ConsentScope[] =>
  consentScopes.filter((word) => hasScope(scope, word))
