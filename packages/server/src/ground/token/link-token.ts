import { timingSafeEqual } from 'node:crypto'
import { siteOfTag, siteTag } from './site-tag.ts'

/** The target of a link. Whoever has its secret can see it. */
export interface LinkTarget {
  readonly site_id: string
  readonly id: string
  readonly secret: string
}

/** Returns the token of a link. */
export const linkToken = ({ site_id: siteId, id, secret }: LinkTarget): string => `${siteTag(siteId)}.${id}.${secret}`

const isSame = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Finds the target of a link token; `undefined` if the token is invalid. */
export const openLinkToken = async <Found extends LinkTarget>(
  token: string,
  find: (siteId: string, id: string) => Promise<Found | undefined>,
): Promise<Found | undefined> => {
  const [tag = '', id = ''] = token.split('.')
  const siteId = siteOfTag(tag)
  const found = siteId === undefined ? undefined : await find(siteId, id)
  return found && isSame(linkToken(found), token) ? found : undefined
}
