import { consentScopes, type ConsentScope } from '@vitrine/contract/entities/people/consent.ts'

/** Scopes that apps may request (OpenID Connect Core, sections 3.1.2.1 and 5.4). */
export const knownScopes: readonly string[] = consentScopes

const wordsOf = (scope: string | undefined): readonly string[] => (scope ?? '').split(' ').filter((word) => word !== '')

/** Returns the granted scopes. Unknown ones are ignored, as the standard requires. */
export const grantedScope = (requested: string | undefined): string => {
  const words = wordsOf(requested)
  return words.includes('openid') ? knownScopes.filter((scope) => words.includes(scope)).join(' ') : ''
}

export const hasScope = (scope: string | undefined, word: string): boolean => wordsOf(scope).includes(word)

/** Lists the scopes in a granted scope string. */
export const scopeWords = (scope: string): readonly ConsentScope[] =>
  consentScopes.filter((word) => hasScope(scope, word))
