export { type AnonymousPrices, anonymousPrices } from './anonymous-prices.ts'
export { loadPriceLists } from './store.ts'
