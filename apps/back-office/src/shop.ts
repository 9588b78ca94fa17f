import {
  abandonedCheckouts,
  ApiError,
  apiKeys,
  apps,
  auditLog,
  backInStockNotifications,
  backOffice,
  books,
  checkout,
  checkoutSettings,
  checkoutTemplates,
  collectionRules,
  collections,
  companies,
  contactTaxDetails,
  coupons,
  createClient,
  customers,
  deliveryOffers,
  deliveryProfile,
  localDeliveryOptions,
  deliveryRegions,
  digitalGoods,
  discounts,
  disputes,
  domains,
  draftOrders,
  alerts,
  emailTemplates,
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
  priceHistory,
  priceLists,
  productImports,
  productList,
  products,
  purchaseTerms,
  recovery,
  reports,
  returns,
  savedReports,
  reviews,
  savedPaymentMethods,
  search,
  servicePlugins,
  shippingLabels,
  shippingOptions,
  shippoConfigurations,
  signInProviders,
  staff,
  staffAccount,
  staffPasskeys,
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
  brandsV3,
  calls,
  categories,
  customizationsV3,
  infoSectionsV3,
  inventoryItemsV3,
  productGroupsV3,
  productHistory,
  productMedia,
  productsV3,
  promotionsV3,
  ribbonsV3,
  stockTransfers,
  storesLocationsV3,
  type AuthStrategy,
} from '@vitrine/client'
import { forgetStoredDrafts } from './products/editor/stored-draft.ts'
import { strictRequests } from '@vitrine/web/form/strict-requests.ts'

/** Seconds before its expiry at which a token is renewed. */
const leewaySeconds = 30

/** Marks that this browser has a session. Scripts cannot see the session cookie itself. */
const sessionMark = 'vitrine-owner'

type Token = { readonly value: string; readonly expires: number }

let token: Token | undefined
let renewal: Promise<Token> | undefined

const host = location.origin
const noAuth: AuthStrategy = { getAuthHeaders: async () => ({ headers: {} }) }
/** Client for calls without a token: sign-in, sign-out and requesting a token. */
const publicClient = createClient({
  host,
  headers: strictRequests,
  auth: noAuth,
  modules: { owner: backOffice, staff },
})

const store = ({ access_token, expires_in }: { access_token: string; expires_in: number }): Token => {
  token = { value: access_token, expires: Date.now() / 1000 + expires_in }
  return token
}

