export { policiesIn } from './policies.ts'
export { presentRounding, readRounding } from './rounding.ts'
export { checkoutKind, ordersKind, readSettings, saveSettings } from './settings.ts'
