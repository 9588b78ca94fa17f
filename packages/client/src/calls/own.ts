// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  SiteInfo,
  Product,
  Collection,
  PaymentAction,
  Contact,
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

/** Issues and refreshes the tokens of an installed app, with the code from the install page. */
export const appAccess: Endpoint<
  { body: { grant_type: string; client_id: string; client_secret: string; code?: string; refresh_token?: string } },
  {
    access_token: string
    refresh_token: string
    /** Seconds. */
    expires_in: number
    token_type: string
  }
> = { route: 'POST /oauth/access' }

/** Returns whether an access token is valid, and its instance, app and store. */
export const tokenInfo: Endpoint<
  { body: { token: string; token_type_hint?: string } },
  {
    active: boolean
    subjectType?: 'VISITOR' | 'MEMBER' | 'APP' | 'USER' | 'UNKNOWN'
    subjectId?: string
    /** Seconds since 1970. */
    exp?: string
    clientId?: string
    instanceId?: string
    siteId?: string
    scopes?: readonly string[]
  }
> = { route: 'POST /oauth2/token-info', repeatable: true }

/** Reads the public data of a store, by the ID of the store or of one of its apps. */
export const getSite: Endpoint<{ query?: { siteId?: string; clientId?: string } }, { site: SiteInfo }> = {
  route: 'GET /vitrine/v1/site',
  repeatable: true,
  dates: { site: { hero: { urlExpirationDate: true } } },
}

/** Finds products, with filter and order as JSON in text. */
export const queryProductsByRest: Endpoint<
  {
    body?: {
      query?: RestQuery
      /** Answers come without variants unless told. */
      includeVariants?: boolean
      /** Only elevated callers see hidden products. */
      includeHiddenProducts?: boolean
      includeMerchantSpecificData?: boolean
    }
  },
  {
    products: readonly Product[]
    metadata: {
      /** The number of items on this page. */
      items: number
      /** The number of items before it. */
      offset: number
    }
    /** The total number of matches; absent if too many to count. */
    totalResults?: number
  }
> = {
  route: 'POST /stores-reader/v1/products/query',
  repeatable: true,
  dates: { products: { lastUpdated: true, createdDate: true } },
}

/** Finds collections, with filter and order as JSON in text. */
export const queryCollectionsByRest: Endpoint<
  {
    body?: {
      query?: RestQuery
      /** Answers come without the number of products unless told. */
      includeNumberOfProducts?: boolean
      /** Answers come without the description unless told. */
      includeDescription?: boolean
    }
  },
  {
    collections: readonly Collection[]
    metadata: {
      /** The number of items on this page. */
      items: number
      /** The number of items before it. */
      offset: number
    }
    /** The total number of matches; absent if too many to count. */
    totalResults?: number
  }
> = {
  route: 'POST /stores-reader/v1/collections/query',
  repeatable: true,
  dates: { collections: { lastUpdated: true } },
}

/** Opens a checkout link: returns a token to act as its buyer, and the URL to go back to. */
export const openCheckoutLink: Endpoint<
  {
    body: {
      /**
       * The `token` in the URL of a hosted checkout. Once its member has signed out, only an access token of the same
       * member opens it.
       */
      token: string
    }
  },
  {
    checkoutId: string
    siteId: string
    /** The app that the buyer came with, if any. */
    clientId?: string
    /** Valid for an hour. */
    accessToken: string
    callbacks: { thankYouPageUrl?: string; postFlowUrl?: string; cartPageUrl?: string }
  }
> = { route: 'POST /vitrine/v1/checkout-links/open', repeatable: true }

