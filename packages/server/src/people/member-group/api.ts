export {
  findUnknownGroup,
  groupIdsOfGuest,
  loadSegmentGroups,
  memberGroupIdsOf,
  requireGroups,
  type SegmentGroups,
} from './store.ts'
