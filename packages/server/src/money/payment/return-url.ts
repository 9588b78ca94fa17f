/** The address that a buyer comes back to, which stands behind the prefix of a token; nothing where it is none. */
export const returnUrlIn = (token: string, tokenPrefix: string): string | undefined => {
  const address = token.slice(tokenPrefix.length)
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : undefined
}
