/** What of gift cards payments know: that money goes back to them. */
export { returnToGiftCard } from '../gift-card/store.ts'
