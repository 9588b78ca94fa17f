/** The ID of a file: the site it belongs to, what is in it or a random part, and its kind. */
export const mediaId = (siteId: string, { content, ending }: { content: string; ending: string }): string =>
  `${siteId.replaceAll('-', '')}_${content}.${ending}`

const named = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})_/

/** The site that a file belongs to; `undefined` where it is not named as ours are. */
export const siteOfMedia = (id: string): string | undefined => named.exec(id)?.slice(1).join('-')
