export { readEntriesOfOrders, type OrderEntry } from './entries.ts'
