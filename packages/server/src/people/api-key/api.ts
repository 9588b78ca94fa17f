export { deleteApiKeyOf, insertApiKey, listApiKeysOf } from '../../ground/site/api-key-store.ts'
export { createKeyUses } from './key-uses.ts'
