// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  AbandonedCheckout,
  AbandonedCheckoutSearchMetadata,
  BulkResult,
  BulkActionMetadata,
  HttpAnswer,
  AbandonedCheckoutSettings,
  AbandonedCheckoutRecovery,
  AbandonedCheckoutFigures,
  Cart,
  Search,
  AbandonedCheckoutSearch,
  AbandonedCheckoutSettingsInput,
  AbandonedCheckoutEmailInput,
} from '../generated.ts'
import { getAbandonedCheckoutMoments, restoreAbandonedCheckoutMoments } from '../moments.ts'

const getAbandonedCheckoutRecoveryDates = { recovery: { nextEmailDate: true, emails: { createdDate: true } } } as const

/** Returns an abandoned checkout. */
export const getAbandonedCheckout: ElevatedEndpoint<
  { params: { id: string } },
  { abandonedCheckout: AbandonedCheckout }
> = {
  route: 'GET /ecom/v1/abandoned-checkout/{id}',
  repeatable: true,
  elevated: true,
  dates: getAbandonedCheckoutMoments,
}

/** Lists abandoned checkouts that match a filter, sorted and paged. */
export const queryAbandonedCheckouts: ElevatedEndpoint<
  { body?: { query?: Search } },
  {
    abandonedCheckouts: readonly AbandonedCheckout[]
    /** The same as `abandonedCheckouts`, for older clients. */
    results: readonly AbandonedCheckout[]
    metadata: {
      /** Number of items on this page. */
      count: number
      cursors: { next?: string; prev?: string }
      /** Whether there is a next page. */
      hasNext: boolean
    }
  }
> = {
  route: 'POST /ecom/v1/abandoned-checkout/query',
  repeatable: true,
  elevated: true,
  dates: getAbandonedCheckoutMoments,
}

/** Searches abandoned checkouts by email and name of the buyer. */
export const searchAbandonedCheckouts: ElevatedEndpoint<
  { body?: { search?: AbandonedCheckoutSearch } },
  { abandonedCheckouts: readonly AbandonedCheckout[]; pagingMetadata: AbandonedCheckoutSearchMetadata }
> = {
  route: 'POST /ecom/v1/abandoned-checkout/search',
  repeatable: true,
  elevated: true,
  dates: getAbandonedCheckoutMoments,
}

/** Deletes an abandoned checkout. No more emails are sent for it. The checkout itself stays. */
export const deleteAbandonedCheckout: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /ecom/v1/abandoned-checkout/{id}',
  elevated: true,
}

/** Deletes several abandoned checkouts. Each one succeeds or fails independently. */
export const bulkDeleteAbandonedCheckouts: ElevatedEndpoint<
  { body: { abandonedCheckoutIds: readonly string[] } },
  { results: readonly BulkResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /ecom/v1/bulk/abandoned-checkout/delete', elevated: true }

/** Adds an activity, such as an email that an app has sent. The latest 20 are kept. */
export const addAbandonedCheckoutActivity: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      /**
       * `SCHEDULED`: emails were planned. `EMAIL_NOT_SENT`: an email was not allowed or not necessary.
       * `AUTOMATION_SKIPPED`: no emails were planned, because the buyer got some recently.
       */
      activityType:
        | 'SCHEDULED'
        | 'EMAIL_SENT'
        | 'EMAIL_NOT_SENT'
        | 'NOTIFICATION_SENT'
        | 'TASK_CREATED'
        | 'AUTOMATION_SKIPPED'
    }
  },
  { abandonedCheckout: AbandonedCheckout }
> = { route: 'POST /ecom/v1/abandoned-checkouts/{id}/add-activity', elevated: true, dates: getAbandonedCheckoutMoments }

/** Returns figures of the checkouts abandoned in a period whose total is in the store's currency. */
export const getAbandonedCheckoutAnalytics: ElevatedEndpoint<
  {
    body: {
      /** First day in the store's time zone, such as `2026-11-01`, or a timestamp. */
      startDate: string
      /** Last day, or a timestamp. */
      endDate: string
      /** The figures to return. Default: all. */
      metrics?: readonly (
        | 'RECOVERABLE_VALUE'
        | 'RECOVERABLE_CHECKOUT_COUNT'
        | 'AVERAGE_RECOVERABLE_CHECKOUT_VALUE'
        | 'RECOVERED_VALUE'
        | 'RECOVERED_CHECKOUT_COUNT'
        | 'RECOVERY_RATE'
      )[]
      /** The checkouts to count. Default: all. */
      statuses?: readonly ('ABANDONED' | 'RECOVERED')[]
    }
  },
  {
    /** ISO 4217 code. */
    currency: string
    /** Total of the checkouts that were not recovered. */
    recoverableValue?: string
    /** Their number. */
    recoverableCheckoutCount?: number
    /** Their average total. */
    averageRecoverableCheckoutValue?: string
    /** Total of the recovered checkouts. */
    recoveredValue?: string
    /** Their number. */
    recoveredCheckoutCount?: number
    /** Share of recovered checkouts, from 0 to 1. */
    recoveryRate?: number
  }
