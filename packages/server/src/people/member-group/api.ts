export { memberGroupIdsOf, requireGroups } from './store.ts'
