import type { totalsCalculatorCalls } from '@vitrine/contract'
import type { CustomLineItem } from '@vitrine/contract/entities/selling/cart.ts'
import type { EstimateTotals } from '@vitrine/contract/entities/selling/checkout.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import type { CallerWithRole } from '../../ground/base/caller.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { InvalidRequest, Refusal, type Violation } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import { siteFor } from '../../ground/site/sites.ts'
import {
  type BasketRecord,
  createPricing,
  presentCalculatedLines,
  presentPrices,
  priceBasket,
  readCustomLines,
  refuseUnknownDelivery,
  requireCarrier,
  type StoredLine,
} from '../basket/api.ts'
import { placeOf } from '../../pricing/shipping/api.ts'
import { createCheckoutEdits } from '../checkout/api.ts'
import { presentGiftCardShare } from '../presentation/api.ts'
import { type CatalogReading, readCatalog } from '../../catalog/product/api.ts'
import { findCoupon, findCouponCode } from '../../pricing/coupon/api.ts'

type Body = Parameters<Handlers<typeof totalsCalculatorCalls>['calculateTotals']>[1]['body']
type Line = Body['lineItems'][number]

/** Converts a line to a custom line with the caller's price. */
const customOf = (line: Line): Input<CustomLineItem> => {
  const { quantity, price, fullPrice, physicalProperties, itemType, taxableAddress, taxGroupId } = line
  const { productName, paymentOption, depositAmount, modifierGroups } = line
  return {
    quantity,
    price,
    fullPrice,
    physicalProperties,
    itemType,
    taxableAddress,
    taxGroupId,
    paymentOption,
    depositAmount,
    modifierGroups,
    productName: { original: productName ?? 'Item' },
  }
}

/** Returns the IDs of the lines; default: their index. Rejects duplicates. */
const idsOf = (lines: readonly Line[]): readonly string[] => {
  const ids = lines.map(({ id }, index) => id ?? String(index))
  const violations = ids.flatMap((id, index): Violation[] =>
    ids.indexOf(id) === index
      ? []
      : [{ field: `lineItems[${index}].id`, description: 'is in the list twice', violatedRule: 'VALIDATION' }],
  )
  if (violations.length > 0) throw new InvalidRequest(violations)
  return ids
}

/** Applies discounts, fees and delivery of the catalog product that a line refers to. */
const withProducts = async (
  { readOffers }: CatalogReading,
  lines: readonly StoredLine[],
  sent: readonly Line[],
): Promise<StoredLine[]> => {
  const references = sent.map(({ catalogReference: { catalogItemId = '', appId = '' } = {} }) => ({
    catalogItemId,
    appId,
  }))
  const known = references.filter(({ catalogItemId, appId }) => catalogItemId !== '' && appId === storesAppId)
  const offers = new Map((await readOffers(known)).map((offer, index) => [known[index]!.catalogItemId, offer] as const))
  return lines.map((line, index) => {
    const offer = offers.get(references[index]!.catalogItemId)
    if (offer?.state !== 'sold') return line
    const { productId, collectionIds, taxGroupId, deliveryProfileId } = offer.sellable
    const seen = {
      ...line.seen,
      productId,
      collectionIds,
      ...(taxGroupId !== undefined && line.seen.taxGroupId === undefined && { taxGroupId }),
      ...(deliveryProfileId !== undefined && { deliveryProfileId }),
    }
    return { ...line, seen }
  })
}

/** Calculates totals like carts and checkouts do. Nothing is saved. */
export const createTotalsHandlers = (context: Context): Handlers<typeof totalsCalculatorCalls> => {
  const { db, sites, now, newId } = context
  const { typedGiftCard, withGiftCard } = createCheckoutEdits(context)

  const couponCodeOf = async (siteId: string, { couponCode, couponId }: Body): Promise<string | undefined> => {
    const code = couponCode ?? (couponId === undefined ? undefined : await findCouponCode(db, siteId, couponId))
    if (code === undefined && couponId === undefined) return undefined
    const found = code === undefined ? undefined : await findCoupon(db, siteId, code)
    if (!found) throw new Refusal('ERROR_COUPON_DOES_NOT_EXIST')
    return found.code
  }

  return {
    calculateTotals: async (caller: CallerWithRole<'owner' | 'app'>, { body }, exchange): Promise<EstimateTotals> => {
      const site = await siteFor(sites, caller.siteId, exchange)
      const { shippingAddress, billingAddress, selectedShippingOption: option, memberId, vatId } = body
      requireCarrier(option?.carrierId, 'selectedShippingOption.carrierId')
      const ids = idsOf(body.lineItems)
      const { currency } = site
      const reading = readCatalog(db, site)
      const custom = readCustomLines(body.lineItems.map(customOf), { isTrusted: true, currency, newId })
      const read = await withProducts(reading, custom, body.lineItems)
      const couponCode = await couponCodeOf(site.id, body)
      const card = await typedGiftCard(caller, body, exchange.ip)
      const plain: BasketRecord = {
        channelType: 'WEB',
        lines: read.map((line, index) => ({ ...line, id: ids[index]! })),
        purchaseFlowId: newId(),
        ...(body.buyerEmail !== undefined && { email: body.buyerEmail, recognizedEmail: body.buyerEmail }),
        ...(couponCode !== undefined && { couponCode }),
        ...((billingAddress ?? vatId) && {
          billingInfo: {
            ...(billingAddress && { address: billingAddress }),
            contactDetails: { ...(vatId && { vatId }) },
          },
        }),
        ...(shippingAddress && { shippingDestination: { address: shippingAddress } }),
        ...(option?.code !== undefined && { selectedDelivery: option.code }),
      }
      const amount = body.giftCardRedeemAmount
      const record = withGiftCard(plain, { card, amount, site })
      const owner = memberId === undefined ? `visitor:${newId()}` : `member:${memberId.toLowerCase()}`
      const options = { now: now(), owner, billing: placeOf(billingAddress) }
      const priced = await createPricing(context)(site.id, () => priceBasket(reading, record, options))
      refuseUnknownDelivery(priced, { code: option?.code, field: 'selectedShippingOption.code' })
      const money = createMoneyWriter(priced.site)
      return {
        calculatedLineItems: presentCalculatedLines(priced.lines, priced.totals, money),
        ...presentPrices(priced, money),
        taxIncludedInPrice: priced.totals.isTaxIncluded,
        ...(priced.giftCard && { giftCard: presentGiftCardShare(priced.giftCard, money) }),
      }
    },
  }
}
