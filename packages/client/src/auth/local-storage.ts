import { EMPTY_TOKENS, parseTokens, type TokenStorage } from './tokens.ts'

/**
 * Stores tokens in the browser's local storage; in memory if that is missing, full or blocked.
 *
 * @example
 * const auth = OAuthStrategy({ clientId, tokenStorage: localStorageTokens() })
 */
export const localStorageTokens = (key = 'vitrine.tokens'): TokenStorage => {
  let memory = EMPTY_TOKENS
  let stored = true
  return {
    lockName: key,
    getTokens: () => {
      try {
        return stored ? parseTokens(globalThis.localStorage.getItem(key)) : memory
      } catch {
        return memory
      }
    },
    setTokens: (tokens) => {
      memory = tokens
      try {
        globalThis.localStorage.setItem(key, JSON.stringify(tokens))
        stored = true
      } catch {
        stored = false
      }
    },
  }
}
