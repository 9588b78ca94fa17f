import { partId } from '@vitrine/domain/bundle/bundle.ts'
import { sharePrice, type PriceShare } from '@vitrine/domain/bundle/share-price.ts'
import type { SoldComponent } from '@vitrine/domain/cart/sellable.ts'
import type { PartOfBundle } from '@vitrine/domain/line-facet/facets.ts'
import { divideExactly, split, sumOf, times, type Minor } from '@vitrine/domain/money.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { speechFor } from '../../../ground/words/speech.ts'
import { preorderNote } from './preorder-note.ts'
import type { PricedLine } from './priced-line.ts'

/** The bundle of a line, as the parts in an order refer to it. */
const bundleOf = ({ line, item }: PricedLine, { language, reading = language }: Site): PartOfBundle => {
  const written = line.override?.productName
  const name = written?.original ?? item.name
  const translatedName = (written ? written.translated : item.translatedName) ?? name
  const partOf = (site: string, text: string) => speechFor({ site }).words.order.partOf(text)
  return {
    id: line.id,
    name,
    ...(translatedName !== name && { translatedName }),
    productId: item.productId,
    quantity: line.quantity,
    label: partOf(language, name),
    translatedLabel: partOf(reading, translatedName),
  }
}

/** The terms of a part: its own legal exclusions, or else those of the bundle. */
const termsOf = ({ terms }: PricedLine, { withdrawalExclusion }: SoldComponent): Pick<PricedLine, 'terms'> => {
  if (!withdrawalExclusion) return terms ? { terms } : {}
  return { terms: { ...terms, withdrawalExclusion } }
}

const partOf = (
  whole: PricedLine,
  component: SoldComponent,
  { share, index, site }: { readonly share: PriceShare; readonly index: number; readonly site: Site },
): PricedLine => {
  const { line, availability, available, payment } = whole
  const { item, preorder } = component
  const { appId } = line.reference
  return {
    line: {
      id: partId(line.id, index),
      reference: { catalogItemId: item.productId, appId },
      variantId: item.variantId,
      quantity: line.quantity * share.quantity,
      seen: item,
    },
    item: { ...item, price: share.price, fullPrice: share.price },
    availability,
    available,
    payment,
    bundle: bundleOf(whole, site),
    ...termsOf(whole, component),
    ...(preorder && { preorder: preorderNote(preorder, site) }),
  }
}

/** Divides a bundle into lines of its components, which share its price. Other lines are returned as they are. */
export const partsOf = (whole: PricedLine, site: Site): readonly PricedLine[] => {
  const { components } = whole.item
  if (!components) return [whole]
  const priced = components.map(({ quantity, item }) => ({ quantity, price: item.price }))
  return sharePrice(whole.item.price, priced).map((share, index) =>
    partOf(whole, components[share.index]!, { share, index, site }),
  )
}

/** Lines as the buyer sees them, and the lines that they are divided into. */
export interface Divided {
  readonly lines: readonly PricedLine[]
  readonly parts: readonly PricedLine[]
}

/** Scales the price before a sale discount like the price, for example without tax. */
const scaledFullPrice = ({ price, fullPrice }: { price: Minor; fullPrice: Minor }, changed: Minor): Minor =>
  price === 0 || price === changed
    ? Math.max(fullPrice, changed)
    : Math.max(changed, divideExactly([String(fullPrice), String(changed)], [String(price)]))

/** Divides lines, changes the prices of all parts, and adds up those of bundles again. */
export const divideLines = (
  lines: readonly PricedLine[],
  site: Site,
  change: (part: PricedLine) => PricedLine,
): Divided => {
  const divided = lines.map((line) => ({ line, parts: partsOf(line, site).map(change) }))
  return {
    parts: divided.flatMap(({ parts }) => parts),
    lines: divided.map(({ line, parts }) => {
      if (!line.item.components) return parts[0]!
      const { quantity } = line.line
      const price = sumOf(parts.map((part) => times(part.item.price, part.line.quantity / quantity)))
      return { ...line, item: { ...line.item, price, fullPrice: scaledFullPrice(line.item, price) } }
    }),
  }
}

/** Splits the deposits of bundles among their parts, in proportion to what these cost. */
export const depositsOfParts = (
  parts: readonly PricedLine[],
  { deposits, totalOf }: { readonly deposits: ReadonlyMap<string, Minor>; readonly totalOf: (partId: string) => Minor },
): ReadonlyMap<string, Minor> => {
  const found = new Map<string, Minor>()
  for (const [id, deposit] of deposits) {
    const ids = parts.filter(({ line, bundle }) => (bundle?.id ?? line.id) === id).map(({ line }) => line.id)
    for (const [index, share] of split(deposit, ids.map(totalOf)).entries()) found.set(ids[index]!, share)
  }
  return found
}
