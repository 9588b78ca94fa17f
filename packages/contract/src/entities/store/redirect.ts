import type { Static } from 'typebox'
import { described, entity, text, number, flag, guid, oneOf, optional, textMap, anything } from '../../schema.ts'

const RedirectResource = entity(
  'RedirectResource',
  {
    id: optional(guid({ readOnly: true })),
    name: optional(text({ maxLength: 1200 })),
  },
  { description: 'The resource of a booking, such as a staff member.' },
)

const RedirectLocation = entity(
  'RedirectLocation',
  {
    id: optional(guid()),
    name: optional(text()),
    formattedAddress: optional(text()),
    formattedAddressTranslated: optional(text({ maxLength: 512 })),
    locationType: optional(oneOf(['UNDEFINED', 'OWNER_BUSINESS', 'OWNER_CUSTOM', 'CUSTOM'])),
  },
  { description: 'The location of a booking.' },
)

const RedirectSlot = entity(
  'RedirectSlot',
  {
    serviceId: optional(text()),
    scheduleId: optional(text()),
    startDate: optional(text()),
    endDate: optional(text()),
    timezone: optional(text()),
    resource: optional(RedirectResource),
    location: optional(RedirectLocation),
    eventId: optional(text({ minLength: 36, maxLength: 250 })),
  },
  { description: 'The slot of a booking.' },
)

const WaitingList = entity(
  'WaitingList',
  {
    totalSpots: optional(number()),
    openSpots: optional(number()),
  },
  { description: 'The waiting list of a booking.' },
)

const BookingPolicyViolation = entity(
  'BookingPolicyViolation',
  {
    tooEarlyToBook: optional(flag()),
    tooLateToBook: optional(flag()),
    bookOnlineDisabled: optional(flag()),
    validSubmissionRequired: optional(flag()),
  },
  { description: 'Booking policies that a slot violates.' },
)

const SlotAvailability = entity(
  'SlotAvailability',
  {
    slot: optional(RedirectSlot),
    bookable: optional(flag()),
    totalSpots: optional(number()),
    openSpots: optional(number()),
    waitingList: optional(WaitingList),
    bookingPolicyViolations: optional(BookingPolicyViolation),
    locked: optional(flag()),
  },
  { description: 'The availability of a slot.' },
)

const BookingsCheckout = entity(
  'BookingsCheckout',
  {
    timezone: optional(text({ maxLength: 40 })),
    slotAvailability: optional(SlotAvailability),
  },
  { description: 'The booking to check out.' },
)

const EcomCheckout = entity(
  'EcomCheckout',
  {
    checkoutId: optional(guid()),
  },
  { description: 'The checkout to open.' },
)

const EventsCheckout = entity(
  'EventsCheckout',
  {
    reservationId: optional(guid()),
    eventSlug: optional(text({ maxLength: 150 })),
  },
  { description: 'The event reservation to check out.' },
)

const PaidPlansCheckout = entity(
  'PaidPlansCheckout',
  {
    planId: optional(guid()),
    checkoutData: optional(text({ maxLength: 2048 })),
  },
  { description: 'The pricing plan to check out.' },
)

const RedirectLogout = entity(
  'RedirectLogout',
  {
    clientId: optional(guid({ description: 'OAuth client ID of the app.' })),
  },
  { description: 'The app to log out from.' },
)

const AuthRequest = entity(
  'AuthRequest',
  {
    clientId: optional(guid()),
    responseType: optional(text({ minLength: 1 })),
    redirectUri: optional(text({ minLength: 1 })),
    scope: optional(text()),
    state: optional(text({ minLength: 1 })),
    responseMode: optional(text()),
    codeChallenge: optional(text()),
    codeChallengeMethod: optional(text()),
    sessionToken: optional(
      text({
        maxLength: 8000,
        description: 'Session token of a member who has signed in. Without one the sign-in page is shown.',
      }),
    ),
    nonce: optional(text({ maxLength: 512 })),
    prompt: optional(text()),
  },
  { description: 'An OAuth 2.0 authorization request.' },
)

