export { presentRounding, readRounding } from './rounding.ts'
export { checkoutKind, ordersKind, readSettings } from './settings.ts'
