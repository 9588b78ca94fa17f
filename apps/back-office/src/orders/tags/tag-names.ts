import type { Order } from '@vitrine/client'

/** What tags are called, by their IDs. */
export type TagNames = ReadonlyMap<string, string>

export const tagIdsOf = ({ tags }: Order): readonly string[] => tags?.privateTags?.tagIds ?? []

/** A tag that no list of the store names is called what it is. */
export const nameOfTag = (names: TagNames, id: string): string => names.get(id) ?? id
