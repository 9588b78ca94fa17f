export { returnCoupons } from './return-coupons.ts'
export {
  addCoupon,
  addSingleUseCoupon,
  claimCoupon,
  deleteUnusedCoupons,
  findCoupon,
  findCouponCode,
  returnCoupon,
} from './store.ts'
