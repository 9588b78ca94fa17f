export { type Stopped, revokeSoldCards, stopSoldCards } from './sold/revoke.ts'
export { soldCardsOf } from './sold/sold-cards-of.ts'
export { issueSoldCards } from './sold/sold.ts'
export { giftCardKind } from './sold/sold-store.ts'
export {
  type GiftCardShare,
  chosenGiftCard,
  findTypedGiftCard,
  refuseUseless,
  shareOfGiftCard,
  takeGiftCardShare,
} from './spend.ts'
export { creditMember, findStoreCredit } from './store-credit/store-credit-store.ts'
export {
  type StoredGiftCard,
  findGiftCardByCode,
  findRedeemedCards,
  giftCardOf,
  obfuscatedCode,
  redeemGiftCard,
  returnRedemption,
  returnToGiftCard,
  storeCreditCode,
} from './store.ts'
export type { ChosenGiftCard, RedeemedGiftCard } from './tables.ts'
export { giftCardEmail } from './email.ts'
export { storeCreditEmail } from './store-credit/store-credit-email.ts'
