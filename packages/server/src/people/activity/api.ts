export { type ActivityPlace, listActivity, noteActivity } from './store.ts'
