import type { CreateRedirectSessionOptions } from '@vitrine/contract/entities/store/redirect.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Site } from '../../ground/site/sites.ts'

type Options = Input<CreateRedirectSessionOptions>
export type SectionIntent = 'bookingsCheckout' | 'bookingsBook' | 'eventsCheckout' | 'paidPlansCheckout'

/** Paths of account sections, by their names in redirect requests. */
export const accountPaths: Readonly<Record<NonNullable<NonNullable<Options['membersAccount']>['section']>, string>> = {
  ACCOUNT_INFO: '/hosted/account',
  ORDERS: '/hosted/account/orders',
  BOOKINGS: '/hosted/account/bookings',
  EVENTS: '/hosted/account/events',
  SUBSCRIPTIONS: '/hosted/account/subscriptions',
}

interface Section {
  /** The setting with the storefront's own page. */
  readonly setting: 'bookingsPageUrl' | 'eventsPageUrl' | 'plansPageUrl'
  /** The account section that shows the member's items. */
  readonly account: keyof typeof accountPaths
  /** The query parameters that the page needs. */
  readonly queryOf: (options: Options) => Readonly<Record<string, string | undefined>>
}

const sections: Readonly<Record<SectionIntent, Section>> = {
  bookingsCheckout: {
    setting: 'bookingsPageUrl',
    account: 'BOOKINGS',
    queryOf: ({ bookingsCheckout = {}, callbacks = {} }) => {
      const { serviceId, scheduleId, eventId, startDate, endDate, resource } =
        bookingsCheckout.slotAvailability?.slot ?? {}
      const timezone = bookingsCheckout.timezone ?? bookingsCheckout.slotAvailability?.slot?.timezone
      const { bookingsServiceListUrl } = callbacks
      return {
        serviceId,
        scheduleId,
        eventId,
        startDate,
        endDate,
        resourceId: resource?.id,
        timezone,
        bookingsServiceListUrl,
      }
    },
  },
  bookingsBook: {
    setting: 'bookingsPageUrl',
    account: 'BOOKINGS',
    queryOf: ({ bookingsBook = {}, callbacks = {} }) => ({
      resourceId: bookingsBook.resourceId,
      bookingsServiceListUrl: callbacks.bookingsServiceListUrl,
    }),
  },
  eventsCheckout: {
    setting: 'eventsPageUrl',
    account: 'EVENTS',
    queryOf: ({ eventsCheckout = {} }) => ({
      eventSlug: eventsCheckout.eventSlug,
      reservationId: eventsCheckout.reservationId,
    }),
  },
  paidPlansCheckout: {
    setting: 'plansPageUrl',
    account: 'SUBSCRIPTIONS',
    queryOf: ({ paidPlansCheckout = {}, callbacks = {} }) => ({
      planId: paidPlansCheckout.planId,
      checkoutData: paidPlansCheckout.checkoutData,
      planListUrl: callbacks.planListUrl,
    }),
  },
}

/** Adds query parameters to a URL without overriding existing ones. */
export const withQuery = (address: string, query: Readonly<Record<string, string | undefined>>): string => {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '' && !url.searchParams.has(name)) url.searchParams.set(name, value)
  }
  return url.href
}

/** Returns the storefront's own page for a section, with its parameters; `undefined` if none is configured. */
export const ownPage = (intent: SectionIntent, options: Options, { settings }: Site): string | undefined => {
  const { setting, queryOf } = sections[intent]
  const page = settings[setting]
  if (!page || options.preferences?.useGenericWixPages) return undefined
  const { thankYouPageUrl, postFlowUrl, cartPageUrl } = options.callbacks ?? {}
  return withQuery(page, { ...queryOf(options), thankYouPageUrl, postFlowUrl, cartPageUrl })
}

/** Returns the account section that shows the member's items. */
export const accountSection = (intent: SectionIntent): keyof typeof accountPaths => sections[intent].account
