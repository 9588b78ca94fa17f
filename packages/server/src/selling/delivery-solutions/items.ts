import type { deliverySolutionCalls } from '@vitrine/contract'
import { storesAppIds } from '@vitrine/domain/catalog/stores-app.ts'
import type { OfferDetails, Sellable } from '@vitrine/domain/cart/sellable.ts'
import { split, sumOf, times, type Minor } from '@vitrine/domain/money.ts'
import type { DeliverableLine } from '@vitrine/domain/shipping/delivery.ts'
import { convertWeight, type WeightUnit } from '@vitrine/domain/shipping-label/weight.ts'
import { exactMinor } from '../../ground/base/amounts.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import type { CatalogReading } from '../../catalog/product/api.ts'
import { unknownFieldMessage } from '../basket/api.ts'

export type Body = Parameters<Handlers<typeof deliverySolutionCalls>['getDeliverySolutions']>[1]['body']
type Sent = Body['lineItems'][number]

/** A sent item with its product, if it refers to one. */
export interface Item {
  readonly sent: Sent
  readonly id: string
  readonly path: string
  readonly sellable?: Sellable
}

/** An item as lines to deliver, and its price. Bundles have a line for each component. */
export interface DeliverableItem {
  readonly lines: readonly DeliverableLine[]
  readonly total: Minor
}

const referenceOf = ({ catalogReference: { catalogItemId, appId = '', options } = {} }: Sent) =>
  catalogItemId !== undefined && storesAppIds.has(appId.toLowerCase())
    ? { catalogItemId: catalogItemId.toLowerCase(), appId, ...(options && { options }) }
    : undefined

/** Returns the product of an item. Refuses what is not sold. */
const requireSold = (offer: OfferDetails, { id: lineItemId, path }: Pick<Item, 'id' | 'path'>): Sellable => {
  const options = `${path}.catalogReference.options`
  if (offer.state === 'not-found') throw new Refusal('CATALOG_ITEM_NOT_FOUND', undefined, { lineItemId })
  if (offer.unknownOption !== undefined)
    throw invalidField(
      `${options}.${offer.unknownOption}`,
      unknownFieldMessage(offer.unknownOption),
      'FIELD_NOT_ALLOWED',
    )
  if (offer.missingChoice !== undefined)
    throw invalidField(`${options}.${offer.missingChoice.field}`, offer.missingChoice.prompt, 'REQUIRED_FIELD')
  if (offer.state !== 'sold') throw new Refusal('CATALOG_ITEM_NOT_AVAILABLE', offer.reason, { lineItemId })
  return offer.sellable
}

/** Looks up the products of items. Refuses duplicate IDs, and products that are not sold. */
export const readItems = async ({ readOffers }: CatalogReading, sent: readonly Sent[]): Promise<readonly Item[]> => {
  const references = sent.map(referenceOf)
  const known = references.flatMap((reference) => reference ?? [])
  const offers = new Map((await readOffers(known)).map((offer, index) => [known[index], offer]))
  const ids = sent.map(({ id }, index) => id ?? String(index))
  return sent.map((one, index) => {
    const [id, path] = [ids[index]!, `lineItems[${index}]`]
    if (ids.indexOf(id) !== index) throw invalidField(`${path}.id`, 'is in the list twice')
    const offer = offers.get(references[index])
    return { sent: one, id, path, ...(offer && { sellable: requireSold(offer, { id, path }) }) }
  })
}

/** Returns the price of all pieces of an item in minor units. Rates depend on prices before discounts. */
const totalOf = ({ sent, path, sellable }: Item, { currency, own }: Priced): Minor => {
  const { quantity = 1, totalPriceBeforeDiscount, priceBeforeDiscount, totalPrice, price } = sent
  const read = (name: string, amount: string) => exactMinor(amount, { field: `${path}.${name}`, currency })
  if (totalPriceBeforeDiscount !== undefined) return read('totalPriceBeforeDiscount', totalPriceBeforeDiscount)
  if (priceBeforeDiscount !== undefined) return times(read('priceBeforeDiscount', priceBeforeDiscount), quantity)
  if (totalPrice !== undefined) return read('totalPrice', totalPrice)
  if (price !== undefined) return times(read('price', price), quantity)
  return sellable ? times(own(sellable.price), quantity) : 0
}

/** How prices and weights of a request are read. */
export interface Priced {
  readonly currency: string
  /** Converts a price of the catalog to the currency. */
  readonly own: (price: Minor) => Minor
  readonly weights: { readonly from: WeightUnit; readonly to: WeightUnit }
}

type Part = Pick<DeliverableLine, 'quantity' | 'weight' | 'profileId'> & { readonly share: number }

/** The physical products that an item consists of. */
const partsOf = ({ quantity = 1 }: Sent, sellable: Sellable | undefined): readonly Part[] => {
  if (!sellable) return [{ quantity, weight: 0, share: 1 }]
  const parts = sellable.components ?? [{ quantity: 1, item: sellable }]
  return parts
    .filter(({ item }) => item.kind === 'PHYSICAL')
    .map(({ quantity: each, item: { weight = 0, price, deliveryProfileId: profileId } }) => ({
      quantity: quantity * each,
      weight,
      share: price * each,
      ...(profileId !== undefined && { profileId }),
    }))
}

/** Replaces weight and profile of parts by those that were sent. The weight is that of the whole item. */
const withSent = ({ physicalProperties: { weight } = {}, deliveryProfileId, quantity = 1 }: Sent, priced: Priced) => {
  const { from, to } = priced.weights
  const profile = deliveryProfileId === undefined ? {} : { profileId: deliveryProfileId.toLowerCase() }
  return (part: Part, index: number): Part => {
    if (weight === undefined) return { ...part, ...profile }
    const ofPart = index === 0 ? (convertWeight(weight, from, to) * quantity) / part.quantity : 0
    return { ...part, ...profile, weight: ofPart }
  }
}

/** Returns the lines of an item that are delivered, with its price and weight. */
export const deliverableOf = (item: Item, priced: Priced): DeliverableItem => {
  const { sent, sellable, id } = item
  const total = totalOf(item, priced)
  const { shippable } = sent.physicalProperties ?? {}
  if (shippable === false) return { lines: [], total: sellable?.kind === 'GIFT_CARD' ? 0 : total }
  const found = partsOf(sent, sellable)
  const parts = found.length === 0 && shippable ? partsOf(sent, undefined) : found
  const shares = split(
    total,
    parts.map(({ share }) => share),
  )
  return {
    total: sellable?.kind === 'GIFT_CARD' ? 0 : total,
    lines: parts
      .map(withSent(sent, priced))
      .map(({ share: _share, ...part }, index) => ({ id, total: shares[index]!, ...part })),
  }
}

export const goodsOf = (items: readonly DeliverableItem[]): Minor => sumOf(items.map(({ total }) => total))
