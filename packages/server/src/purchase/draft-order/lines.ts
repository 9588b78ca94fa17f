import type { DraftCatalogLineItem, DraftCustomLineItem } from '@vitrine/contract/entities/orders/draft-order.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { BundleOfLine, DraftLine, LineDetails } from '@vitrine/domain/draft-order/content.ts'
import type { Sellable } from '@vitrine/domain/cart/sellable.ts'
import { facetPrice, facetsInOrder } from '@vitrine/domain/line-facet/facets.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import { paidAtOnce } from '@vitrine/domain/purchase-terms/pay-later.ts'
import type { Terms } from '@vitrine/domain/purchase-terms/terms.ts'
import { storesAppId, storesAppIds } from '@vitrine/domain/catalog/stores-app.ts'
import { exactMinor } from '../../ground/base/amounts.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import {
  keyed,
  partsOf,
  presentImage,
  presentItem,
  type PricedLine,
  readCustomLines,
  seenOf,
  type StoredLine,
  unknownFieldMessage,
} from '../../selling/basket/api.ts'
import { type CatalogReading, readOptions } from '../../catalog/product/api.ts'

type CatalogLine = Input<DraftCatalogLineItem>
type CustomLine = Input<DraftCustomLineItem>

interface Reading {
  readonly reading: CatalogReading
  readonly newId: () => string
  /** Field of the request that contains the lines. */
  readonly field: string
}

/** A line as the merchant orders it: paid at once, whatever is in stock. */
const orderedLine = (line: StoredLine, terms?: Terms): PricedLine => ({
  line,
  item: line.seen,
  availability: 'AVAILABLE',
  available: Infinity,
  payment: paidAtOnce,
  ...(terms && { terms }),
})

/** Details of an item that an order shows besides its price. */
const detailsOf = (priced: PricedLine, { site }: CatalogReading): LineDetails => {
  const { id: _id, quantity: _quantity, ...item } = presentItem(priced)
  const { image } = priced.item
  return {
    ...item,
    ...facetsInOrder(priced, createMoneyWriter(site).price),
    ...(image && { image: presentImage(image) }),
  }
}

type Locations = NonNullable<CatalogLine['locations']>

/** Stock locations of a line. Their quantities must not exceed the line's quantity. */
const locationsOf = (locations: Locations | undefined, { quantity, field }: { quantity: number; field: string }) => {
  if (!locations) return {}
  const together = locations.reduce((count, location) => count + (location.quantity ?? 0), 0)
  if (together > quantity) throw invalidField(field, `must together have at most ${quantity} pieces`, 'MAX')
  return { locations: locations.map(({ appId: _appId, ...location }) => location) }
}

const referenceOf = ({ catalogReference }: CatalogLine, field: string): StoredLine['reference'] => {
  const { catalogItemId, appId = '', options } = catalogReference ?? {}
  if (catalogItemId === undefined) {
    throw invalidField(`${field}.catalogReference.catalogItemId`, 'must be set', 'REQUIRED_FIELD')
  }
  if (!storesAppIds.has(appId)) {
    const problem = `must be the stores app, ${storesAppId}; send anything else in customLineItems`
    throw invalidField(`${field}.catalogReference.appId`, problem, 'INVALID_ENUM_VALUE')
  }
  const read = readOptions(options, `${field}.catalogReference.options`)
  return { catalogItemId, appId, ...(read && { options: read }) }
}

type Offered = Awaited<ReturnType<CatalogReading['readOffers']>>[number]

const soldOf = (offer: Offered, { catalogItemId, field }: { catalogItemId: string; field: string }): Sellable => {
  if (offer.state === 'not-found') throw new Refusal('CATALOG_ITEM_NOT_FOUND', undefined, { catalogItemId })
  if (offer.unknownOption !== undefined) {
    const name = `${field}.catalogReference.options.${offer.unknownOption}`
    throw invalidField(name, unknownFieldMessage(offer.unknownOption), 'FIELD_NOT_ALLOWED')
  }
  if (offer.missingChoice) {
    const name = `${field}.catalogReference.options.${offer.missingChoice.field}`
    throw invalidField(name, offer.missingChoice.prompt, 'REQUIRED_FIELD')
  }
  if (offer.state === 'not-for-sale') {
    throw new Refusal('CATALOG_ITEM_NOT_AVAILABLE', offer.reason, { catalogItemId })
  }
  if (offer.sellable.kind === 'GIFT_CARD') throw new Refusal('GIFT_CARD_ITEM_UNSUPPORTED', undefined, { catalogItemId })
  return offer.sellable
}

const draftLineOf = (priced: PricedLine, reading: CatalogReading, further: Partial<LineDetails>): DraftLine => {
  const { line, item } = priced
  return {
    id: line.id,
    quantity: line.quantity,
    price: item.price,
    kind: item.kind,
    ...(item.taxGroupId !== undefined && { taxGroupId: item.taxGroupId }),
    ...(item.deliveryProfileId !== undefined && { deliveryProfileId: item.deliveryProfileId }),
    details: { ...detailsOf(priced, reading), ...further },
  }
}

