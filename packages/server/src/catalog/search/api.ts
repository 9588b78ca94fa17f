export { saveSynonyms } from './store.ts'
