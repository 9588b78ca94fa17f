export { returnDiscountsOf } from './return-discounts.ts'
export { type DiscountUse, claimDiscounts, hasOrdered, loadDiscounts, readUsages, returnDiscounts } from './store.ts'
