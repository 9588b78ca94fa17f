// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  SiteInfo,
  Product,
  Collection,
  PaymentAction,
  Contact,
  DemoPast,
  TransactionsTransaction,
  TransactionsPayment,
  LinkedOrder,
  OrderReturn,
  PaymentLink,
  ReceiptDocument,
  StoresOrder,
  RestQuery,
  ReturnItem,
} from '../generated.ts'
import { createDraftOrderMoments, refundPaymentsMoments, openOrderLinkMoments } from '../moments.ts'

const requestLinkedReturnDates = {
  orderReturn: { history: { date: true }, createdDate: true, updatedDate: true },
} as const

const openPaymentLinkDates = { paymentLink: { expirationDate: true } } as const

/** Issues and refreshes tokens of an installed app, with the code from the install page. */
export const appAccess: Endpoint<
  {
    body: {
      /** `authorization_code` or `refresh_token`. */
      grant_type: string
      client_id: string
      client_secret: string
      /** The code from the install page. */
      code?: string
      refresh_token?: string
    }
  },
  {
    access_token: string
    refresh_token: string
    /** Lifetime of the access token, in seconds. */
    expires_in: number
    token_type: string
  }
> = { route: 'POST /oauth/access' }

/** Returns whether an access token is active, and its subject, app, store and scopes. */
export const tokenInfo: Endpoint<
  { body: { token: string; token_type_hint?: string } },
  {
    active: boolean
    subjectType?: 'VISITOR' | 'MEMBER' | 'APP' | 'USER' | 'UNKNOWN'
    subjectId?: string
    /** Expiry, in seconds since 1970. */
    exp?: string
    clientId?: string
    instanceId?: string
    siteId?: string
    scopes?: readonly string[]
  }
> = { route: 'POST /oauth2/token-info', repeatable: true }

/** Returns the public data of a store, by the ID of the store or of one of its apps. */
export const getSite: Endpoint<{ query?: { siteId?: string; clientId?: string } }, { site: SiteInfo }> = {
  route: 'GET /vitrine/v1/site',
  repeatable: true,
  dates: { site: { hero: { urlExpirationDate: true } } },
}

/** Lists products that match a filter, sorted and paged. Filter and sorting are JSON strings. */
export const queryProductsByRest: Endpoint<
  {
    body?: {
      query?: RestQuery
      /** Also returns the variants. Default: false. */
      includeVariants?: boolean
      /** Also returns hidden products. Elevated callers only. */
      includeHiddenProducts?: boolean
      /** Also returns cost and profit. Ignored unless the caller is elevated. */
      includeMerchantSpecificData?: boolean
    }
  },
  {
    products: readonly Product[]
    metadata: {
      /** Number of items on this page. */
      items: number
      /** Number of items before this page. */
      offset: number
    }
    /** Total number of matches. Absent if there are too many to count. */
    totalResults?: number
  }
> = {
  route: 'POST /stores-reader/v1/products/query',
  repeatable: true,
  dates: { products: { lastUpdated: true, createdDate: true } },
}

/** Lists collections that match a filter, sorted and paged. Filter and sorting are JSON strings. */
export const queryCollectionsByRest: Endpoint<
  {
    body?: {
      query?: RestQuery
      /** Also returns the number of products. Default: false. */
      includeNumberOfProducts?: boolean
      /** Also returns the description. Default: false. */
      includeDescription?: boolean
    }
  },
  {
    collections: readonly Collection[]
    metadata: {
      /** Number of items on this page. */
      items: number
      /** Number of items before this page. */
      offset: number
    }
    /** Total number of matches. Absent if there are too many to count. */
    totalResults?: number
  }
> = {
  route: 'POST /stores-reader/v1/collections/query',
  repeatable: true,
  dates: { collections: { lastUpdated: true } },
}

/** Opens a hosted checkout link. Returns a token to act as its buyer, and the URLs to return to. */
export const openCheckoutLink: Endpoint<
  {
    body: {
      /** The `token` in the URL of a hosted checkout. If its member has signed out, requires their access token. */
      token: string
    }
  },
  {
    checkoutId: string
    siteId: string
    /** Client ID of the app that the buyer came from, if any. */
    clientId?: string
    /** Valid for one hour. */
    accessToken: string
    callbacks: { thankYouPageUrl?: string; postFlowUrl?: string; cartPageUrl?: string }
  }
> = { route: 'POST /vitrine/v1/checkout-links/open', repeatable: true }

