export { type EverybodysPrices, everybodysPrices } from './everybodys-prices.ts'
export { loadPriceLists } from './store.ts'
