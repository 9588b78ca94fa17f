export { deleteApiKeyOf, insertApiKey, listApiKeysOf } from './store.ts'
