import {
  activity,
  addressSuggestions,
  cartV2,
  companies,
  consents,
  contactBook,
  createClient,
  digitalGoods,
  factors,
  giftCards,
  invoices,
  members,
  orderFulfillments,
  orders,
  payments,
  purchaseTerms,
  returns,
  savedPaymentMethods,
  storeCredit,
  tips,
  type AuthStrategy,
} from '@vitrine/client'
import { strictRequests } from '@vitrine/web/form/strict-requests.ts'

const modules = {
  activity,
  addressSuggestions,
  cartV2,
  companies,
  consents,
  contactBook,
  digitalGoods,
  factors,
  giftCards,
  invoices,
  members,
  orderFulfillments,
  orders,
  payments,
  purchaseTerms,
  returns,
  savedPaymentMethods,
  storeCredit,
  tips,
}

const holding = (token: string): AuthStrategy => ({
  getAuthHeaders: async () => ({ headers: { Authorization: token } }),
})

/** Creates an API client for a token, or an anonymous one. */
export const createApi = (host: string, fetch: typeof globalThis.fetch, token = '') =>
  createClient({ host, fetch, headers: strictRequests, auth: holding(token), modules, retries: 0 })

export type Api = ReturnType<typeof createApi>