/** Lists contacts, oldest first: members, and buyers without an account. */
export const queryContacts: ElevatedEndpoint<
  {
    body?: {
      query?: {
        /** Conditions by field, as an object or JSON string, such as `{"info.name.last": "Lee"}`. */
        filter?: unknown
        sort?: readonly { fieldName: string; order?: 'ASC' | 'DESC' }[]
        paging?: {
          /** Page size. Default: 50. At most 1,000. */
          limit?: number
          /** Number of contacts to skip. Default: 0. */
          offset?: number
        }
        /** Has no effect: responses always have all fields. */
        fieldsets?: readonly 'FULL'[]
        fields?: readonly string[]
      }
      search?: string
    }
  },
  {
    contacts: readonly Contact[]
    pagingMetadata: {
      /** Number of contacts on this page. */
      count: number
      /** Number of contacts before this page. */
      offset: number
      /** Total number of matches. Absent if there are too many to count. */
      total?: number
      tooManyToCount: boolean
    }
  }
> = {
  route: 'POST /contacts/v4/contacts/query',
  repeatable: true,
  elevated: true,
  dates: { contacts: { createdDate: true, updatedDate: true, memberInfo: { signupDate: true } } },
}

/** Returns the progress of adding past orders to the demo store, while they are added or after it has failed. */
export const getDemoPast: ElevatedEndpoint<{}, { demoPast?: DemoPast }> = {
  route: 'GET /vitrine/v1/demo-past',
  repeatable: true,
  elevated: true,
}

/** Continues adding past orders to the demo store after it has failed. */
export const resumeDemoPast: ElevatedEndpoint<{}, { demoPast: DemoPast }> = {
  route: 'POST /vitrine/v1/demo-past/resume',
  repeatable: true,
  elevated: true,
}

/** Gives up adding past orders to the demo store after it has failed. Orders that were added are kept. */
export const dismissDemoPast: ElevatedEndpoint<{}, {}> = {
  route: 'POST /vitrine/v1/demo-past/dismiss',
  repeatable: true,
  elevated: true,
}

/** Issues and refreshes tokens by grant type (RFC 6749, section 4). */
export const token: Endpoint<
  {
    body?: {
      /** Same as `grant_type`. */
      grantType?: string
      clientId?: string
      refreshToken?: string
      redirectUri?: string
      code?: string
      codeVerifier?: string
      /** `anonymous`, `authorization_code`, `refresh_token`, `authorized_client` or `client_credentials`. */
      grant_type?: string
      client_id?: string
      client_secret?: string
      refresh_token?: string
      redirect_uri?: string
      /** The PKCE code verifier (RFC 7636). */
      code_verifier?: string
      scope?: string
      /** The member to sign in, for `authorized_client`. */
      member_id?: string
      session_token?: string
      /** The installation of the app, for `client_credentials`. */
      instance_id?: string
    }
  },
  {
    access_token: string
    /** Lifetime of the access token, in seconds. */
    expires_in: number
    refresh_token?: string
    token_type: string
    /** The ID token of the signed-in member, if the scope includes `openid`. */
    id_token?: string
    scope?: string
  }
> = { route: 'POST /oauth2/token' }

/** Exchanges a session token for a short-lived access token of the member, for use on hosted pages. */
export const exchangeSession: Endpoint<
  { body: { sessionToken: string; clientId?: string } },
  {
    access_token: string
    /** Lifetime of the access token, in seconds. */
    expires_in: number
    token_type: string
  }
> = { route: 'POST /vitrine/v1/session/token', repeatable: true }

/** Returns a URL that signs the member's browser in to the hosted pages. */
export const handOverSession: Endpoint<
  {
    body: {
      /** The SHA-256 hash of the code verifier, base64url-encoded (RFC 7636). */
      codeChallenge: string
    }
  },
  {
    /** Short-lived, single-use URL. Works only in the browser that has the code verifier. */
    url: string
  }
> = { route: 'POST /vitrine/v1/session/hand-over' }

/**
 * Revokes a refresh or access token and ends its session. The response is the same for invalid tokens (RFC
 * 7009).
 */
export const revokeToken: Endpoint<{ body?: { token?: string; client_id?: string; token_type_hint?: string } }, {}> = {
  route: 'POST /oauth2/revoke',
  repeatable: true,
}

/** Always fails with `MEMBERSHIP_NOT_ELIGIBLE`: memberships are not supported. */
export const chargeMemberships: ElevatedEndpoint<
  { body: { orderId: string; memberId: string; memberships: readonly unknown[] } },
  { payments: readonly TransactionsPayment[] }
> = { route: 'POST /ecom/v1/order-billing/charge-memberships', elevated: true, dates: refundPaymentsMoments }

