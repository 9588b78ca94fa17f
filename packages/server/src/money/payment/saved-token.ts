const tokenStart = 'saved:'

/** Returns the token of a saved method. It needs no secret, since only its member can use it. */
export const savedTokenOf = (id: string): string => tokenStart + id

/** Parses the token of a saved method; `undefined` for any other token. */
export const readSavedToken = (token: string): { provider: string; reference: string } | undefined => {
  const [, provider, reference] = /^saved:([^:]+):(.+)$/.exec(token) ?? []
  return provider !== undefined && reference !== undefined ? { provider, reference } : undefined
}
