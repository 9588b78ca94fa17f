export { takesRequests } from './collecting.ts'
export { backInStockEmail } from './email.ts'
