import type { Static } from 'typebox'
import { entity, text, number, flag, guid, oneOf, optional, textMap, anything } from '../schema.ts'

export type RedirectResource = Static<typeof RedirectResource>
export const RedirectResource = entity('RedirectResource', {
  id: optional(guid({ readOnly: true })),
  name: optional(text({ maxLength: 1200 })),
})

export type RedirectLocation = Static<typeof RedirectLocation>
export const RedirectLocation = entity('RedirectLocation', {
  id: optional(guid()),
  name: optional(text()),
  formattedAddress: optional(text()),
  formattedAddressTranslated: optional(text({ maxLength: 512 })),
  locationType: optional(oneOf(['UNDEFINED', 'OWNER_BUSINESS', 'OWNER_CUSTOM', 'CUSTOM'])),
})

export type RedirectSlot = Static<typeof RedirectSlot>
export const RedirectSlot = entity('RedirectSlot', {
  serviceId: optional(text()),
  scheduleId: optional(text()),
  startDate: optional(text()),
  endDate: optional(text()),
  timezone: optional(text()),
  resource: optional(RedirectResource),
  location: optional(RedirectLocation),
  eventId: optional(text({ minLength: 36, maxLength: 250 })),
})

export type WaitingList = Static<typeof WaitingList>
export const WaitingList = entity('WaitingList', {
  totalSpots: optional(number()),
  openSpots: optional(number()),
})

export type BookingPolicyViolation = Static<typeof BookingPolicyViolation>
export const BookingPolicyViolation = entity('BookingPolicyViolation', {
  tooEarlyToBook: optional(flag()),
  tooLateToBook: optional(flag()),
  bookOnlineDisabled: optional(flag()),
  validSubmissionRequired: optional(flag()),
})

export type SlotAvailability = Static<typeof SlotAvailability>
export const SlotAvailability = entity('SlotAvailability', {
  slot: optional(RedirectSlot),
  bookable: optional(flag()),
  totalSpots: optional(number()),
  openSpots: optional(number()),
  waitingList: optional(WaitingList),
  bookingPolicyViolations: optional(BookingPolicyViolation),
  locked: optional(flag()),
})

export type BookingsCheckout = Static<typeof BookingsCheckout>
export const BookingsCheckout = entity('BookingsCheckout', {
  timezone: optional(text({ maxLength: 40 })),
  slotAvailability: optional(SlotAvailability),
})

export type EcomCheckout = Static<typeof EcomCheckout>
export const EcomCheckout = entity('EcomCheckout', {
  checkoutId: optional(guid()),
})

export type EventsCheckout = Static<typeof EventsCheckout>
export const EventsCheckout = entity('EventsCheckout', {
  reservationId: optional(guid()),
  eventSlug: optional(text({ maxLength: 150 })),
})

export type PaidPlansCheckout = Static<typeof PaidPlansCheckout>
export const PaidPlansCheckout = entity('PaidPlansCheckout', {
  planId: optional(guid()),
  checkoutData: optional(text({ maxLength: 2048 })),
})

export type RedirectLogout = Static<typeof RedirectLogout>
export const RedirectLogout = entity('RedirectLogout', {
  clientId: optional(guid()),
})

export type AuthRequest = Static<typeof AuthRequest>
export const AuthRequest = entity('AuthRequest', {
  clientId: optional(guid()),
  responseType: optional(text({ minLength: 1 })),
  redirectUri: optional(text({ minLength: 1 })),
  scope: optional(text()),
  state: optional(text({ minLength: 1 })),
  responseMode: optional(text()),
  codeChallenge: optional(text()),
  codeChallengeMethod: optional(text()),
  sessionToken: optional(text({ maxLength: 8000 })),
  nonce: optional(text({ maxLength: 512 })),
  prompt: optional(text()),
})

export type RedirectAuth = Static<typeof RedirectAuth>
export const RedirectAuth = entity('RedirectAuth', {
  authRequest: optional(AuthRequest),
  prompt: optional(oneOf(['login', 'none'])),
})

export type StoresProduct = Static<typeof StoresProduct>
export const StoresProduct = entity('StoresProduct', {
  productSlug: optional(text({ maxLength: 150 })),
})

export type BookingsBook = Static<typeof BookingsBook>
export const BookingsBook = entity('BookingsBook', {
  resourceId: optional(guid()),
})

export type EcomOrderPaymentRequest = Static<typeof EcomOrderPaymentRequest>
export const EcomOrderPaymentRequest = entity('EcomOrderPaymentRequest', {
  orderPaymentRequestId: optional(guid()),
  paymentRequestId: optional(guid()),
})

export type MembersAccount = Static<typeof MembersAccount>
export const MembersAccount = entity('MembersAccount', {
  section: optional(oneOf(['ACCOUNT_INFO', 'BOOKINGS', 'ORDERS', 'SUBSCRIPTIONS', 'EVENTS'])),
})

export type Callbacks = Static<typeof Callbacks>
export const Callbacks = entity('Callbacks', {
  thankYouPageUrl: optional(text({ maxLength: 2048 })),
  postFlowUrl: optional(text({ maxLength: 2048 })),
  loginUrl: optional(text({ maxLength: 2048 })),
  bookingsServiceListUrl: optional(text({ maxLength: 2048 })),
  cartPageUrl: optional(text({ maxLength: 2048 })),
  planListUrl: optional(text({ maxLength: 2048 })),
})

export type Preferences = Static<typeof Preferences>
export const Preferences = entity('Preferences', {
  useGenericWixPages: optional(flag()),
  maintainIdentity: optional(
    flag({ description: 'Visitors keep their identity on redirect: only `true` is accepted.' }),
  ),
  additionalQueryParameters: optional(textMap()),
  checkIfPublish: optional(flag({ description: 'Stores here are always published, so nothing is checked.' })),
})

export type CreateRedirectSessionOptions = Static<typeof CreateRedirectSessionOptions>
export const CreateRedirectSessionOptions = entity('CreateRedirectSessionOptions', {
  bookingsCheckout: optional(BookingsCheckout),
  ecomCheckout: optional(EcomCheckout),
  eventsCheckout: optional(EventsCheckout),
  paidPlansCheckout: optional(PaidPlansCheckout),
  login: optional(anything()),
  logout: optional(RedirectLogout),
  auth: optional(RedirectAuth),
  storesProduct: optional(StoresProduct),
  bookingsBook: optional(BookingsBook),
  ecomOrderPaymentRequest: optional(EcomOrderPaymentRequest),
  membersAccount: optional(MembersAccount),
  callbacks: optional(Callbacks),
  preferences: optional(Preferences),
  origin: optional(
    text({
      maxLength: 2048,
      description:
        'The page that sends the visitor: where they go back to unless `callbacks.postFlowUrl` says otherwise.',
    }),
  ),
})

export type UrlDetails = Static<typeof UrlDetails>
export const UrlDetails = entity('UrlDetails', {
  endpoint: text({ maxLength: 2048, readOnly: true }),
  searchParams: optional(textMap()),
})

export type RedirectSession = Static<typeof RedirectSession>
export const RedirectSession = entity('RedirectSession', {
  id: guid(),
  fullUrl: text({ maxLength: 2048, readOnly: true }),
  urlDetails: UrlDetails,
  sessionToken: optional(
    text({
      maxLength: 2048,
      readOnly: true,
      description: 'A signed token of whom the redirect is for, valid for a day.',
    }),
  ),
  shortUrl: optional(text({ maxLength: 2048, readOnly: true })),
})
