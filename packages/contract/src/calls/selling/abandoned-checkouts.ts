import { elevated, shoppers, room } from '../../call.ts'
import { BulkActionMetadata, bulkItems, BulkResult } from '../../entities/bulk-results.ts'
import { HttpAnswer } from '../../entities/common.ts'
import { later } from '../../entities/later.ts'
import { AbandonedActivityType, AbandonedCheckout } from '../../entities/selling/abandoned-checkout.ts'
import {
  AbandonedCheckoutEmail,
  AbandonedCheckoutFigures,
  AbandonedCheckoutRecovery,
  AbandonedCheckoutSettings,
} from '../../entities/selling/abandoned-checkout-emails.ts'
import { Cart } from '../../entities/selling/cart.ts'
import {
  anything,
  amount,
  described,
  email,
  entity,
  flag,
  guid,
  input,
  integer,
  language,
  list,
  number,
  oneOf,
  optional,
  shape,
  text,
  timestamp,
  unbuilt,
} from '../../schema.ts'
import { filterBounds } from '../../bounds.ts'
import { cursorPaging, querySort, Search } from '../query.ts'

const id = shape({ id: guid() })
const abandonedCheckout = shape({ abandonedCheckout: AbandonedCheckout })
const moment = (description: string) => text({ minLength: 10, maxLength: 40, description })
const period = {
  startDate: moment("First day in the store's time zone, such as `2026-11-01`, or a timestamp."),
  endDate: moment('Last day, or a timestamp.'),
}

const AbandonedCheckoutFields = entity(
  'AbandonedCheckoutFields',
  {
    id: text(),
    status: text(),
    createdDate: timestamp(),
    updatedDate: timestamp(),
    'buyerInfo.contactId': text(),
    'buyerInfo.email': text(),
    'buyerInfo.memberId': text(),
    'buyerInfo.userId': text(),
    'buyerInfo.visitorId': text(),
  },
  { description: 'Fields that abandoned checkouts can be filtered and sorted by.' },
)

const metrics = [
  'RECOVERABLE_VALUE',
  'RECOVERABLE_CHECKOUT_COUNT',
  'AVERAGE_RECOVERABLE_CHECKOUT_VALUE',
  'RECOVERED_VALUE',
  'RECOVERED_CHECKOUT_COUNT',
  'RECOVERY_RATE',
] as const

const searchedFields = ['buyerInfo.email', 'contactDetails.firstName', 'contactDetails.lastName'] as const

const AbandonedCheckoutSearch = entity(
  'AbandonedCheckoutSearch',
  {
    filter: optional(
      anything({
        description: 'Conditions by field, such as `{"status": "ABANDONED"}`.',
        json: filterBounds.json,
      }),
    ),
    sort: querySort({ maxSorts: 4 }),
    cursorPaging: cursorPaging({ maxLimit: 100 }),
    paging: optional(
      shape({
        limit: optional(integer({ minimum: 0, maximum: 100, description: 'Page size. Default: 50. At most 100.' })),
        offset: optional(
          integer({ minimum: 0, maximum: 1_000_000, description: 'Number of matches to skip. Default: 0.' }),
        ),
      }),
    ),
    search: optional(
      shape({
        mode: optional(
          oneOf(['OR', 'AND'], { description: '`OR`: any word must match. `AND`: all words must. Default: `OR`.' }),
        ),
        expression: optional(text({ maxLength: 100, description: 'The words to search for.' })),
        fields: optional(
          list(oneOf(searchedFields), { maxItems: 20, description: 'The fields to search in. Default: all.' }),
        ),
        fuzzy: optional(unbuilt(flag(), later.fuzzy)),
      }),
    ),
  },
  { description: 'A search for abandoned checkouts.' },
)

const SearchMetadata = entity('AbandonedCheckoutSearchMetadata', {
  count: integer({ description: 'Number of items on this page.' }),
  offset: optional(integer({ description: 'Number of items before this page. Only with `paging`.' })),
  total: optional(integer({ description: 'Number of matches. Only with `paging`, if there are not too many.' })),
  tooManyToCount: optional(flag({ description: 'Whether there are too many matches to count.' })),
  cursors: optional(shape({ next: optional(text()), prev: optional(text()) })),
  hasNext: optional(flag({ description: 'Whether there is a next page. Only with cursors.' })),
})

