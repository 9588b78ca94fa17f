/** Returns the ID of a file: its site, a hash of its content or a random part, and its extension. */
export const mediaId = (siteId: string, { content, ending }: { content: string; ending: string }): string =>
  `${siteId.replaceAll('-', '')}_${content}.${ending}`

const named = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})_/

/** Returns the site of a file; `undefined` if the ID is not in our format. */
export const siteOfMedia = (id: string): string | undefined => named.exec(id)?.slice(1).join('-')
