/** Gift card operations for refunds: money is returned to the card or becomes store credit. */
export { returnToGiftCard } from '../gift-card/api.ts'
export { creditMember } from '../gift-card/api.ts'
