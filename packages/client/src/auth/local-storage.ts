import { EMPTY_TOKENS, parseTokens, type TokenStorage } from './tokens.ts'

/**
 * Keeps tokens in the browser's local storage; where there is none, or it is full or forbidden, in memory.
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