/** Always fails with `NOT_MEMBERSHIP_PAYMENT`: memberships are not supported. */
export const voidMemberships: ElevatedEndpoint<{ body: { orderId: string; paymentIds: readonly string[] } }, {}> = {
  route: 'POST /ecom/v1/order-billing/void-memberships',
  elevated: true,
}

/** Returns the order of an email link. */
export const openOrderLink: Endpoint<
  {
    body: {
      /** The token in the URL of the order page. */
      token: string
    }
  },
  { linkedOrder: LinkedOrder }
> = { route: 'POST /vitrine/v1/order-links/open', repeatable: true, dates: openOrderLinkMoments }

/** Requests a return of items of a linked order. If one item cannot be returned, the whole request fails. */
export const requestLinkedReturn: Endpoint<
  {
    body: {
      /** The token in the URL of the order page. */
      token: string
      items: readonly ReturnItem[]
      /** The settlement that the buyer prefers. The store decides. */
      wish: 'REFUND' | 'STORE_CREDIT' | 'EXCHANGE'
    }
  },
  { orderReturn: OrderReturn }
> = { route: 'POST /vitrine/v1/order-links/returns', dates: requestLinkedReturnDates }

/** Cancels a return of a linked order. Fails if items were already received. */
export const cancelLinkedReturn: Endpoint<
  {
    body: {
      /** The token in the URL of the order page. */
      token: string
      returnId: string
    }
  },
  { orderReturn: OrderReturn }
> = { route: 'POST /vitrine/v1/order-links/returns/cancel', repeatable: true, dates: requestLinkedReturnDates }

/** Withdraws from a linked order or some of its items, and emails an acknowledgement. */
export const withdrawFromLinkedOrder: Endpoint<
  {
    body: {
      /** The token in the URL of the order page. */
      token: string
      /**
       * ID chosen by the caller. Sending the same ID again returns the same withdrawal instead of creating another
       * one.
       */
      confirmationId: string
      /** Name of the buyer. */
      name: string
      /** Email address for the confirmation. */
      email: string
      /** Line items to withdraw from. */
      items: readonly { lineItemId: string; quantity: number }[]
    }
  },
  { orderReturn: OrderReturn }
> = { route: 'POST /vitrine/v1/order-links/withdrawals', repeatable: true, dates: requestLinkedReturnDates }

/** Emails the buyer of an order a new link to it. The response is the same if there is no such order. */
export const requestOrderLink: Endpoint<
  {
    body: {
      siteId: string
      orderNumber: string
      /** Email of the buyer. Must match the order. */
      email: string
    }
  },
  {}
> = { route: 'POST /vitrine/v1/order-links/request' }

/** Does nothing: the specification defines no fields for it. Any field is rejected. */
export const updatePayments: ElevatedEndpoint<{ params: { orderId: string }; body?: Record<string, unknown> }, {}> = {
  route: 'POST /ecom/v1/payments/orders/{orderId}/update-payments',
  repeatable: true,
  elevated: true,
}

/** Updates the status, failure reason and external ID of a pending refund that an app makes itself. */
export const updateRefundTransaction: ElevatedEndpoint<
  {
    params: { orderId: string }
    body: {
      /** Must match the path. */
      orderId?: string
      refundId: string
      transaction?: TransactionsTransaction
    }
  },
  {}
> = { route: 'POST /ecom/v1/payments/orders/{orderId}/update-refund-transaction', repeatable: true, elevated: true }

/** Returns the amount that a payment link requests and the available payment methods. */
export const openPaymentLink: Endpoint<
  {
    body: {
      /** The token in the URL of the payment page. */
      token: string
    }
  },
  { paymentLink: PaymentLink }
> = { route: 'POST /vitrine/v1/payment-links/open', repeatable: true, dates: openPaymentLinkDates }

/** Pays a payment link by card or offline. */
export const payPaymentLink: Endpoint<
  {
    body: {
      /** The token in the URL of the payment page. */
      token: string
      /** A token from `createPaymentLinkToken`, to pay by card. */
      paymentToken?: string
      /** ID of an offline payment method of the link. */
      paymentMethodId?: string
    }
  },
  {
    paymentLink: PaymentLink
    /** Set if the bank requires confirmation by the buyer. See `confirmPaymentLink`. */
    paymentResponseToken?: string
  }
> = { route: 'POST /vitrine/v1/payment-links/pay', repeatable: true, dates: openPaymentLinkDates }

/** Returns the action that the buyer must complete for a payment by payment link, if any. */
export const getPaymentLinkAction: Endpoint<
  {
    body: {
      /** The token in the URL of the payment page. */
      token: string
    }
  },
  { paymentAction?: PaymentAction }
