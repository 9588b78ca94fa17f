export { presentDistribution, presentTip } from './present.ts'
export {
  type NewDistribution,
  deleteDistributions,
  findTipChoice,
  insertDistributions,
  listDistributions,
  listSharing,
  loadTipSettings,
  shareTipOfOrder,
  sharesOf,
  tipFeesOf,
  tipOf,
} from './store.ts'
export type { TipSettingsRecord } from './tables.ts'
