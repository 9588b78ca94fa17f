import type { Calls } from './call.ts'
import {
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
  settingCalls,
  shippingCalls,
  shippoCalls,
  taxCalls,
} from './index.ts'

/** What an app may be allowed, each in the words that the owner of a store reads before allowing it. */
export const scopes = {
  catalog: 'Read and change products, collections and stock',
  carts: 'Read and change carts',
  checkouts: 'Read and change checkouts, and place orders',
  orders: 'Read and change orders, payments and fulfillments',
  delivery: 'Change ways of delivery and the regions they go to',
  giftCards: 'Issue gift cards and coupons, and stop them',
  members: 'Read and change members, and sign people in',
  settings: 'Read sales, change settings and taxes, and hear of events',
} as const
export type Scope = keyof typeof scopes

const callsOf: Readonly<Record<Scope, Calls>> = {
  catalog: catalogCalls,
  carts: { ...cartCalls, ...cartByIdCalls },
  checkouts: { ...checkoutCalls, ...checkoutTemplateCalls },
  orders: orderCalls,
  delivery: { ...shippingCalls, ...shippoCalls },
  giftCards: { ...giftCardCalls, ...couponCalls },
  members: { ...identityCalls, ...memberCalls },
  settings: { ...backOfficeCalls, ...settingCalls, ...taxCalls },
}

/** The scope without which an app may not make a call; calls that no scope has are not for apps. */
export const scopeOf = (call: string): Scope | undefined =>
  (Object.keys(callsOf) as Scope[]).find((scope) => Object.hasOwn(callsOf[scope], call))
