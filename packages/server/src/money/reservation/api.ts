export { creditMember, returnToGiftCard } from './gift-cards.ts'
export type { Holds } from './held.ts'
export { releaseHolds } from './holds.ts'
