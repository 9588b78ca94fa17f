export { deleteVerifications } from './verification-store.ts'
