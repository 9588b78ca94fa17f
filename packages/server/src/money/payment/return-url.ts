/** Returns the return URL that follows the prefix of a token; `undefined` if it is invalid. */
export const returnUrlIn = (token: string, tokenPrefix: string): string | undefined => {
  const address = token.slice(tokenPrefix.length)
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : undefined
}
