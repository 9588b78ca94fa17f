export { isAgreed } from './fields/agreed.ts'
export { createCheckoutEdits } from './edits.ts'
export { keepCheckout } from './keep.ts'
export { checkoutLink, readCheckoutLink } from './link.ts'
export { type Opening, openCheckoutFromCart } from './open.ts'
export { presentGiftCardShare } from './present.ts'
export {
  type StoredCheckout,
  completeCheckout,
  deleteCheckouts,
  findCartId,
  holdCheckout,
  lockCheckout,
  moveCheckouts,
  newCheckout,
  requireCheckout,
} from './store.ts'
export type { CheckoutRecord } from './tables.ts'
export { type CheckoutView, viewCheckout } from './view.ts'
