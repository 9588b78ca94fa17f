export { returnCoupons } from './return-coupons.ts'
export { addCoupon, claimCoupon, findCoupon, findCouponCode, returnCoupon } from './store.ts'