/** Returns the lines of the parts of a bundle, which share its price. */
export const linesOfBundle = (
  { id, quantity, catalogItemId, appId, options }: BundleOfLine,
  sellable: Sellable,
  {
    reading,
    terms,
    price,
  }: { readonly reading: CatalogReading; readonly terms?: Terms | undefined; readonly price: Minor },
): DraftLine[] => {
  const reference = { catalogItemId, appId, ...(options && { options }) }
  const seen = { ...seenOf(sellable), price }
  const whole = orderedLine({ id, reference, variantId: sellable.variantId, quantity, seen }, terms)
  const ofBundle = { id, ...reference, quantity }
  return partsOf(whole, reading.site).map((part) => ({
    ...draftLineOf(part, reading, {}),
    followsCatalog: true,
    ofBundle,
  }))
}

/** Reads catalog lines at their current price, or at the price in the request. */
export const readCatalogLines = async (
  sent: readonly CatalogLine[],
  { reading, newId, field: path }: Reading,
): Promise<DraftLine[]> => {
  const references = sent.map((line, index) => referenceOf(line, `${path}[${index}]`))
  const offers = await reading.readOffers(references)
  const { currency } = reading.site
  return sent.flatMap((line, index): DraftLine[] => {
    const field = `${path}[${index}]`
    const reference = keyed(references[index]!, offers[index]!)
    const { quantity = 1, priceUndetermined = false } = line
    const sellable = soldOf(offers[index]!, { catalogItemId: reference.catalogItemId, field })
    const sentPrice = line.price && exactMinor(line.price.amount, { field: `${field}.price.amount`, currency })
    const id = line.id ?? newId()
    const price = sentPrice ?? (priceUndetermined ? 0 : sellable.price + facetPrice(sellable))
    const seen = { ...seenOf(sellable), price }
    const whole = orderedLine({ id, reference, variantId: sellable.variantId, quantity, seen }, offers[index]!.terms)
    if (sellable.components && line.locations)
      throw invalidField(
        `${field}.locations`,
        'is not for bundles, whose components have their own',
        'FIELD_NOT_ALLOWED',
      )
    const followsCatalog = !sentPrice && !priceUndetermined
    const further = {
      ...(priceUndetermined && { priceUndetermined }),
      ...locationsOf(line.locations, { quantity, field: `${field}.locations` }),
    }
    if (followsCatalog && sellable.components)
      return linesOfBundle({ id, ...reference, quantity }, sellable, { reading, terms: offers[index]!.terms, price })
    return partsOf(whole, reading.site).map((part) => ({
      ...draftLineOf(part, reading, further),
      ...(followsCatalog && { followsCatalog }),
    }))
  })
}

const refuseUnsold = (line: CustomLine, field: string): void => {
  if (line.itemType?.preset === 'GIFT_CARD') throw new Refusal('GIFT_CARD_ITEM_UNSUPPORTED')
  if (!storesAppIds.has(line.catalogReference?.appId ?? '')) return
  const problem = 'must not be the stores app; send items of the catalog in catalogLineItems'
  throw invalidField(`${field}.catalogReference.appId`, problem, 'FIELD_NOT_ALLOWED')
}

/** Reads custom lines, such as a service, a surcharge or a custom-made item. */
export const readDraftCustomLines = (
  sent: readonly CustomLine[],
  { reading, newId, field: path }: Reading,
): DraftLine[] => {
  const { currency } = reading.site
  sent.forEach((line, index) => refuseUnsold(line, `${path}[${index}]`))
  const requested = sent.map(
    ({ price, fullPrice: _full, lineItemPrice: _whole, priceBeforeDiscounts: _before, ...line }, index) => {
      if (price) exactMinor(price.amount, { field: `${path}[${index}].price.amount`, currency })
      return { ...line, ...(price?.amount !== undefined && { price: price.amount }) }
    },
  )
  const lines = readCustomLines(requested, { isTrusted: true, currency, newId })
  return lines.map((line, index): DraftLine => {
    const { taxable = true, taxGroupId, deliveryProfileId, locations, id = line.id } = sent[index]!
    const { quantity, seen } = line
    return {
      id,
      quantity,
      price: seen.price,
      kind: seen.kind,
      ...(taxGroupId !== undefined && { taxGroupId }),
      ...(deliveryProfileId !== undefined && { deliveryProfileId }),
      ...(!taxable && { taxRatePercent: '0' }),
      details: {
        ...detailsOf(orderedLine(line), reading),
        ...locationsOf(locations, { quantity, field: `${path}[${index}].locations` }),
      },
    }
  })
}
