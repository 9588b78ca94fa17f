import type {
  DraftDiscountOption,
  DraftFeeOption,
  DraftOrderInput,
  DraftShippingInfo,
} from '@vitrine/contract/entities/orders/draft-order.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { CustomDiscount, DraftDelivery, DraftFee, DraftLine } from '@vitrine/domain/draft-order/content.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import type { Reduction } from '@vitrine/domain/totals/discount.ts'
import { exactMinor } from '../../ground/base/amounts.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { maxLines } from '@vitrine/domain/cart/lines.ts'
import type { CatalogReading } from '../../catalog/product/api.ts'
import { findMember } from '../../people/member/api.ts'
import { readCatalogLines, readDraftCustomLines } from './lines.ts'
import type { DraftOrderRecord } from './tables.ts'

type Price = NonNullable<Input<DraftDiscountOption>['priceAmount']>

/** Converts a requested amount to minor units. */
const requestedAmount = (
  price: Price | undefined,
  { field, currency }: { field: string; currency: string },
): Minor | undefined => price && exactMinor(price.amount, { field: `${field}.amount`, currency })

interface About {
  readonly lines: readonly Pick<DraftLine, 'id' | 'quantity'>[]
  readonly currency: string
  readonly newId: () => string
  readonly field: string
}

const requireLine = ({ lines }: Pick<About, 'lines'>, lineItemId: string): string => {
  if (lines.some(({ id, quantity }) => id === lineItemId && quantity > 0)) return lineItemId
  throw new Refusal('LINE_ITEM_NOT_FOUND', 'The draft has no such line item.', { lineItemId })
}

const reductionOf = (sent: Input<DraftDiscountOption>, { currency, field }: About): Reduction => {
  const { priceAmount, amount, percentage } = sent
  if ([priceAmount, amount, percentage].filter((one) => one !== undefined).length > 1) {
    throw invalidField(field, 'must have either an amount or a percentage, not both', 'ONE_OF_ALIGNMENT')
  }
  if (percentage !== undefined) return { percentage }
  const reduction =
    requestedAmount(priceAmount, { field: `${field}.priceAmount`, currency }) ??
    requestedAmount(amount, { field: `${field}.amount`, currency })
  if (reduction === undefined) throw invalidField(`${field}.priceAmount`, 'or percentage must be set', 'REQUIRED_FIELD')
  return reduction
}

/** Reads a discount of the owner. */
export const readDiscount = (sent: Input<DraftDiscountOption>, about: About): CustomDiscount => {
  const { field } = about
  const { discountType: type, description, applyToDraftOrder: applied = false } = sent
  if (type === undefined) throw invalidField(`${field}.discountType`, 'must be set', 'REQUIRED_FIELD')
  const lineId = sent.lineItemDiscounts?.[0]?.id ?? sent.lineItemId
  const isOfItem = type === 'SPECIFIC_ITEMS'
  if (isOfItem && lineId === undefined) {
    throw invalidField(`${field}.lineItemDiscounts`, 'must name the line item', 'REQUIRED_FIELD')
  }
  if (!isOfItem && lineId !== undefined) {
    throw invalidField(`${field}.lineItemDiscounts`, 'is only for SPECIFIC_ITEMS', 'FIELD_NOT_ALLOWED')
  }
  return {
    id: about.newId(),
    source: 'CUSTOM',
    applied,
    type,
    reduction: reductionOf(sent, about),
    ...(lineId !== undefined && { lineId: requireLine(about, lineId) }),
    ...(description !== undefined && { description }),
  }
}

/** Reads an additional fee of the owner. */
export const readFee = (sent: Input<DraftFeeOption>, about: About): DraftFee => {
  const { field, currency, newId } = about
  const { name, code, taxDetails, lineItemIds = [], applyToDraftOrder: applied = false } = sent
  if (name === undefined) throw invalidField(`${field}.name`, 'must be set', 'REQUIRED_FIELD')
  const price = requestedAmount(sent.price, { field: `${field}.price`, currency })
  if (price === undefined) throw invalidField(`${field}.price`, 'must be set', 'REQUIRED_FIELD')
  return {
    id: newId(),
    source: 'CUSTOM',
    applied,
    name,
    price,
    taxable: taxDetails?.taxable ?? false,
    ...(code !== undefined && { code }),
    ...(taxDetails?.taxGroupId !== undefined && { taxGroupId: taxDetails.taxGroupId }),
    ...(lineItemIds.length > 0 && { lineItemIds: lineItemIds.map((id) => requireLine(about, id)) }),
  }
}

