const tokenStart = 'saved:'

/** The token that stands for a saved way of paying. It needs no secret: nobody but its member is charged by it. */
export const savedTokenOf = (id: string): string => tokenStart + id

/** Which saved way of paying a token stands for, if it stands for one. */
export const readSavedToken = (token: string): { provider: string; reference: string } | undefined => {
  const [, provider, reference] = /^saved:([^:]+):(.+)$/.exec(token) ?? []
  return provider !== undefined && reference !== undefined ? { provider, reference } : undefined
}
