export {
  type CustomsItem,
  type Label,
  type LabelAddress,
  type LabelCarrier,
  type LabelPackage,
  type LabelParcel,
  type LabelRate,
  LabelRefusal,
  type VoidedLabel,
} from './label-carrier.ts'
export { createShippoCarrier } from './shippo-carrier.ts'
export { type LabelSettings, listLabelSettings } from './store.ts'
