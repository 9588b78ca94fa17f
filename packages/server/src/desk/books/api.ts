export { readEntriesOfOrder, type OrderEntry } from './entries.ts'