/** The token is only held in memory. The session is in a cookie that scripts cannot read. */
const currentToken = async (): Promise<Token> => {
  if (token && token.expires - leewaySeconds > Date.now() / 1000) return token
  if (localStorage.getItem(sessionMark) === null) throw new Error('Nobody has signed in on this browser')
  renewal ??= publicClient.owner
    .ownerToken()
    .then(store)
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

/** Returns the ID of the owner's store, for which the token is issued. */
export const ownSiteId = async (): Promise<string> => {
  const [, claims = ''] = (await currentToken()).value.split('.').slice(-3)
  const { aud } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { aud: string }
  return aud
}

/** The API client with the owner's permissions. */
export const shop = createClient({
  host,
  headers: strictRequests,
  auth: owner,
  modules: {
    abandonedCheckouts,
    apiKeys,
    apps,
    auditLog,
    backInStockNotifications,
    backOffice,
    books,
    checkout,
    checkoutSettings,
    checkoutTemplates,
    collectionRules,
    collections,
    contactTaxDetails,
    coupons,
    companies,
    customers,
    deliveryOffers,
    deliveryProfile,
    localDeliveryOptions,
    deliveryRegions,
    digitalGoods,
    discounts,
    disputes,
    domains,
    draftOrders,
    alerts,
    emailTemplates,
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
    priceHistory,
    priceLists,
    purchaseTerms,
    productHistory,
    productImports,
    productList,
    products,
    recovery,
    reports,
    returns,
    savedReports,
    reviews,
    savedPaymentMethods,
    search,
    servicePlugins,
    shippingLabels,
    shippingOptions,
    shippoConfigurations,
    signInProviders,
    staff,
    staffAccount,
    staffPasskeys,
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
    brandsV3,
    categories,
    customizationsV3,
    infoSectionsV3,
    inventoryItemsV3,
    productGroupsV3,
    productMedia,
    productsV3,
    promotionsV3,
    ribbonsV3,
    stockTransfers,
    storesLocationsV3,
  },
})

/** Returns the invitation of a link. */
export const showInvitation = (invitationToken: string) => publicClient.staff.showStaffInvitation(invitationToken)

/** How a new person signs in: a password that they chose, or a passkey that their browser created. */
export type NewSignIn = { readonly password: string } | { readonly credential: unknown }

const startSession = (tokens: { access_token: string; expires_in: number }): void => {
  store(tokens)
  localStorage.setItem(sessionMark, 'signed-in')
}

type Created = { readonly access_token?: string; readonly expires_in?: number }

/** Signs in after an account was created. With a passkey, the server has done so already. */
const enter = async (email: string, how: NewSignIn, { access_token, expires_in }: Created): Promise<void> => {
  if (access_token !== undefined && expires_in !== undefined) startSession({ access_token, expires_in })
  else if ('password' in how) await signIn({ email, password: how.password })
}

/** Returns options for a passkey to accept an invitation with. */
export const beginInvitationPasskey = (invitationToken: string) =>
  publicClient.staff.beginStaffInvitationPasskey(invitationToken)

/** Accepts an invitation and signs the person in. */
export const acceptInvitation = async (about: { token: string; name: string }, how: NewSignIn): Promise<void> => {
  const accepted = await publicClient.staff.acceptStaffInvitation({ ...about, ...how })
  await enter(accepted.email, how, accepted)
}

interface Credentials {
  readonly email: string
  readonly password: string
  /** A code of the second factor. */
  readonly code?: string
}

export const signIn = async (credentials: Credentials): Promise<void> =>
  startSession(await publicClient.owner.ownerSignIn(credentials))

/** Returns options to sign in with any passkey of this site. */
export const beginPasskeySignIn = () => publicClient.owner.beginOwnerPasskeySignIn()

/** Signs in with the browser's response of a passkey. */
export const passkeySignIn = async (credential: unknown): Promise<void> =>
  startSession(await publicClient.owner.ownerPasskeySignIn(credential))

/** Emails a link to set a new password, if the address belongs to an account. */
export const sendRecoveryEmail = (email: string) => publicClient.owner.sendOwnerRecoveryEmail(email)

/** Sets a new password with the token of an emailed link. Returns the email address of the account. */
export const recoverAccount = (recoveryToken: string, password: string) =>
  publicClient.owner.recoverOwner(recoveryToken, password)

/** Returns what a link about the change of an email address does. */
export const showEmailChange = (changeToken: string) => publicClient.owner.showOwnerEmailChange(changeToken)

/** Changes the email address with the token of the link to the new address. */
export const confirmEmailChange = (changeToken: string) => publicClient.owner.confirmOwnerEmailChange(changeToken)

/** Stops the change with the token of the link to the current address. */
export const stopEmailChange = (changeToken: string) => publicClient.owner.stopOwnerEmailChange(changeToken)

/** What a new store is created from. */
interface SetUp {
  readonly token: string
  readonly email: string
  readonly store: Readonly<Record<'name' | 'country' | 'currency' | 'language' | 'timeZone', string>>
}

/** Returns what a set-up link would do. Throws `NOT_FOUND` for a link that is not valid. */
export const checkSetUp = (token: string) => publicClient.send(calls.checkSetUp, { body: { token } })

/** Returns options for the passkey of the first store's owner. */
export const beginSetUpPasskey = async (token: string, email: string) =>
  (await publicClient.send(calls.beginSetUpPasskey, { body: { token, email } })).options

/** Creates the first store and signs its owner in. */
export const setUpStore = async ({ token, email, store: about }: SetUp, how: NewSignIn): Promise<void> => {
  const created = await publicClient.send(calls.setUpStore, { body: { token, owner: { email, ...how }, store: about } })
  await enter(email, how, created)
}

export const signOut = async (): Promise<void> => {
  token = undefined
  localStorage.removeItem(sessionMark)
  forgetStoredDrafts(localStorage)
  await publicClient.owner.ownerSignOut()
}

/** Whether someone is signed in on this browser. */
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

/** Headers for the owner's requests that are not API calls. */
export const ownerHeaders = async (): Promise<Record<string, string>> => (await owner.getAuthHeaders()).headers

/** An uploaded image. */
export interface Picture {
  readonly id: string
  readonly url: string
}

/** Uploads an image. It is not public until something shows it. */
export const uploadPicture = async (file: File): Promise<Picture> => {
  const { headers } = await owner.getAuthHeaders()
  const response = await fetch(`${host}/vitrine/v1/media?${new URLSearchParams({ filename: file.name })}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': file.type },
    body: file,
  })
  const body = (await response.json()) as { media: Picture; message?: string }
  if (!response.ok) throw new ApiError(body.message ?? '', { status: response.status })
  return body.media
}