/** Finds contacts: members of the store, and people who bought without an account; oldest first. */
export const queryContacts: ElevatedEndpoint<
  {
    body?: {
      query?: {
        /** Conditions by field, as an object or as JSON in text: `{"info.name.last": "Lee"}`. */
        filter?: unknown
        sort?: readonly { fieldName: string; order?: 'ASC' | 'DESC' }[]
        paging?: { limit?: number; offset?: number }
        /** Answers have all fields. */
        fieldsets?: readonly 'FULL'[]
        fields?: readonly string[]
      }
      search?: string
    }
  },
  {
    contacts: readonly Contact[]
    pagingMetadata: {
      /** The number of contacts on this page. */
      count: number
      /** The number of contacts before it. */
      offset: number
      /** The total number of matches; absent if too many to count. */
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

/** Issues and refreshes tokens, by grant type (specification, section 7; RFC 6749, section 4). */
export const token: Endpoint<
  {
    body?: {
      grantType?: string
      clientId?: string
      refreshToken?: string
      redirectUri?: string
      code?: string
      codeVerifier?: string
      grant_type?: string
      client_id?: string
      client_secret?: string
      refresh_token?: string
      redirect_uri?: string
      code_verifier?: string
      scope?: string
      member_id?: string
      session_token?: string
      instance_id?: string
    }
  },
  {
    access_token: string
    /** Seconds. */
    expires_in: number
    refresh_token?: string
    token_type: string
    /** Who signed in, if the scope has `openid`. */
    id_token?: string
    scope?: string
  }
> = { route: 'POST /oauth2/token' }

/** Exchanges a session token for a short access token of the member, for the platform's own pages. */
export const exchangeSession: Endpoint<
  { body: { sessionToken: string; clientId?: string } },
  {
    access_token: string
    /** Seconds. */
    expires_in: number
    token_type: string
  }
> = { route: 'POST /vitrine/v1/session/token', repeatable: true }

/** Tells where the member's browser goes to be signed in on the platform's own pages, too. */
export const handOverSession: Endpoint<
  { body: { codeChallenge: string } },
  {
    /** Valid once, for a moment, in the browser with the verifier. */
    url: string
  }
> = { route: 'POST /vitrine/v1/session/hand-over' }

/** Ends the sign-in of a refresh or access token; an invalid token gets the same answer (RFC 7009). */
export const revokeToken: Endpoint<{ body?: { token?: string; client_id?: string; token_type_hint?: string } }, {}> = {
  route: 'POST /oauth2/revoke',
  repeatable: true,
}

/** Always refused by `MEMBERSHIP_NOT_ELIGIBLE`: this store sells no memberships. */
export const chargeMemberships: ElevatedEndpoint<
  { body: { orderId: string; memberId: string; memberships: readonly unknown[] } },
  { payments: readonly TransactionsPayment[] }
> = { route: 'POST /ecom/v1/order-billing/charge-memberships', elevated: true, dates: refundPaymentsMoments }

/** Always refused by `NOT_MEMBERSHIP_PAYMENT`: no payment of this store is made with a membership. */
export const voidMemberships: ElevatedEndpoint<{ body: { orderId: string; paymentIds: readonly string[] } }, {}> = {
  route: 'POST /ecom/v1/order-billing/void-memberships',
  elevated: true,
}

/** Reads an order by the link in an email about it. */
export const openOrderLink: Endpoint<
  {
    body: {
      /** What the address of the page holds. */
      token: string
    }
  },
  { linkedOrder: LinkedOrder }
> = { route: 'POST /vitrine/v1/order-links/open', repeatable: true, dates: openOrderLinkMoments }

/** Asks to return items of the order that a link is about: all of them, or none are asked for. */
export const requestLinkedReturn: Endpoint<
  {
    body: {
      /** What the address of the page holds. */
      token: string
      items: readonly ReturnItem[]
      wish: 'REFUND' | 'STORE_CREDIT' | 'EXCHANGE'
    }
  },
  { orderReturn: OrderReturn }
> = { route: 'POST /vitrine/v1/order-links/returns', dates: requestLinkedReturnDates }

/** Cancels a return of the order that a link is about, of which nothing was received. */
export const cancelLinkedReturn: Endpoint<
  {
    body: {
      /** What the address of the page holds. */
      token: string
      returnId: string
    }
  },
  { orderReturn: OrderReturn }
> = { route: 'POST /vitrine/v1/order-links/returns/cancel', repeatable: true, dates: requestLinkedReturnDates }

/** Withdraws from the order that a link is about, or from some of its items, and emails an acknowledgement. */
export const withdrawFromLinkedOrder: Endpoint<
  {
    body: {
      /** What the address of the page holds. */
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

/** Emails the buyer of an order a new link to it. The answer is the same if there is no such order. */
export const requestOrderLink: Endpoint<{ body: { siteId: string; orderNumber: string; email: string } }, {}> = {
  route: 'POST /vitrine/v1/order-links/request',
}

/** Changes nothing: the specification names no field of it. Any field is refused. */
export const updatePayments: ElevatedEndpoint<{ params: { orderId: string }; body?: Record<string, unknown> }, {}> = {
  route: 'POST /ecom/v1/payments/orders/{orderId}/update-payments',
  repeatable: true,
  elevated: true,
}

/**
 * Says what has become of a refund that an app makes itself, while it is pending: its status, why, and the ID
 * that it has there. What was refunded in another way is read from its provider, or final.
 */
export const updateRefundTransaction: ElevatedEndpoint<
  {
    params: { orderId: string }
    body: {
      /** The one of the path. */
      orderId?: string
      refundId: string
      transaction?: TransactionsTransaction
    }
  },
  {}
> = { route: 'POST /ecom/v1/payments/orders/{orderId}/update-refund-transaction', repeatable: true, elevated: true }

/** Reads what a payment link asks for, and how it can be paid. */
export const openPaymentLink: Endpoint<
  {
    body: {
      /** What the address of the page holds. */
      token: string
    }
  },
  { paymentLink: PaymentLink }
> = { route: 'POST /vitrine/v1/payment-links/open', repeatable: true, dates: openPaymentLinkDates }

/** Pays a payment link, by card or offline. */
export const payPaymentLink: Endpoint<
  {
    body: {
      /** What the address of the page holds. */
      token: string
      /** Of `createPaymentLinkToken`. */
      paymentToken?: string
      /** One of its offline payment methods. */
      paymentMethodId?: string
    }
  },
  {
    paymentLink: PaymentLink
    /** Set if the bank asks the buyer to confirm. */
    paymentResponseToken?: string
  }
> = { route: 'POST /vitrine/v1/payment-links/pay', repeatable: true, dates: openPaymentLinkDates }

/** Reads what the buyer of a payment link is to do before their payment can complete, if anything. */
export const getPaymentLinkAction: Endpoint<
  {
    body: {
      /** What the address of the page holds. */
      token: string
    }
  },
  { paymentAction?: PaymentAction }
> = { route: 'POST /vitrine/v1/payment-links/action', repeatable: true }

/** Turns a test card into a payment token for one charge of a payment link within 10 minutes. */
export const createPaymentLinkToken: Endpoint<
  {
    body: {
      /** What the address of the page holds. */
      token: string
      cardNumber: string
      expiryMonth: number
      expiryYear: number
      securityCode: string
    }
  },
  { paymentToken: string }
> = { route: 'POST /vitrine/v1/payment-links/sandbox/tokens', repeatable: true }

/** Tells how the buyer answered the bank's challenge. */
export const confirmPaymentLink: Endpoint<
  {
    body: {
      /** What the address of the page holds. */
      token: string
      paymentResponseToken: string
      approved: boolean
    }
  },
  { paymentLink: PaymentLink }
> = { route: 'POST /vitrine/v1/payment-links/confirm', repeatable: true, dates: openPaymentLinkDates }

/** Always refused by `MEMBERSHIP_NOT_ELIGIBLE`: this store sells no memberships. */
export const chargeOrderMemberships: ElevatedEndpoint<
  { params: { ecomOrderId: string }; body: { memberId: string; membershipCharges?: readonly unknown[] } },
  {}
> = { route: 'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/charge-membership', elevated: true }

/** Reads what stands on a receipt, for whoever has the address of its page. */
export const openReceipt: Endpoint<
  {
    body: {
      /** What the address of the page holds. */
      token: string
    }
  },
  { receipt: ReceiptDocument }
> = {
  route: 'POST /vitrine/v1/receipts/open',
  repeatable: true,
  dates: { receipt: { createdDate: true, orderDate: true } },
}

/** Finds orders in the form of the older interface, newest first, with filter and order as JSON in text. */
export const queryStoresOrders: ElevatedEndpoint<
  { body?: { query?: RestQuery } },
  {
    orders: readonly StoresOrder[]
    metadata: {
      /** The number of items on this page. */
      items: number
      /** The number of items before it. */
      offset: number
    }
    /** The total number of matches; absent if too many to count. */
    totalResults?: number
  }
> = { route: 'POST /stores/v2/orders/query', repeatable: true, elevated: true, dates: createDraftOrderMoments }