/** Abandoned checkouts contain the emails of buyers, so they share the scope of orders. */
export const abandonedCheckoutCalls = room({ scope: 'orders', area: 'marketing' })({
  getAbandonedCheckout: {
    method: 'GET',
    path: '/ecom/v1/abandoned-checkout/{id}',
    summary: 'Returns an abandoned checkout.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: abandonedCheckout,
    errors: ['NOT_FOUND'],
    client: {
      module: 'abandonedCheckouts',
      gives: 'abandonedCheckout',
      example: 'const { status } = await owner.abandonedCheckouts.getAbandonedCheckout(abandoned.id!)',
    },
  },
  queryAbandonedCheckouts: {
    method: 'POST',
    path: '/ecom/v1/abandoned-checkout/query',
    summary: 'Lists abandoned checkouts that match a filter, sorted and paged.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(Search) }),
    response: shape({
      abandonedCheckouts: list(AbandonedCheckout),
      results: list(AbandonedCheckout, { description: 'The same as `abandonedCheckouts`, for older clients.' }),
      metadata: shape({
        count: integer({ description: 'Number of items on this page.' }),
        cursors: shape({ next: optional(text()), prev: optional(text()) }),
        hasNext: flag({ description: 'Whether there is a next page.' }),
      }),
    }),
    client: {
      module: 'abandonedCheckouts',
      finds: { fields: AbandonedCheckoutFields },
      example: [
        'const query = owner.abandonedCheckouts.queryAbandonedCheckouts()',
        "const { items } = await query.eq('status', 'ABANDONED').find()",
      ],
    },
  },
  searchAbandonedCheckouts: {
    method: 'POST',
    path: '/ecom/v1/abandoned-checkout/search',
    summary: 'Searches abandoned checkouts by email and name of the buyer.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ search: optional(AbandonedCheckoutSearch) }),
    response: shape({ abandonedCheckouts: list(AbandonedCheckout), pagingMetadata: SearchMetadata }),
    client: {
      module: 'abandonedCheckouts',
      args: 'search!',
      example: [
        "const search = { search: { expression: 'ann' } }",
        'const { abandonedCheckouts: found } = await owner.abandonedCheckouts.searchAbandonedCheckouts(search)',
      ],
    },
  },
  deleteAbandonedCheckout: {
    method: 'DELETE',
    path: '/ecom/v1/abandoned-checkout/{id}',
    summary: 'Deletes an abandoned checkout. No more emails are sent for it. The checkout itself stays.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'abandonedCheckouts',
      example: 'await owner.abandonedCheckouts.deleteAbandonedCheckout(abandoned.id!)',
    },
  },
  bulkDeleteAbandonedCheckouts: {
    method: 'POST',
    path: '/ecom/v1/bulk/abandoned-checkout/delete',
    summary: 'Deletes several abandoned checkouts. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ abandonedCheckoutIds: list(guid(), bulkItems) }),
    response: shape({ results: list(BulkResult), bulkActionMetadata: BulkActionMetadata }),
    client: {
      module: 'abandonedCheckouts',
      args: 'abandonedCheckoutIds',
      example: 'await owner.abandonedCheckouts.bulkDeleteAbandonedCheckouts([abandoned.id!])',
    },
  },
  addAbandonedCheckoutActivity: {
    method: 'POST',
    path: '/ecom/v1/abandoned-checkouts/{id}/add-activity',
    summary: 'Adds an activity, such as an email that an app has sent. The latest 20 are kept.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({ activityType: AbandonedActivityType }),
    response: abandonedCheckout,
    errors: ['NOT_FOUND'],
    client: {
      module: 'abandonedCheckouts',
      args: 'id ...options',
      example: [
        "const options = { activityType: 'TASK_CREATED' as const }",
        'await owner.abandonedCheckouts.addAbandonedCheckoutActivity(abandoned.id!, options)',
      ],
    },
  },
  getAbandonedCheckoutAnalytics: {
    method: 'POST',
    path: '/ecom/v1/abandoned-checkout/get-analytics',
    summary: "Returns figures of the checkouts abandoned in a period whose total is in the store's currency.",
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({
      ...period,
      metrics: optional(list(oneOf(metrics), { maxItems: 6, description: 'The figures to return. Default: all.' })),
      statuses: optional(
        list(oneOf(['ABANDONED', 'RECOVERED']), { maxItems: 2, description: 'The checkouts to count. Default: all.' }),
      ),
    }),
    response: shape({
      currency: text({ description: 'ISO 4217 code.' }),
      recoverableValue: optional(amount({ description: 'Total of the checkouts that were not recovered.' })),
      recoverableCheckoutCount: optional(integer({ description: 'Their number.' })),
      averageRecoverableCheckoutValue: optional(amount({ description: 'Their average total.' })),
      recoveredValue: optional(amount({ description: 'Total of the recovered checkouts.' })),
      recoveredCheckoutCount: optional(integer({ description: 'Their number.' })),
      recoveryRate: optional(number({ description: 'Share of recovered checkouts, from 0 to 1.' })),
    }),
    client: {
      module: 'abandonedCheckouts',
      args: 'startDate ...options',
      example: [
        "const options = { endDate: '2030-01-01' }",
        "const figures = await owner.abandonedCheckouts.getAbandonedCheckoutAnalytics('2026-01-01', options)",
      ],
    },
  },
  redirectToCheckout: {
    method: 'GET',
    path: '/ecom/v1/abandoned-checkout/{id}/redirect-to-checkout',
    summary: 'Returns a redirect to the link that restores an abandoned checkout.',
    roles: ['anyone'],
    repeatable: true,
    params: id,
    query: shape({ metasiteId: text({ minLength: 1, maxLength: 36, description: 'ID of the store.' }) }),
    response: HttpAnswer,
    errors: ['NOT_FOUND'],
    client: {
      module: 'abandonedCheckouts',
      args: 'id metasiteId',
      example: 'const { headers } = await client.abandonedCheckouts.redirectToCheckout(abandoned.id!, siteId)',
    },
  },
})

