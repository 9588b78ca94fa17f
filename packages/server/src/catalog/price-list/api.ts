export { type AnonymousPrices as EverybodysPrices, anonymousPrices as everybodysPrices } from './anonymous-prices.ts'
export { loadPriceLists } from './store.ts'