> = { route: 'POST /ecom/v1/abandoned-checkout/get-analytics', repeatable: true, elevated: true }

/** Returns a redirect to the link that restores an abandoned checkout. */
export const redirectToCheckout: Endpoint<
  {
    params: { id: string }
    query: {
      /** ID of the store. */
      metasiteId: string
    }
  },
  HttpAnswer
> = { route: 'GET /ecom/v1/abandoned-checkout/{id}/redirect-to-checkout', repeatable: true }

/** Returns when checkouts are abandoned, and the emails that are sent. */
export const getAbandonedCheckoutSettings: ElevatedEndpoint<{}, { settings: AbandonedCheckoutSettings }> = {
  route: 'GET /vitrine/v1/abandoned-checkout-settings',
  repeatable: true,
  elevated: true,
}

/** Updates the settings of abandoned checkouts. Settings that are not sent do not change. */
export const updateAbandonedCheckoutSettings: ElevatedEndpoint<
  { body: { settings: AbandonedCheckoutSettingsInput } },
  { settings: AbandonedCheckoutSettings }
> = { route: 'PATCH /vitrine/v1/abandoned-checkout-settings', repeatable: true, elevated: true }

/** Renders an email for a sample checkout. */
export const previewAbandonedCheckoutEmail: ElevatedEndpoint<
  {
    body: {
      email: AbandonedCheckoutEmailInput
      /** Language of the buyer. Default: the store's. */
      language?: string
    }
  },
  { subject: string; html: string; text: string }
> = { route: 'POST /vitrine/v1/abandoned-checkout-settings/preview', repeatable: true, elevated: true }

/** Sends an email for a sample checkout to those who get notifications of the store. */
export const sendTestAbandonedCheckoutEmail: ElevatedEndpoint<
  {
    body: {
      email: AbandonedCheckoutEmailInput
      /** Language of the buyer. Default: the store's. */
      language?: string
    }
  },
  { recipients: readonly string[] }
> = { route: 'POST /vitrine/v1/abandoned-checkout-settings/test', elevated: true }

/** Returns the emails of an abandoned checkout, and the link that restores it. */
export const getAbandonedCheckoutRecovery: ElevatedEndpoint<
  { params: { id: string } },
  { recovery: AbandonedCheckoutRecovery }
> = {
  route: 'GET /vitrine/v1/abandoned-checkouts/{id}/recovery',
  repeatable: true,
  elevated: true,
  dates: getAbandonedCheckoutRecoveryDates,
}

/** Sends the next email of an abandoned checkout now. At most three are sent for a checkout. */
export const sendAbandonedCheckoutEmail: ElevatedEndpoint<
  { params: { id: string } },
  { recovery: AbandonedCheckoutRecovery }
> = {
  route: 'POST /vitrine/v1/abandoned-checkouts/{id}/send-email',
  elevated: true,
  dates: getAbandonedCheckoutRecoveryDates,
}

/** Counts the checkouts abandoned in a period, and the recovered ones among them, by currency. */
export const listAbandonedCheckoutFigures: ElevatedEndpoint<
  {
    body: {
      /** First day in the store's time zone, such as `2026-11-01`, or a timestamp. */
      startDate: string
      /** Last day, or a timestamp. */
      endDate: string
    }
  },
  { figures: readonly AbandonedCheckoutFigures[] }
> = { route: 'POST /vitrine/v1/abandoned-checkouts/figures', repeatable: true, elevated: true }

/** Adds the line items of an abandoned checkout to the caller's cart, with the coupon of its last email. */
export const restoreAbandonedCheckout: Endpoint<
  {
    body: {
      /** The `restoreToken` of the link in an email. */
      token: string
    }
  },
  {
    /** The cart of the caller. */
    cart: Cart
  }
> = { route: 'POST /vitrine/v1/abandoned-checkouts/restore', repeatable: true, dates: restoreAbandonedCheckoutMoments }
