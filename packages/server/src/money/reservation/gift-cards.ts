/** What of gift cards payments know: that money goes back to them, or becomes store credit. */
export { returnToGiftCard } from '../gift-card/api.ts'
export { creditMember } from '../gift-card/api.ts'
