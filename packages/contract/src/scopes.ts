import type { Calls } from './call.ts'
import {
  backInStockCalls,
  backInStockSettingCalls,
  backOfficeCalls,
  cartByIdCalls,
  cartCalls,
  catalogCalls,
  checkoutCalls,
  checkoutTemplateCalls,
  couponCalls,
  giftCardCalls,
  identityCalls,
  memberCalls,
  orderCalls,
  paymentMethodCalls,
  recommendationCalls,
  reviewCalls,
  settingCalls,
  shippingCalls,
  shippoCalls,
  taxCalls,
} from './index.ts'
import { scopeNames, scopes, type Scope } from './scope-names.ts'

export { scopes, type Scope }

const callsOf: Readonly<Record<Scope, Calls>> = {
  catalog: { ...catalogCalls, ...recommendationCalls, ...reviewCalls },
  carts: { ...cartCalls, ...cartByIdCalls },
  checkouts: { ...checkoutCalls, ...checkoutTemplateCalls },
  // They hold the e-mails of buyers, as orders do.
  orders: { ...orderCalls, ...backInStockCalls },
  delivery: { ...shippingCalls, ...shippoCalls },
  giftCards: { ...giftCardCalls, ...couponCalls },
  members: { ...identityCalls, ...memberCalls },
  settings: { ...backOfficeCalls, ...settingCalls, ...backInStockSettingCalls, ...taxCalls, ...paymentMethodCalls },
}

/** The scope without which an app may not make a call; calls that no scope has are not for apps. */
export const scopeOf = (call: string): Scope | undefined =>
  scopeNames.find((scope) => Object.hasOwn(callsOf[scope], call))
