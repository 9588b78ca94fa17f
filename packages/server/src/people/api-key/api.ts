export { deleteApiKeyOf, insertApiKey, listApiKeysOf } from '../../ground/site/api-key-store.ts'