export type RedirectAuth = Static<typeof RedirectAuth>
export const RedirectAuth = entity(
  'RedirectAuth',
  {
    authRequest: optional(AuthRequest),
    prompt: optional(oneOf(['login', 'none'], { description: '`none`: do not show the sign-in page.' })),
  },
  { description: 'The sign-in to open.' },
)

const StoresProduct = entity(
  'StoresProduct',
  {
    productSlug: optional(text({ maxLength: 150 })),
  },
  { description: 'The product page to open.' },
)

const BookingsBook = entity(
  'BookingsBook',
  {
    resourceId: optional(guid()),
  },
  { description: 'The booking page to open.' },
)

const EcomOrderPaymentRequest = entity(
  'EcomOrderPaymentRequest',
  {
    orderPaymentRequestId: optional(guid()),
    paymentRequestId: optional(guid()),
  },
  { description: 'The payment request to open.' },
)

const MembersAccount = entity(
  'MembersAccount',
  {
    section: optional(oneOf(['ACCOUNT_INFO', 'BOOKINGS', 'ORDERS', 'SUBSCRIPTIONS', 'EVENTS'])),
  },
  { description: 'The account page to open.' },
)

const Callbacks = entity(
  'Callbacks',
  {
    thankYouPageUrl: optional(text({ maxLength: 2048, description: 'Page to show after an order is placed.' })),
    postFlowUrl: optional(text({ maxLength: 2048, description: 'Page to return to when the visitor leaves.' })),
    loginUrl: optional(text({ maxLength: 2048, description: 'Sign-in page.' })),
    bookingsServiceListUrl: optional(text({ maxLength: 2048 })),
    cartPageUrl: optional(text({ maxLength: 2048, description: 'Cart page.' })),
    planListUrl: optional(text({ maxLength: 2048 })),
  },
  { description: 'Pages of the storefront to return to. Their origins must be allowed for the app.' },
)

const Preferences = entity(
  'Preferences',
  {
    useGenericWixPages: optional(flag()),
    maintainIdentity: optional(
      flag({ description: 'Whether visitors stay signed in on the redirect. Must be true if set.' }),
    ),
    additionalQueryParameters: optional(described(textMap(), 'Query parameters to add to the URL.')),
    checkIfPublish: optional(flag({ description: 'Has no effect: stores are always published.' })),
  },
  { description: 'Preferences of a redirect.' },
)

export type CreateRedirectSessionOptions = Static<typeof CreateRedirectSessionOptions>
export const CreateRedirectSessionOptions = entity(
  'CreateRedirectSessionOptions',
  {
    bookingsCheckout: optional(BookingsCheckout),
    ecomCheckout: optional(EcomCheckout),
    eventsCheckout: optional(EventsCheckout),
    paidPlansCheckout: optional(PaidPlansCheckout),
    login: optional(anything({ description: 'Set, for example to `{}`, to open the sign-in page.' })),
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
        description: 'Page that sends the visitor. They return to it unless `callbacks.postFlowUrl` is set.',
      }),
    ),
  },
  { description: 'The page to redirect to, and where to return to. One page must be set.' },
)

const UrlDetails = entity(
  'UrlDetails',
  {
    endpoint: text({ maxLength: 2048, readOnly: true, description: 'URL without query parameters.' }),
    searchParams: optional(textMap()),
  },
  { description: 'A URL in two parts.' },
)

export type RedirectSession = Static<typeof RedirectSession>
export const RedirectSession = entity(
  'RedirectSession',
  {
    id: guid(),
    fullUrl: text({ maxLength: 2048, readOnly: true, description: 'URL to redirect the visitor to.' }),
    urlDetails: UrlDetails,
    sessionToken: optional(
      text({
        maxLength: 2048,
        readOnly: true,
        description: 'Signed token that identifies the visitor. Valid for a day.',
      }),
    ),
    shortUrl: optional(text({ maxLength: 2048, readOnly: true })),
  },
  { description: 'A URL of a hosted page to redirect the visitor to.' },
)
