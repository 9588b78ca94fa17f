export { findUnknownGroup, memberGroupIdsOf, requireGroups } from './store.ts'
