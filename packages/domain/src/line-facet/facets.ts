import type { DescriptionLine, LineItem } from '@vitrine/contract/entities/selling/cart.ts'
import type { MultiCurrencyPrice, Price } from '@vitrine/contract/entities/common.ts'
import type { OrderLineItem } from '@vitrine/contract/entities/orders/order.ts'
import { sumOf, type Minor } from '../money.ts'
import { bundleFacet } from './bundle.ts'
import { depositFacet } from './deposit.ts'
import { digitalFileFacet } from './digital-file.ts'
import type { Breakdown, ChargedOrder, FacetItem, FacetLine, LineFacet, SeparateCharge } from './facet.ts'
import { feeFacet } from './fees.ts'
import { modifierFacet } from './modifiers.ts'
import { preorderFacet } from './preorder.ts'

export type { FacetLine, PartOfBundle, PreorderNote, SeparateCharge } from './facet.ts'

/** Everything that lines can carry besides their item. */
const lineFacets: readonly LineFacet[] = [
  modifierFacet,
  bundleFacet,
  preorderFacet,
  depositFacet,
  digitalFileFacet,
  feeFacet,
]

/** Returns what facets add to the price of one piece. */
export const facetPrice = (item: FacetItem): Minor => sumOf(lineFacets.map(({ price }) => price?.perPiece(item) ?? 0))

/** Changes the amounts of all facets of an item, for example to another currency. */
export const changeFacetPrices = <Item extends FacetItem>(item: Item, change: (amount: Minor) => Minor): Item =>
  lineFacets.reduce((changed, { price }) => (price ? { ...changed, ...price.change(item, change) } : changed), item)

/** Describes the facets of a line. */
export const describeFacets = (line: FacetLine): DescriptionLine[] =>
  lineFacets.flatMap(({ present }) => present?.describe?.(line) ?? [])

/** Presents the facets of a line in a cart or checkout. */
export const facetsInCart = (line: FacetLine, money: (amount: Minor) => MultiCurrencyPrice) =>
  lineFacets.reduce<Partial<LineItem>>((fields, { present }) => ({ ...fields, ...present?.inCart?.(line, money) }), {})

/** Presents the facets of a line in the price breakdown of a cart or checkout. */
export const facetsInBreakdown = (line: FacetLine, money: (amount: Minor) => MultiCurrencyPrice) =>
  lineFacets.reduce<Breakdown>((fields, { present }) => ({ ...fields, ...present?.inBreakdown?.(line, money) }), {})

/** Presents the facets of a line in an order. */
export const facetsInOrder = (line: FacetLine, money: (amount: Minor) => Price) =>
  lineFacets.reduce<Partial<OrderLineItem>>(
    (fields, { present }) => ({ ...fields, ...present?.inOrder?.(line, money) }),
    {},
  )

/** Lists what an order charges in addition to the prices of its lines and its delivery. */
export const separateCharges = (order: ChargedOrder): SeparateCharge[] =>
  lineFacets.flatMap(({ charges }) => charges?.(order) ?? [])
