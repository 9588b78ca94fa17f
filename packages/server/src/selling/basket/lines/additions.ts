import type { Input } from '@vitrine/contract/schema.ts'
import type { CatalogOverrideFields, LineItem } from '@vitrine/contract/entities/selling/cart.ts'
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

/** Fields of a line that only an elevated caller may set, since they affect its price. */
const elevatedFields = [
  'price',
  'catalogOverrideFields',
  'priceDescription',
  'depositAmount',
  'modifiersTotalPrice',
] as const
/** Fields that nobody may set: elevated callers set prices in `catalogOverrideFields`. */
const workedOutFields = ['price', 'priceDescription', 'depositAmount', 'modifiersTotalPrice'] as const

/** Reads requested lines. Rejects missing fields and fields the caller may not set. */
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

/** Rejects invalid gift card details, such as the recipient's address, the delivery day or the message length. */
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

/** Explains that the product has no such option, custom text field, or component with a choice. */
export const unknownFieldMessage = (name: string): string => {
  if (name.startsWith('components.')) return 'is not a choice of this bundle'
  return name.startsWith('options.')
    ? 'is not an option or a modifier of this product'
    : 'is not a custom text field of this product'
}

/** Looks up requested items. Rejects the first one that does not exist or is not for sale. */
export const findAdditions = async (
  { readOffers, site }: CatalogReading,
  requested: readonly RequestedLine[],
  now: Date,
): Promise<Addition[]> => {
  const offers = await readOffers(requested.map(({ reference }) => reference))
  return requested.map(({ reference, quantity, override }, index) => {
    const offer = offers[index]!
    const { catalogItemId } = reference
    if (offer.state === 'not-found') throw new Refusal('PRODUCT_NOT_FOUND', undefined, { catalogItemId })
    if (offer.unknownOption !== undefined) {
      const field = `lineItems[${index}].catalogReference.options.${offer.unknownOption}`
      throw invalidField(field, unknownFieldMessage(offer.unknownOption), 'FIELD_NOT_ALLOWED')
    }
    if (offer.missingChoice !== undefined) {
      const { field, prompt } = offer.missingChoice
      throw invalidField(`lineItems[${index}].catalogReference.options.${field}`, prompt, 'REQUIRED_FIELD')
    }
    if (offer.state === 'not-for-sale') throw new Refusal('ITEM_NOT_AVAILABLE', offer.reason, { catalogItemId })
    const { components, kind } = offer.sellable
    if (components && override?.physicalProperties) {
      const field = `lineItems[${index}].catalogOverrideFields.physicalProperties`
      throw invalidField(field, 'are those of the components of a bundle', 'FIELD_NOT_ALLOWED')
    }
    if (kind === 'GIFT_CARD') refuseWrongGift(reference, { index, today: dayIn(timeZoneOf(site), now) })
    return { reference: keyed(reference, offer), sellable: offer.sellable, quantity }
  })
}

/** Replaces choices of a bundle's components with the IDs of their variants, which stay the same when options are renamed. */
const withVariantIds = (reference: CatalogReference, { components = [] }: Sellable): CatalogReference => {
  const chosen = reference.options?.components
  if (!chosen) return reference
  const variants = components
    .filter(({ id }) => Object.hasOwn(chosen, id))
    .map(({ id, item: { variantId } }) => [id, { variantId }] as const)
  return { ...reference, options: { ...reference.options, components: Object.fromEntries(variants) } }
}

/** Replaces names in a reference with keys and IDs, which stay the same when something is renamed. */
export const keyed = (reference: CatalogReference, offer: OfferDetails): CatalogReference => {
  const whole = offer.state === 'sold' ? withVariantIds(reference, offer.sellable) : reference
  return offer.modifiers && whole.options
    ? { ...whole, options: keyedReference(offer.modifiers, whole.options) }
    : whole
}

/** Returns the snapshot of an item that a line stores. */
export const seenOf = ({ stock: _stock, ...seen }: Sellable): Omit<Sellable, 'stock'> => seen

/** Converts domain refusals to API errors. */
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
          description:
            'a cart can have at most 300 line items and components of bundles, each with a quantity of at most 100,000',
          violatedRule: 'MAX_SIZE',
        },
      ])
    default:
      return result satisfies never
  }
}
