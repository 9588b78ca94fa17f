const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/

export const tagLength = 22

/** A site ID in 22 characters: tokens begin with it, so that a token alone says on which machine its row is. */
export const siteTag = (siteId: string): string => {
  if (!uuid.test(siteId)) throw new Error(`The site ID must be a UUID in lower case: ${siteId}`)
  return Buffer.from(siteId.replaceAll('-', ''), 'hex').toString('base64url')
}

/** The site ID of a tag; `undefined` where this is none. */
export const siteOfTag = (tag: string): string | undefined => {
  const hex = Buffer.from(tag, 'base64url').toString('hex')
  const siteId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return uuid.test(siteId) && siteTag(siteId) === tag ? siteId : undefined
}
