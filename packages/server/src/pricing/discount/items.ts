import type { DiscountItems } from '@vitrine/contract/entities/pricing/discount.ts'
import type { DiscountScope } from '@vitrine/contract/entities/pricing/discount-rule.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { discountsAppId } from '@vitrine/domain/discount/app.ts'
import type { ItemScope, ItemScopes } from '@vitrine/domain/discount/scope.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import { invalidField } from '../../ground/base/refusal.ts'

/** Writes an amount as decimal text in the store's currency. */
export type WriteMoney = (minor: Minor) => string

/** Refuses fields that have no effect for this type. */
export const refuseOthers = (sent: object, { allowed, field }: { allowed: readonly string[]; field: string }): void => {
  const { type } = sent as { type?: string }
  for (const [name, value] of Object.entries(sent)) {
    if (value === undefined || name === 'type' || allowed.includes(name)) continue
    throw invalidField(`${field}.${name}`, `cannot be used with ${type}`, 'FIELD_NOT_ALLOWED')
  }
}

/** Reads products and collections as scopes. Empty lists mean no restriction. */
export const readItems = (items: Input<DiscountItems> | undefined): ItemScopes | undefined => {
  const { productIds = [], collectionIds = [] } = items ?? {}
  const scopes = [
    ...(productIds.length > 0 ? [{ id: 'products', productIds }] : []),
    ...(collectionIds.length > 0 ? [{ id: 'collections', collectionIds }] : []),
  ]
  return scopes.length > 0 ? scopes : undefined
}

export const scopesOf = (items: Input<DiscountItems> | undefined): { readonly scopes?: ItemScopes } => {
  const scopes = readItems(items)
  return scopes ? { scopes } : {}
}

export const presentItems = (scopes: ItemScopes | undefined): DiscountItems | undefined => {
  const isForAll = !scopes || scopes.some(({ productIds, collectionIds }) => !productIds && !collectionIds)
  if (isForAll) return undefined
  const [productIds, collectionIds] = [
    scopes.flatMap((scope) => scope.productIds ?? []),
    scopes.flatMap((scope) => scope.collectionIds ?? []),
  ]
  return { ...(productIds.length > 0 && { productIds }), ...(collectionIds.length > 0 && { collectionIds }) }
}

/** Returns the items of scopes; nothing if they are all items. */
export const itemsOf = (scopes: ItemScopes | undefined) => {
  const items = presentItems(scopes)
  return items ? { items } : {}
}

const presentScope = ({ id, productIds, collectionIds }: ItemScope): DiscountScope => {
  if (collectionIds) {
    return { id, type: 'CUSTOM_FILTER', customFilter: { appId: discountsAppId, params: { collectionIds } } }
  }
  const items = productIds ? { catalogItemIds: [...productIds] } : {}
  return { id, type: 'CATALOG_ITEM', catalogItemFilter: { catalogAppId: storesAppId, ...items } }
}

/** Presents scopes in the specification's format. */
export const presentScopes = (scopes: ItemScopes = []): DiscountScope[] => scopes.map(presentScope)