/** Reads the delivery and its price. */
export const readDelivery = (
  sent: Input<DraftShippingInfo> | undefined,
  { currency, field }: Pick<About, 'currency' | 'field'>,
): DraftDelivery | undefined => {
  if (!sent) return undefined
  const { carrierId, code, title, logistics, region, cost } = sent
  const price = requestedAmount(cost?.price, { field: `${field}.cost.price`, currency })
  return {
    title: title ?? '',
    ...(carrierId !== undefined && { carrierId }),
    ...(code !== undefined && { code }),
    ...(logistics && { logistics: logistics as DraftDelivery['logistics'] & object }),
    ...(region && { region }),
    ...(price !== undefined && { price }),
  }
}

/** Reads the buyer. For a member without an email in the request, the member's email is used. */
export const readBuyer = async (
  db: Db,
  siteId: string,
  { sent, field }: { sent: Input<NonNullable<DraftOrderInput['buyerInfo']>> | undefined; field: string },
): Promise<DraftOrderRecord['buyerInfo']> => {
  if (!sent) return undefined
  const { memberId, visitorId } = sent
  if (memberId === undefined) return sent
  if (visitorId !== undefined) {
    throw invalidField(`${field}.visitorId`, 'cannot be combined with memberId', 'ONE_OF_ALIGNMENT')
  }
  const member = await findMember(db, siteId, memberId)
  if (!member) throw invalidField(`${field}.memberId`, 'must be a member of this store')
  return { ...sent, email: sent.email ?? member.email }
}

/** Refuses duplicate line item IDs. */
export const refuseSameIds = (lines: readonly Pick<DraftLine, 'id'>[]): void => {
  const ids = lines.map(({ id }) => id)
  const lineItemId = ids.find((id, index) => ids.indexOf(id) !== index)
  if (lineItemId !== undefined) throw new Refusal('DUPLICATED_LINE_ITEM_IDS', undefined, { lineItemId })
}

/** Reads the contents of a new draft. */
export const readInput = async (
  { newId }: Pick<Context, 'newId'>,
  reading: CatalogReading,
  sent: Input<DraftOrderInput>,
): Promise<DraftOrderRecord> => {
  const { db, site } = reading
  const { currency } = site
  const path = 'draftOrder'
  const about = { reading, newId }
  const lines = [
    ...(await readCatalogLines(sent.catalogLineItems ?? [], { ...about, field: `${path}.catalogLineItems` })),
    ...readDraftCustomLines(sent.customLineItems ?? [], { ...about, field: `${path}.customLineItems` }),
  ]
  if (lines.length > maxLines) throw new Refusal('MAX_ITEMS_REACHED')
  refuseSameIds(lines)
  const of = (field: string) => ({ lines, currency, newId, field: `${path}.${field}` })
  const delivery = readDelivery(sent.shippingInfo, of('shippingInfo'))
  const buyerInfo = await readBuyer(db, site.id, { sent: sent.buyerInfo, field: `${path}.buyerInfo` })
  const { recipientInfo, billingInfo, businessLocation, extendedFields, buyerNote, buyerLanguage } = sent
  return {
    lines,
    discounts: (sent.discounts ?? []).map((one, index) => readDiscount(one, of(`discounts[${index}]`))),
    fees: (sent.additionalFees ?? []).map((one, index) => readFee(one, of(`additionalFees[${index}]`))),
    taxExempt: sent.taxExempt ?? false,
    purchaseFlowId: newId(),
    ...(delivery && { delivery }),
    ...(buyerInfo && { buyerInfo }),
    ...(recipientInfo && { recipientInfo }),
    ...(billingInfo && { billingInfo }),
    ...(businessLocation && { businessLocation }),
    ...(extendedFields && { extendedFields }),
    ...(buyerNote !== undefined && { buyerNote }),
    ...(buyerLanguage !== undefined && { buyerLanguage }),
  } as DraftOrderRecord
}
