import type { DraftCatalogLineItem, DraftCustomLineItem } from '@vitrine/contract/entities/orders/draft-order.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { DraftLine, LineDetails } from '@vitrine/domain/draft-order/content.ts'
import type { Sellable } from '@vitrine/domain/cart/sellable.ts'
import { facetPrice, facetsInOrder } from '@vitrine/domain/line-facet/facets.ts'
import { paidAtOnce } from '@vitrine/domain/purchase-terms/pay-later.ts'
import type { Terms } from '@vitrine/domain/purchase-terms/terms.ts'
import { storesAppId, storesAppIds } from '@vitrine/domain/catalog/stores-app.ts'
import { exactMinor } from '../../ground/base/amounts.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import {
  keyed,
  presentImage,
  presentItem,
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

/** Details of an item that an order shows besides its price. */
const detailsOf = (line: StoredLine, { site }: CatalogReading, terms?: Terms): LineDetails => {
  const { seen } = line
  const {
    id: _id,
    quantity: _quantity,
    ...item
  } = presentItem({
    line,
    item: seen,
    availability: 'AVAILABLE',
    available: Infinity,
    payment: paidAtOnce,
    ...(terms && { terms }),
  })
  return {
    ...item,
    ...facetsInOrder({ item: seen }, createMoneyWriter(site).price),
    ...(seen.image && { image: presentImage(seen.image) }),
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
  if (offer.state === 'not-for-sale') {
    throw new Refusal('CATALOG_ITEM_NOT_AVAILABLE', offer.reason, { catalogItemId })
  }
  if (offer.sellable.kind === 'GIFT_CARD') throw new Refusal('GIFT_CARD_ITEM_UNSUPPORTED', undefined, { catalogItemId })
  return offer.sellable
}

/** Reads catalog lines at their current price, or at the price in the request. */
export const readCatalogLines = async (
  sent: readonly CatalogLine[],
  { reading, newId, field: path }: Reading,
): Promise<DraftLine[]> => {
  const references = sent.map((line, index) => referenceOf(line, `${path}[${index}]`))
  const offers = await reading.readOffers(references)
  const { currency } = reading.site
  return sent.map((line, index): DraftLine => {
    const field = `${path}[${index}]`
    const reference = keyed(references[index]!, offers[index]!)
    const { quantity = 1, priceUndetermined = false } = line
    const sellable = soldOf(offers[index]!, { catalogItemId: reference.catalogItemId, field })
    const sentPrice = line.price && exactMinor(line.price.amount, { field: `${field}.price.amount`, currency })
    const id = line.id ?? newId()
    const stored = { id, reference, variantId: sellable.variantId, quantity, seen: seenOf(sellable) }
    return {
      id,
      quantity,
      price: sentPrice ?? (priceUndetermined ? 0 : sellable.price + facetPrice(sellable)),
      kind: sellable.kind,
      ...(sellable.taxGroupId !== undefined && { taxGroupId: sellable.taxGroupId }),
      ...(sellable.deliveryProfileId !== undefined && { deliveryProfileId: sellable.deliveryProfileId }),
      details: {
        ...detailsOf(stored, reading, offers[index]!.terms),
        ...(priceUndetermined && { priceUndetermined }),
        ...locationsOf(line.locations, { quantity, field: `${field}.locations` }),
      },
    }
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
        ...detailsOf(line, reading),
        ...locationsOf(locations, { quantity, field: `${path}[${index}].locations` }),
      },
    }
  })
}
