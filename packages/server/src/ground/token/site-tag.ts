const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/

export const tagLength = 22

/** Returns a site ID in 22 characters. Tokens start with it, so that a token alone tells which machine has its row. */
export const siteTag = (siteId: string): string => {
  if (!uuid.test(siteId)) throw new Error(`The site ID must be a UUID in lower case: ${siteId}`)
  return Buffer.from(siteId.replaceAll('-', ''), 'hex').toString('base64url')
}

/** Returns the site ID of a tag; `undefined` if it is invalid. */
export const siteOfTag = (tag: string): string | undefined => {
  const hex = Buffer.from(tag, 'base64url').toString('hex')
  const siteId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return uuid.test(siteId) && siteTag(siteId) === tag ? siteId : undefined
}
