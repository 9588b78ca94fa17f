export { type ItemsToAdd, addItems } from './lines/add-items.ts'
export { findNextIdle, type IdlePosition, listIdleCarts } from './idle-carts.ts'
export { keyed, requestedLines, seenOf, unknownFieldMessage } from './lines/additions.ts'
export { type PendingQuestions, createPricing } from './prices/ask-apps.ts'
export { billedTo, companyOfBuyer, presentBuyingCompany, presentOrderCompany } from './prices/buyer-company.ts'
export { requireCarrier } from './prices/carrier.ts'
export { partsOf } from './lines/bundle-parts.ts'
export { channelOf } from './channel.ts'
export {
  changedStoredCart,
  completeStoredCart,
  deleteStoredCart,
  deleteStoredCarts,
  retireCarts,
  findCurrentCart,
  findStoredCart,
  insertStoredCart,
  markOpened,
  newStoredCart,
  saveShown,
  saveStoredCart,
  withoutCheckout,
} from './carts.ts'
export { chargedSite, shoppingIn } from './prices/charged.ts'
export { withSlot } from './prices/chosen-slot.ts'
export { createdBy } from './creator.ts'
export { readCustomLines } from './lines/custom-lines.ts'
export { checkCoupon, withCoupon, withItems, withQuantities, without, withoutLines } from './edits.ts'
export { priceBuyerFor } from './lines/list-prices.ts'
export { readMerchantDiscounts } from './discounts/merchant-discounts.ts'
export { nextSlotAfter, refuseUnavailableSlot } from './prices/unavailable-slot.ts'
export { orderFeesOf } from './order-fees.ts'
export { type TaxWriting, orderTaxOf, taxInfoOf } from './order-tax.ts'
export { checkOverrideUrl } from './lines/override-url.ts'
export { presentPlanned } from './prices/planned-remainders.ts'
export { presentLogistics, presentParts, regionOf } from './prices/present-delivery.ts'
export { presentHints, presentOutcomes } from './prices/present-discounts.ts'
export { presentImage, presentItem, presentLine, presentSource } from './lines/present-line.ts'
export {
  presentCalculatedLines,
  presentPrices,
  presentSummary,
  presentTax,
  taxFraction,
} from './prices/present-price.ts'
export { type PriceOptions, type PricedBasket, priceBasket } from './prices/priced-basket.ts'
export { type PricedLine, sellableLines } from './lines/priced-line.ts'
export { quantityViolations, refuseOverLimit, refuseQuantities } from './lines/quantities.ts'
export { type Changer, changerOf, recognizeFor, transactFor } from './recognize-guest.ts'
export type { BasketRecord, Contact, ManualFee, StoredLine } from './record.ts'
export { type Rules, rulesFor } from './rules.ts'
export { lineDiscountsOf, withSeen } from './prices/seen-discounts.ts'
export { refuseUnknownDelivery } from './sent-delivery.ts'
export type { StoredCart } from './tables.ts'
