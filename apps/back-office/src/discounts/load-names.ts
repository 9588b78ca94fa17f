import type { Collection, Discount, MemberGroup } from '@vitrine/client'
import { allOf } from '../all-of.ts'
import { shop } from '../shop.ts'
import type { Names } from './describe.ts'

interface Named {
  readonly names: Names
  readonly collections: readonly Collection[]
  readonly groups: readonly MemberGroup[]
}

const productIdsOf = ({ effect, conditions }: Discount): string[] =>
  [effect.items, effect.getItems, ...conditions.map(({ items }) => items)].flatMap((items) => items?.productIds ?? [])

const namesOf = (all: readonly { readonly id: string; readonly name: string }[]): ReadonlyMap<string, string> =>
  new Map(all.map(({ id, name }) => [id, name]))

/** What the IDs of discounts are called, and all that can be chosen for one. */
export const loadNames = async (discounts: readonly Discount[]): Promise<Named> => {
  const ids = [...new Set(discounts.flatMap(productIdsOf))].slice(0, 1000)
  const [collections, groups, { siteSettings }, products] = await Promise.all([
    allOf(shop.collections.queryCollections().limit(100)),
    allOf(shop.memberGroups.queryMemberGroups().ascending('name').limit(100)),
    shop.backOffice.getSiteSettings(),
    ids.length === 0 ? [] : allOf(shop.products.queryProducts().in('id', ids).limit(100)),
  ])
  const names = {
    currency: siteSettings.currency,
    products: namesOf(products),
    collections: namesOf(collections),
    groups: namesOf(groups),
  }
  return { names, collections, groups }
}