const settings = shape({ settings: AbandonedCheckoutSettings })
const recovery = shape({ recovery: AbandonedCheckoutRecovery })
const tried = shape({
  email: input(AbandonedCheckoutEmail),
  language: optional(language({ description: "Language of the buyer. Default: the store's." })),
})

/** The emails to buyers of abandoned checkouts, and the link in them. The paths are specific to Vitrine. */
export const abandonedCheckoutEmailCalls = room({ scope: 'orders', area: 'marketing' })({
  getAbandonedCheckoutSettings: {
    method: 'GET',
    path: '/vitrine/v1/abandoned-checkout-settings',
    summary: 'Returns when checkouts are abandoned, and the emails that are sent.',
    roles: elevated,
    repeatable: true,
    response: settings,
    client: {
      module: 'abandonedCheckouts',
      gives: 'settings',
      example: 'const { delayMinutes } = await owner.abandonedCheckouts.getAbandonedCheckoutSettings()',
    },
  },
  updateAbandonedCheckoutSettings: {
    method: 'PATCH',
    path: '/vitrine/v1/abandoned-checkout-settings',
    summary: 'Updates the settings of abandoned checkouts. Settings that are not sent do not change.',
    roles: elevated,
    repeatable: true,
    body: shape({ settings: input(AbandonedCheckoutSettings) }),
    response: settings,
    client: {
      module: 'abandonedCheckouts',
      args: 'settings',
      gives: 'settings',
      example: [
        'const emails = [{ delayMinutes: 60 }]',
        'await owner.abandonedCheckouts.updateAbandonedCheckoutSettings({ sendsEmails: true, emails })',
      ],
    },
  },
  previewAbandonedCheckoutEmail: {
    method: 'POST',
    path: '/vitrine/v1/abandoned-checkout-settings/preview',
    summary: 'Renders an email for a sample checkout.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: tried,
    response: shape({ subject: text(), html: text(), text: text() }),
    client: {
      module: 'abandonedCheckouts',
      args: 'email ...options',
      example: 'const { html } = await owner.abandonedCheckouts.previewAbandonedCheckoutEmail({ delayMinutes: 60 })',
    },
  },
  sendTestAbandonedCheckoutEmail: {
    method: 'POST',
    path: '/vitrine/v1/abandoned-checkout-settings/test',
    summary: 'Sends an email for a sample checkout to those who get notifications of the store.',
    roles: elevated,
    repeatable: false,
    body: tried,
    response: shape({ recipients: list(email()) }),
    errors: ['TOO_MANY_REQUESTS'],
    client: {
      module: 'abandonedCheckouts',
      args: 'email ...options',
      gives: 'recipients',
      example: 'const sentTo = await owner.abandonedCheckouts.sendTestAbandonedCheckoutEmail({ delayMinutes: 60 })',
    },
  },
  getAbandonedCheckoutRecovery: {
    method: 'GET',
    path: '/vitrine/v1/abandoned-checkouts/{id}/recovery',
    summary: 'Returns the emails of an abandoned checkout, and the link that restores it.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: recovery,
    errors: ['NOT_FOUND'],
    client: {
      module: 'abandonedCheckouts',
      gives: 'recovery',
      example: 'const { restoreUrl } = await owner.abandonedCheckouts.getAbandonedCheckoutRecovery(abandoned.id!)',
    },
  },
  sendAbandonedCheckoutEmail: {
    method: 'POST',
    path: '/vitrine/v1/abandoned-checkouts/{id}/send-email',
    summary: 'Sends the next email of an abandoned checkout now. At most three are sent for a checkout.',
    roles: elevated,
    repeatable: false,
    idempotent: true,
    params: id,
    response: recovery,
    errors: ['NOT_FOUND', 'ABANDONED_CHECKOUT_EMAIL_NOT_ALLOWED'],
    client: {
      module: 'abandonedCheckouts',
      gives: 'recovery',
      example: 'const { emails } = await owner.abandonedCheckouts.sendAbandonedCheckoutEmail(abandoned.id!)',
    },
  },
  listAbandonedCheckoutFigures: {
    method: 'POST',
    path: '/vitrine/v1/abandoned-checkouts/figures',
    summary: 'Counts the checkouts abandoned in a period, and the recovered ones among them, by currency.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape(period),
    response: shape({ figures: list(AbandonedCheckoutFigures) }),
    client: {
      module: 'abandonedCheckouts',
      args: 'startDate endDate',
      gives: 'figures',
      example: [
        "const figures = await owner.abandonedCheckouts.listAbandonedCheckoutFigures('2026-01-01', '2030-01-01')",
      ],
    },
  },
  restoreAbandonedCheckout: {
    method: 'POST',
    path: '/vitrine/v1/abandoned-checkouts/restore',
    summary: "Adds the line items of an abandoned checkout to the caller's cart, with the coupon of its last email.",
    roles: shoppers,
    repeatable: true,
    body: shape({
      token: text({ minLength: 1, maxLength: 4096, description: 'The `restoreToken` of the link in an email.' }),
    }),
    response: shape({ cart: described(Cart, 'The cart of the caller.') }),
    errors: ['NOT_FOUND', 'CHECKOUT_ALREADY_COMPLETED', 'TOO_MANY_REQUESTS'],
    client: {
      module: 'abandonedCheckouts',
      args: 'token',
      gives: 'cart',
      example: [
        'const { restoreUrl } = await owner.abandonedCheckouts.getAbandonedCheckoutRecovery(abandoned.id!)',
        "const token = new URL(restoreUrl!).searchParams.get('token')!",
        'const { lineItems: restored } = await client.abandonedCheckouts.restoreAbandonedCheckout(token)',
      ],
    },
  },
})
