import type { Collection, Discount, Member, MemberGroup } from '@vitrine/client'
import { queryAll } from '../query-all.ts'
import { memberName } from '../members/member-name.ts'
import { shop } from '../shop.ts'
import type { Names } from './names.ts'

interface Named {
  readonly names: Names
  readonly collections: readonly Collection[]
  readonly groups: readonly MemberGroup[]
  /** All discounts, for the list of exclusions. */
  readonly discounts: readonly Discount[]
}

const productIdsOf = ({ effect, conditions }: Discount): string[] =>
  [effect.items, effect.getItems, ...conditions.map(({ items }) => items)].flatMap((items) => items?.productIds ?? [])

const memberIdsOf = ({ conditions }: Discount): string[] => conditions.flatMap(({ memberIds }) => memberIds ?? [])

const membersOf = async (ids: readonly string[]): Promise<readonly Member[]> => {
  if (ids.length === 0) return []
  const { members } = await shop.members.queryMembers({ filter: { id: { $in: ids } }, paging: { limit: 100 } })
  return members
}

const namesOf = (all: readonly { readonly id: string; readonly name: string }[]): ReadonlyMap<string, string> =>
  new Map(all.map(({ id, name }) => [id, name]))

/** Loads the names of all IDs used by discounts, and everything that can be selected. */
export const loadNames = async (discounts: readonly Discount[]): Promise<Named> => {
  const ids = [...new Set(discounts.flatMap(productIdsOf))].slice(0, 1000)
  const memberIds = [...new Set(discounts.flatMap(memberIdsOf))].slice(0, 100)
  const [collections, groups, { siteSettings }, products, members, all] = await Promise.all([
    queryAll(shop.collections.queryCollections().limit(100)),
    queryAll(shop.memberGroups.queryMemberGroups().ascending('name').limit(100)),
    shop.backOffice.getSiteSettings(),
    ids.length === 0 ? [] : queryAll(shop.products.queryProducts().in('id', ids).limit(100)),
    membersOf(memberIds),
    queryAll(shop.discounts.queryDiscounts().limit(100)),
  ])
  const names = {
    currency: siteSettings.currency,
    products: namesOf(products),
    collections: namesOf(collections),
    groups: namesOf(groups),
    members: new Map(members.map((member) => [member.id, memberName(member)])),
  }
  return { names, collections, groups, discounts: all }
}
