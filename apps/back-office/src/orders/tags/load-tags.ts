import { shop } from '../../shop.ts'
import type { TagNames } from './tag-names.ts'

export const loadTagNames = async (): Promise<TagNames> =>
  new Map((await shop.orders.listOrderTags()).map(({ id, name }) => [id, name]))

/** Returns the ID of a tag by name. Creates the tag if it is new. */
export const findOrCreateTag = async (names: TagNames, name: string): Promise<string> => {
  const known = [...names].find(([, one]) => one.toLowerCase() === name.toLowerCase())
  return known ? known[0] : (await shop.orders.saveOrderTag(name)).id
}
