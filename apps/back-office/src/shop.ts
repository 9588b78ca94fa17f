import {
  ApiError,
  apiKeys,
  apps,
  backInStockNotifications,
  backOffice,
  books,
  checkout,
  checkoutSettings,
  checkoutTemplates,
  collections,
  contactTaxDetails,
  coupons,
  createClient,
  deliveryOffers,
  deliveryProfile,
  localDeliveryOptions,
  deliveryRegions,
  digitalGoods,
  discounts,
  disputes,
  draftOrders,
  failedJobs,
  feeRules,
  giftCards,
  activity,
  identities,
  inventory,
  invoices,
  isApiError,
  manualTaxMappings,
  memberGroups,
  members,
  notificationSettings,
  oauthApps,
  orderBilling,
  orderFulfillments,
  orderPaymentRequests,
  orders,
  ordersSettings,
  orderTransactions,
  paymentMethods,
  paymentProviders,
  payments,
  pickupLocations,
  priceLists,
  products,
  purchaseTerms,
  recovery,
  returns,
  reviews,
  savedPaymentMethods,
  search,
  servicePlugins,
  shippingLabels,
  shippingOptions,
  shippoConfigurations,
  signInProviders,
  storeCredit,
  storeDesign,
  taxCalculation,
  taxExemptGroups,
  taxGroups,
  taxRates,
  taxRegions,
  taxSettings,
  thirdPartyApps,
  tippableStaff,
  tips,
  tipSettings,
  translations,
  type AuthStrategy,
} from '@vitrine/client'
import { strictRequests } from '@vitrine/web/strict-requests.ts'

/** Renewed so many seconds before it ends. */
const leewaySeconds = 30

/** Says that this browser has a session, which the cookie itself does not show to scripts. */
const sessionMark = 'vitrine-owner'

type Token = { readonly value: string; readonly expires: number }

let token: Token | undefined
let renewal: Promise<Token> | undefined

const host = location.origin
const nobody: AuthStrategy = { getAuthHeaders: async () => ({ headers: {} }) }
/** Calls that need no token: signing in and out, and asking for one. */
const gate = createClient({ host, headers: strictRequests, auth: nobody, modules: { owner: backOffice } })

const keep = ({ access_token, expires_in }: { access_token: string; expires_in: number }): Token => {
  token = { value: access_token, expires: Date.now() / 1000 + expires_in }
  return token
}

/** The token lives in memory alone; the session behind it in a cookie that scripts cannot read. */
const currentToken = async (): Promise<Token> => {
  if (token && token.expires - leewaySeconds > Date.now() / 1000) return token
  if (localStorage.getItem(sessionMark) === null) throw new Error('Nobody has signed in on this browser')
  renewal ??= gate.owner
    .ownerToken()
    .then(keep)
    .finally(() => {
      renewal = undefined
    })
  return renewal
}

const owner = {
  isElevated: true,
  getAuthHeaders: async () => ({ headers: { Authorization: (await currentToken()).value } }),
  renew: async () => {
    token = undefined
    await currentToken()
  },
} satisfies AuthStrategy & { isElevated: true }

/** Which store the owner has: their token is for it. */
export const ownSiteId = async (): Promise<string> => {
  const [, claims = ''] = (await currentToken()).value.split('.').slice(-3)
  const { aud } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { aud: string }
  return aud
}

/** The store, with the owner's rights. */
export const shop = createClient({
  host,
  headers: strictRequests,
  auth: owner,
  modules: {
    apiKeys,
    apps,
    backInStockNotifications,
    backOffice,
    books,
    checkout,
    checkoutSettings,
    checkoutTemplates,
    collections,
    contactTaxDetails,
    coupons,
    deliveryOffers,
    deliveryProfile,
    localDeliveryOptions,
    deliveryRegions,
    digitalGoods,
    discounts,
    disputes,
    draftOrders,
    failedJobs,
    feeRules,
    giftCards,
    activity,
    identities,
    inventory,
    invoices,
    manualTaxMappings,
    memberGroups,
    members,
    notificationSettings,
    oauthApps,
    orderBilling,
    orderFulfillments,
    orderPaymentRequests,
    orders,
    ordersSettings,
    orderTransactions,
    paymentMethods,
    paymentProviders,
    payments,
    pickupLocations,
    priceLists,
    purchaseTerms,
    products,
    recovery,
    returns,
    reviews,
    savedPaymentMethods,
    search,
    servicePlugins,
    shippingLabels,
    shippingOptions,
    shippoConfigurations,
    signInProviders,
    storeCredit,
    storeDesign,
    taxCalculation,
    taxExemptGroups,
    taxGroups,
    taxRates,
    taxSettings,
    taxRegions,
    thirdPartyApps,
    tippableStaff,
    tips,
    tipSettings,
    translations,
  },
})

export const signIn = async (email: string, password: string): Promise<void> => {
  keep(await gate.owner.ownerSignIn({ email, password }))
  localStorage.setItem(sessionMark, 'signed-in')
}

export const signOut = async (): Promise<void> => {
  token = undefined
  localStorage.removeItem(sessionMark)
  await gate.owner.ownerSignOut()
}

/** Whether someone has signed in on this browser. */
export const isSignedIn = async (): Promise<boolean> => {
  if (localStorage.getItem(sessionMark) === null) return false
  try {
    await currentToken()
    return true
  } catch (error) {
    if (!isApiError(error, 'UNAUTHENTICATED')) throw error
    localStorage.removeItem(sessionMark)
    return false
  }
}

/** What a request of the owner brings that is no call. */
export const ownerHeaders = async (): Promise<Record<string, string>> => (await owner.getAuthHeaders()).headers

/** A picture that the shop keeps. */
export interface Picture {
  readonly id: string
  readonly url: string
}

/** Gives the shop a picture; only what shows it somewhere makes it seen. */
export const uploadPicture = async (file: File): Promise<Picture> => {
  const { headers } = await owner.getAuthHeaders()
  const response = await fetch(`${host}/vitrine/v1/media?${new URLSearchParams({ filename: file.name })}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': file.type },
    body: file,
  })
  const answer = (await response.json()) as { media: Picture; message?: string }
  if (!response.ok) throw new ApiError(answer.message ?? '', { status: response.status })
  return answer.media
}
