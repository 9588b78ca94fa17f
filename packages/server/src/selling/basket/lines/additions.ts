import type { Input } from '@vitrine/contract/schema.ts'
import type { CatalogOverrideFields, LineItem } from '@vitrine/contract/entities/cart.ts'
import type { Addition, LinesResult } from '@vitrine/domain/cart/lines.ts'
import { dayIn } from '@vitrine/domain/time/day.ts'
import { giftProblems } from '@vitrine/domain/gift-card/gift.ts'
import { storesAppId, storesAppIds } from '@vitrine/domain/catalog/stores-app.ts'
import type { OfferDetails, CatalogReference, Sellable } from '@vitrine/domain/cart/sellable.ts'
import { keyedReference } from '@vitrine/domain/modifier/modifier.ts'
import { type CatalogReading, readOptions } from '../../../catalog/product/api.ts'
import { invalidField, InvalidRequest, Refusal, type Violation } from '../../../ground/base/refusal.ts'
import { timeZoneOf } from '../../../ground/site/time-zone.ts'
import { overrideOf } from './custom-lines.ts'

export interface RequestedLine {
  readonly reference: CatalogReference
  readonly quantity: number
  readonly override?: Input<CatalogOverrideFields>
}

/** The fields of a line that only an elevated caller may set, since they decide what it costs. */
const elevatedFields = [
  'price',
  'catalogOverrideFields',
  'priceDescription',
  'depositAmount',
  'modifiersTotalPrice',
] as const
/** And these no one may: the price of an elevated caller stands in `catalogOverrideFields`. */
const workedOutFields = ['price', 'priceDescription', 'depositAmount', 'modifiersTotalPrice'] as const

/** Reads the lines of a request, and refuses each field that is missing or not the caller's to set. */
export const requestedLines = (
  items: readonly Input<LineItem>[],
  { isTrusted, currency }: { isTrusted: boolean; currency: string },
): RequestedLine[] => {
  const violations: Violation[] = []
  const requested = items.map((item, index): RequestedLine => {
    const field = `lineItems[${index}]`
    const { catalogReference, quantity = 1 } = item
    if (!catalogReference?.catalogItemId) {
      violations.push({
        field: `${field}.catalogReference.catalogItemId`,
        description: 'must be set',
        violatedRule: 'REQUIRED_FIELD',
      })
    }
    const appId = catalogReference?.appId ?? ''
    if (!storesAppIds.has(appId)) {
      violations.push({
        field: `${field}.catalogReference.appId`,
        description: `must be the stores app, ${storesAppId}`,
        violatedRule: 'INVALID_ENUM_VALUE',
      })
    }
    for (const name of isTrusted ? workedOutFields : elevatedFields) {
      if (item[name] === undefined) continue
      violations.push({
        field: `${field}.${name}`,
        description: isTrusted
          ? 'is calculated; set catalogOverrideFields instead'
          : 'comes from the catalog; only an elevated caller can set it',
        violatedRule: 'FIELD_NOT_ALLOWED',
      })
    }
    const options = readOptions(catalogReference?.options, `${field}.catalogReference.options`)
    const override = isTrusted ? overrideOf(item, { field: `${field}.catalogOverrideFields`, currency }) : undefined
    return {
      ...(override && { override }),
      reference: { catalogItemId: catalogReference?.catalogItemId ?? '', appId, ...(options && { options }) },
      quantity,
    }
  })
  if (violations.length > 0) throw new InvalidRequest(violations)
  return requested
}

/** Refuses what a buyer says of a gift card that cannot be done: an address, a day, a message that is too long. */
const refuseWrongGift = (
  { options }: RequestedLine['reference'],
  { index, today }: { index: number; today: string },
): void => {
  const field = `lineItems[${index}].catalogReference.options.customTextFields`
  const violations = giftProblems(options?.customTextFields, today).map(({ title, ...problem }): Violation => ({
    field: `${field}.${title}`,
    ...problem,
  }))
  if (violations.length > 0) throw new InvalidRequest(violations)
}

/** Why something was said that the product does not ask for. */
export const unaskedWords = (unasked: string): string =>
  unasked.startsWith('options.')
    ? 'is not an option or a modifier of this product'
    : 'is not a custom text field of this product'

/** Looks up what is asked for; refuses the first thing that is not there or not sold. */
export const findAdditions = async (
  { readOffers, site }: CatalogReading,
  requested: readonly RequestedLine[],
  now: Date,
): Promise<Addition[]> => {
  const offers = await readOffers(requested.map(({ reference }) => reference))
  return requested.map(({ reference, quantity }, index) => {
    const offer = offers[index]!
    const { catalogItemId } = reference
    if (offer.state === 'not-found') throw new Refusal('PRODUCT_NOT_FOUND', undefined, { catalogItemId })
    if (offer.unknownOption !== undefined) {
      const field = `lineItems[${index}].catalogReference.options.${offer.unknownOption}`
      throw invalidField(field, unaskedWords(offer.unknownOption), 'FIELD_NOT_ALLOWED')
    }
    if (offer.state === 'not-for-sale') throw new Refusal('ITEM_NOT_AVAILABLE', offer.reason, { catalogItemId })
    if (offer.sellable.kind === 'GIFT_CARD') refuseWrongGift(reference, { index, today: dayIn(timeZoneOf(site), now) })
    return { reference: keyed(reference, offer), sellable: offer.sellable, quantity }
  })
}

/** A reference in the words that stay when modifiers are renamed. */
export const keyed = (reference: CatalogReference, { modifiers }: Pick<OfferDetails, 'modifiers'>): CatalogReference =>
  modifiers && reference.options ? { ...reference, options: keyedReference(modifiers, reference.options) } : reference

/** What a line remembers of its item. */
export const seenOf = ({ stock: _stock, ...seen }: Sellable): Omit<Sellable, 'stock'> => seen

/** Turns what the domain refused into the contract's errors. */
export const linesOrRefuse = (result: LinesResult) => {
  if (result.ok) return result.lines
  switch (result.code) {
    case 'INSUFFICIENT_INVENTORY': {
      const { productId, available } = result
      const words = available === 0 ? 'It is out of stock.' : `Only ${available} are in stock.`
      throw new Refusal('INSUFFICIENT_INVENTORY', words, { catalogItemId: productId, available })
    }
    case 'LINE_ITEM_NOT_FOUND':
      throw new Refusal('LINE_ITEM_NOT_FOUND', undefined, { lineItemId: result.lineItemId })
    case 'TOO_MANY':
      throw new InvalidRequest([
        {
          field: 'lineItems',
          description: 'a cart can have at most 300 line items, each with a quantity of at most 100,000',
          violatedRule: 'MAX_SIZE',
        },
      ])
    default:
      return result satisfies never
  }
}