> = { route: 'POST /vitrine/v1/payment-links/action', repeatable: true }

/** Converts a test card into a payment token for a single charge of a payment link within 10 minutes. */
export const createPaymentLinkToken: Endpoint<
  {
    body: {
      /** The token in the URL of the payment page. */
      token: string
      cardNumber: string
      expiryMonth: number
      expiryYear: number
      securityCode: string
    }
  },
  { paymentToken: string }
> = { route: 'POST /vitrine/v1/payment-links/sandbox/tokens', repeatable: true }

/** Confirms or rejects the bank's challenge for a payment by payment link. */
export const confirmPaymentLink: Endpoint<
  {
    body: {
      /** The token in the URL of the payment page. */
      token: string
      paymentResponseToken: string
      /** Whether the buyer approved the payment. */
      approved: boolean
    }
  },
  { paymentLink: PaymentLink }
> = { route: 'POST /vitrine/v1/payment-links/confirm', repeatable: true, dates: openPaymentLinkDates }

/** Always fails with `MEMBERSHIP_NOT_ELIGIBLE`: memberships are not supported. */
export const chargeOrderMemberships: ElevatedEndpoint<
  { params: { ecomOrderId: string }; body: { memberId: string; membershipCharges?: readonly unknown[] } },
  {}
> = { route: 'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/charge-membership', elevated: true }

/** Returns the content of a receipt. Available to anyone with the link to its page. */
export const openReceipt: Endpoint<
  {
    body: {
      /** The token in the URL of the receipt page. */
      token: string
    }
  },
  { receipt: ReceiptDocument }
> = {
  route: 'POST /vitrine/v1/receipts/open',
  repeatable: true,
  dates: { receipt: { createdDate: true, orderDate: true } },
}

/** Checks the token of a set-up link. */
export const checkSetUp: Endpoint<
  {
    body: {
      /** The token of the link that the server prints at its start, as long as there is no store. */
      token: string
    }
  },
  {
    /** Whether the server shows the demo store, which the new store replaces. */
    closesDemo: boolean
    /** Whether the new store accepts test cards, as only this machine can reach the server. */
    acceptsTestCards: boolean
  }
> = { route: 'POST /vitrine/v1/set-up/check', repeatable: true }

/** Returns options to create the owner’s passkey with in the browser, before `setUpStore`. */
export const beginSetUpPasskey: Endpoint<
  {
    body: {
      /** The token of the link that the server prints at its start, as long as there is no store. */
      token: string
      email: string
    }
  },
  {
    /**
     * Options for `navigator.credentials.create()`, as `PublicKeyCredential.parseCreationOptionsFromJSON()` reads
     * them.
     */
    options: unknown
  }
> = { route: 'POST /vitrine/v1/set-up/passkey', repeatable: true }

/**
 * Creates the first store and its owner, who has a password or a passkey. The country determines units, whether
 * prices include tax, tax rates in the EU, and which policies are drafted; the drafts are not shown in the
 * store. A demo store is closed: its API keys and accounts no longer work.
 */
export const setUpStore: Endpoint<
  {
    body: {
      /** The token of the link that the server prints at its start, as long as there is no store. */
      token: string
      owner: {
        email: string
        /** Required without `credential`. At least 8 characters. */
        password?: string
        /** The browser’s response of `navigator.credentials.create()`, from its `toJSON()`. */
        credential?: unknown
      }
      store: {
        name: string
        /** The country of the business. */
        country: string
        /** The currency of the catalog, which cannot be changed later. */
        currency: string
        /** The main language of the store. */
        language: string
        /** IANA time zone, such as `Europe/Berlin`. */
        timeZone: string
      }
    }
  },
  {
    /** ID of the store. */
    siteId: string
    /** Client ID of the store’s first storefront. */
    clientId: string
    /** With a passkey, the access token of the owner’s new session. */
    access_token?: string
    /** Lifetime of the access token, in seconds. */
    expires_in?: number
  }
> = { route: 'POST /vitrine/v1/set-up' }

/** Lists orders in the legacy format, newest first. Filter and sorting are JSON strings. */
export const queryStoresOrders: ElevatedEndpoint<
  { body?: { query?: RestQuery } },
  {
    orders: readonly StoresOrder[]
    metadata: {
      /** Number of items on this page. */
      items: number
      /** Number of items before this page. */
      offset: number
    }
    /** Total number of matches. Absent if there are too many to count. */
    totalResults?: number
  }
> = { route: 'POST /stores/v2/orders/query', repeatable: true, elevated: true, dates: createDraftOrderMoments }
