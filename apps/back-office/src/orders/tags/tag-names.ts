import type { Order } from '@vitrine/client'

/** Tag names by ID. */
export type TagNames = ReadonlyMap<string, string>

export const tagIdsOf = ({ tags }: Order): readonly string[] => tags?.privateTags?.tagIds ?? []

/** Returns the name of a tag. Unknown tags show their ID. */
export const tagName = (names: TagNames, id: string): string => names.get(id) ?? id
