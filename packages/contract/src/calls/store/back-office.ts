import { elevated, room } from '../../call.ts'
import { catalogVersion } from '../../entities/catalog/product/catalog-version.ts'
import { Image } from '../../entities/common.ts'
import { passkeyRequestOptions, passkeyResponse } from '../../entities/people/passkey.ts'
import { StoreCurrency } from '../../entities/store/store-currency.ts'
import { StoreLooks } from '../../entities/store/store-design.ts'
import {
  amount,
  colorHex,
  country,
  currency,
  email,
  entity,
  flag,
  guid,
  input,
  integer,
  language,
  list,
  oneOf,
  optional,
  shape,
  text,
  timestamp,
} from '../../schema.ts'
import type { Static } from 'typebox'

const sectionPage = (purpose: string) =>
  text({
    maxLength: 2048,
    description: `URL of the storefront page ${purpose}. If empty, redirects go to the member's account.`,
  })

export type MemberField = Static<typeof MemberField>
export const MemberField = entity(
  'MemberField',
  {
    key: text({ pattern: '^[a-z][a-z0-9_-]{0,49}$', description: 'The key of the custom field. Cannot be changed.' }),
    label: text({ minLength: 1, maxLength: 100, description: 'The label that members see.' }),
    type: oneOf(['TEXT', 'NUMBER', 'DATE']),
    onSignUp: flag({ description: 'Whether the sign-up form has this field.' }),
  },
  { description: 'A custom field of members, in addition to name and email.' },
)

export type SiteSettings = Static<typeof SiteSettings>
export const SiteSettings = entity(
  'SiteSettings',
  {
    name: text({ minLength: 1, maxLength: 100 }),
    currency: currency({ readOnly: true }),
    language: language({ maxLength: 10, description: 'Main language of the store.' }),
    contactEmail: optional(email({ description: 'Contact email shown to buyers.' })),
    taxIncludedInPrices: flag({ description: 'Whether catalog prices include tax.' }),
    taxableAddress: oneOf(['SHIPPING', 'BILLING', 'BUSINESS'], {
      description: 'The address that determines the tax of an order.',
    }),
    businessAddress: optional(
      shape(
        {
          country: country(),
          subdivision: optional(text({ maxLength: 50 })),
          addressLine: optional(text({ maxLength: 150 })),
          addressLine2: optional(text({ maxLength: 100 })),
          postalCode: optional(text({ maxLength: 50 })),
          city: optional(text({ maxLength: 50 })),
        },
        { postal: true },
      ),
    ),
    legalName: optional(
      text({ maxLength: 150, description: 'Name of the business on invoices. Default: the store name.' }),
    ),
    vatId: optional(text({ maxLength: 30, description: 'VAT ID of the business, printed on invoices.' })),
    emailVerification: oneOf(['ON_SIGN_UP', 'OFF'], {
      description: 'Whether new accounts must verify their email.',
    }),
    ownerApproval: oneOf(['ON_SIGN_UP', 'OFF'], {
      description: 'Whether the owner must approve new accounts.',
    }),
    captcha: oneOf(['OFF', 'ON_RISK', 'ALWAYS'], { description: 'Whether sign-in and sign-up require a CAPTCHA.' }),
    highRiskLogin: oneOf(['REQUIRE_MFA', 'ALLOW'], {
      description: 'Whether a high-risk sign-in without a second factor requires an emailed code.',
    }),
    passwordMinLength: integer({
      minimum: 8,
      maximum: 64,
      description: 'Minimum length of passwords, from 8 to 64 characters.',
    }),
    newCartsPerHour: integer({
      minimum: 10,
      maximum: 1_000_000,
      description: 'Maximum number of new carts per IP address per hour.',
    }),
    newVisitorsPerMinute: integer({
      minimum: 10,
      maximum: 1_000_000,
      description: 'Maximum number of new visitors per IP address per minute, in each server process.',
    }),
    cartDays: integer({
      minimum: 1,
      maximum: 3650,
      description: 'Number of days after which inactive carts and checkouts are deleted.',
    }),
    downloadDays: integer({ minimum: 1, maximum: 3650, description: 'Number of days that a download link is valid.' }),
    downloadLimit: integer({
      minimum: 1,
      maximum: 1000,
      description: 'Maximum number of downloads of a file per unit bought.',
    }),
    testCards: flag({
      description:
        'Whether test cards pay, as long as only the machine of the server can reach it. Other servers refuse to turn it on.',
    }),
    weightUnit: oneOf(['KG', 'LB']),
    lengthUnit: oneOf(['KM', 'MI']),
    catalogVersion,
    priorPrices: oneOf(['BY_COUNTRY', 'ALWAYS', 'NEVER'], {
      description:
        'Whether products show the lowest price of the 30 days before a reduction. `BY_COUNTRY` shows it unless the business is known to be outside the European Economic Area, whose directive 98/6/EC demands it.',
    }),
    timeZone: text({
      minLength: 1,
      maxLength: 100,
      description: 'IANA time zone of the store, such as `Europe/Berlin`. Determines when its days begin.',
    }),
    currencies: list(StoreCurrency, { maxItems: 50 }),
    languages: list(language({ minLength: 2, maxLength: 3 }), {
      maxItems: 30,
      description: 'Additional catalog languages, such as `de`. The store’s main language is always available.',
    }),
    memberFields: list(MemberField, { maxItems: 30 }),
    logoUrl: optional(
      text({
        maxLength: 2048,
        description: 'The logo: an uploaded image or an https URL. Empty for none.',
      }),
    ),
    accentColor: optional(text({ maxLength: 7, description: 'Accent color as `#rrggbb`. Empty for the default.' })),
    challengeMinutes: integer({
      minimum: 1,
      maximum: 60,
      description: 'Minutes that a payment waits for the buyer’s bank while its items are reserved.',
    }),
    challengesPerVisitor: integer({
      minimum: 1,
      maximum: 100,
      description: 'Maximum number of payments per visitor that wait for a bank at once.',
    }),
    challengesPerAddress: integer({
      minimum: 1,
      maximum: 100_000,
      description: 'Maximum number of payments per IP address that wait for a bank at once.',
    }),
    captureDays: integer({
      minimum: 1,
      maximum: 30,
      description: 'Days until an authorized payment is captured or voided. See `captureBeforeExpiryEnabled`.',
    }),
    remainders: shape(
      {
        dueInDays: integer({
          minimum: 0,
          maximum: 1825,
          description: 'Number of days after the order when the balance is due.',
        }),
        remindDaysBefore: integer({
          minimum: 0,
          maximum: 60,
          description: 'Number of days before the due date when buyers are reminded. 0 for never.',
        }),
        remindDaysAfter: list(integer({ minimum: 1, maximum: 365 }), {
          maxItems: 5,
          description: 'Numbers of days after the due date when buyers are reminded again.',
        }),
      },
      {
        description:
          'Due date and reminders of balances after a deposit, unless the purchase terms of the product set them.',
      },
    ),
    captureOnFulfillment: flag({
      description: 'Whether authorized payments are captured when their order is fulfilled.',
    }),
    bookingsPageUrl: optional(sectionPage('for booking services')),
    eventsPageUrl: optional(sectionPage('for events')),
    plansPageUrl: optional(sectionPage('for pricing plans')),
  },
  { description: 'Settings of the store.' },
)

const WebhookSubscription = entity('WebhookSubscription', {
  id: guid(),
  appId: guid(),
  url: text(),
  eventTypes: list(text()),
  createdDate: timestamp(),
})

const SiteInfo = entity(
  'SiteInfo',
  {
    id: text(),
    name: text(),
    currency: currency(),
    currencies: list(currency(), { maxItems: 50, description: 'Currencies that prices can be displayed in.' }),
    chargedCurrencies: list(currency(), {
      maxItems: 50,
      description: 'The currencies that buyers can pay in. The others are only displayed.',
    }),
    language: text(),
    languages: list(text(), {
      description:
        'Languages of the store’s pages, its main language first. Select one with the `x-vitrine-language` header.',
    }),
    timeZone: text({ description: 'IANA time zone of the store, in which pages show dates. Default: `UTC`.' }),
    weightUnit: oneOf(['KG', 'LB']),
    lengthUnit: oneOf(['KM', 'MI']),
    storefrontUrl: text({ description: 'URL of the storefront: the primary domain, or the address of the server.' }),
    domains: list(text(), {
      maxItems: 20,
      description: 'Verified domains of the store. The storefront redirects all but the primary one to it.',
    }),
    country: optional(country({ description: 'Country of the store.' })),
    tagline: optional(text({ description: 'Line of text below the name.' })),
    about: optional(text({ description: 'Text about the store, as simple HTML.' })),
    hero: optional(Image),
    logoUrl: optional(text()),
    accentColor: optional(colorHex()),
    looks: optional(StoreLooks),
    demo: flag({ description: 'Whether this is the demo store, whose accounts are public.' }),
    acceptsTestCards: flag({ description: 'Whether test cards pay in this store.' }),
    takesPayments: flag({ description: 'Whether a payment method is available.' }),
    paymentMethods: list(
      shape({
        kind: oneOf(['CARD', 'APP', 'OFFLINE'], {
          title: 'ShownPaymentMethodKind',
          description:
            '`CARD`: cards, and other methods of a connected provider. `APP`: an app of the store. `OFFLINE`: outside the store, such as bank transfer.',
        }),
        name: optional(text({ description: 'Name, as buyers read it. Absent for cards.' })),
      }),
      { description: 'Payment methods of the store. Which of them a checkout offers depends on it.' },
    ),
    contactEmail: optional(text({ description: 'Email address for questions of buyers.' })),
    returnDays: optional(
      integer({ description: 'Days within which buyers can return items. Absent if the store takes no returns.' }),
    ),
    takesBackInStockRequests: flag({ description: 'Whether buyers can request back-in-stock emails.' }),
    shownTax: oneOf(['INCLUDED', 'ADDED', 'NONE'], { description: 'Whether the prices shown include tax.' }),
    passwordMinLength: integer({ description: 'Minimum length of passwords, in characters.' }),
    memberFields: list(MemberField),
    captcha: oneOf(['OFF', 'ON_RISK', 'ALWAYS'], { description: 'Whether sign-in and sign-up require a CAPTCHA.' }),
    captchaVisibleSiteKey: text({ description: 'Site key of the visible CAPTCHA.' }),
    captchaInvisibleSiteKey: text({ description: 'Site key of the invisible CAPTCHA.' }),
  },
  { description: 'The public data of a store.' },
)

export const backOfficeCalls = room({ scope: 'settings', area: 'settings' })({
  getSite: {
    method: 'GET',
    path: '/vitrine/v1/site',
    summary: 'Returns the public data of a store, by the ID of the store or of one of its apps.',
    roles: ['anyone'],
    repeatable: true,
    area: 'common',
    query: shape({ siteId: optional(text({ maxLength: 100 })), clientId: optional(text({ maxLength: 100 })) }),
    response: shape({ site: SiteInfo }),
    errors: ['NOT_FOUND'],
  },
  ownerSignIn: {
    method: 'POST',
    path: '/vitrine/v1/owner/sign-in',
    summary: 'Signs in a person of the staff. The session is stored in a cookie that scripts cannot read.',
    roles: ['anyone'],
    repeatable: false,
    body: shape({
      email: email(),
      password: text({ minLength: 1, maxLength: 256 }),
      code: optional(
        text({
          maxLength: 100,
          description:
            'Code of the authenticator app, or a recovery code. Required if the account has a second factor, unless a passkey is used.',
        }),
      ),
      credential: optional(passkeyResponse('navigator.credentials.get()')),
    }),
    response: shape({
      access_token: text(),
      expires_in: integer({ description: 'Lifetime of the access token, in seconds.' }),
    }),
    errors: [
      'INVALID_ARGUMENT',
      '-19976',
      'PASSKEY_REFUSED',
      'PERMISSION_DENIED',
      'SECOND_FACTOR_REQUIRED',
      'TOO_MANY_REQUESTS',
    ],
    client: {
      module: 'backOffice',
      example:
        'const { access_token } = await client.backOffice.ownerSignIn({ email: keeper.email, password: keeper.password })',
    },
  },
  beginOwnerPasskeySignIn: {
    method: 'POST',
    path: '/vitrine/v1/owner/passkey',
    summary:
      'Returns options to sign in to the back office with a passkey, within five minutes. They are the same for everybody, as the browser knows which passkeys there are.',
    roles: ['anyone'],
    repeatable: true,
    reads: true,
    response: shape({ options: passkeyRequestOptions() }),
    errors: ['ILLEGAL_STATE', 'TOO_MANY_REQUESTS'],
    client: {
      module: 'backOffice',
      gives: 'options',
      example: 'const options = await client.backOffice.beginOwnerPasskeySignIn()',
    },
  },
  ownerPasskeySignIn: {
    method: 'POST',
    path: '/vitrine/v1/owner/passkey-sign-in',
    summary:
      'Signs in a person of the staff with a passkey, which is both factors. The session is stored in a cookie that scripts cannot read.',
    roles: ['anyone'],
    repeatable: false,
    body: shape({ credential: passkeyResponse('navigator.credentials.get()') }),
    response: shape({
      access_token: text(),
      expires_in: integer({ description: 'Lifetime of the access token, in seconds.' }),
    }),
    errors: ['INVALID_ARGUMENT', 'PASSKEY_REFUSED', 'PERMISSION_DENIED', 'TOO_MANY_REQUESTS'],
    client: {
      module: 'backOffice',
      args: 'credential',
      example: [
        'const credential = authenticator.get(await client.backOffice.beginOwnerPasskeySignIn())',
        'const { access_token } = await client.backOffice.ownerPasskeySignIn(credential)',
      ],
    },
  },
  ownerToken: {
    method: 'POST',
    path: '/vitrine/v1/owner/token',
    summary: "Exchanges the owner's session cookie for an access token.",
    roles: ['anyone'],
    repeatable: true,
    response: shape({
      access_token: text(),
      expires_in: integer({ description: 'Lifetime of the access token, in seconds.' }),
    }),
    errors: ['UNAUTHENTICATED'],
    client: {
      module: 'backOffice',
      example: 'const { access_token } = await client.backOffice.ownerToken({ headers: { cookie: keeper.cookie } })',
    },
  },
  ownerSignOut: {
    method: 'POST',
    path: '/vitrine/v1/owner/sign-out',
    summary: "Ends the owner's session.",
    roles: ['anyone'],
    repeatable: true,
    response: shape({}),
    client: {
      module: 'backOffice',
      example: 'await client.backOffice.ownerSignOut({ headers: { cookie: keeper.cookie } })',
    },
  },
  getSiteSettings: {
    method: 'GET',
    path: '/vitrine/v1/site-settings',
    summary: 'Returns the settings of the store.',
    roles: elevated,
    repeatable: true,
    area: 'common',
    response: shape({ siteSettings: SiteSettings }),
    client: { module: 'backOffice', example: 'const { siteSettings } = await owner.backOffice.getSiteSettings()' },
  },
  updateSiteSettings: {
    method: 'PATCH',
    path: '/vitrine/v1/site-settings',
    summary: 'Updates the settings of the store. Settings that are not sent do not change.',
    roles: elevated,
    repeatable: true,
    body: shape({ siteSettings: input(SiteSettings) }),
    response: shape({ siteSettings: SiteSettings }),
    client: {
      module: 'backOffice',
      args: 'siteSettings',
      example:
        "const { siteSettings } = await owner.backOffice.updateSiteSettings({ contactEmail: 'hello@shop.example' })",
    },
  },
  getSalesSummary: {
    method: 'GET',
    path: '/vitrine/v1/sales-summary',
    summary: 'Returns the orders and sales of recent days, unfulfilled orders and items that are low in stock.',
    roles: elevated,
    repeatable: true,
    area: 'orders',
    query: shape({
      days: optional(
        integer({
          minimum: 1,
          maximum: 366,
          description: 'Number of days, including today, in the time zone of the store. Default: 30.',
        }),
      ),
    }),
    response: shape({
      orders: integer({ description: 'Number of orders in the period.' }),
      sales: amount({ description: 'Sales in the store’s currency.' }),
      formattedSales: text({ description: 'Formatted sales, with currency.' }),
      otherCurrencies: list(
        shape({ currency: currency(), orders: integer(), sales: amount(), formattedSales: text() }),
        {
          maxItems: 200,
          description: 'Sales in currencies other than the store’s. Their orders are included in `orders`.',
        },
      ),
      unfulfilledOrders: integer({ description: 'Number of orders that are not fulfilled yet.' }),
      lowStock: list(shape({ productId: text(), name: text(), variant: optional(text()), quantity: integer() }), {
        description: 'Visible items that are low in stock, lowest quantity first. At most 20.',
      }),
      days: list(shape({ date: text(), orders: integer(), sales: amount() }), {
        description: 'Orders and sales per day.',
      }),
    }),
    client: {
      module: 'backOffice',
      example: 'const { formattedSales, lowStock } = await owner.backOffice.getSalesSummary({ days: 7 })',
    },
  },
  createWebhookSubscription: {
    method: 'POST',
    path: '/vitrine/v1/webhook-subscriptions',
    summary: "Creates a webhook that receives events of the given types, signed with the app's key.",
    roles: elevated,
    repeatable: false,
    area: 'developers',
    body: shape({
      appId: guid(),
      url: text({ minLength: 1, maxLength: 2048 }),
      eventTypes: list(text({ minLength: 1, maxLength: 200 }), {
        minItems: 1,
        maxItems: 200,
        description: 'Event types, such as `wix.ecom.v1.order_approved`, or `*` for all.',
      }),
    }),
    response: shape({ subscription: WebhookSubscription }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'backOffice',
      example: [
        "const url = 'https://app.example/events'",
        "const { subscription } = await owner.backOffice.createWebhookSubscription({ appId, url, eventTypes: ['*'] })",
      ],
    },
  },
  listWebhookSubscriptions: {
    method: 'GET',
    path: '/vitrine/v1/webhook-subscriptions',
    summary: 'Lists the webhooks of all apps, or of one app.',
    roles: elevated,
    repeatable: true,
    area: 'developers',
    query: shape({ appId: optional(guid()) }),
    response: shape({ subscriptions: list(WebhookSubscription) }),
    client: {
      module: 'backOffice',
      gives: 'subscriptions',
      example: 'const subscriptions = await owner.backOffice.listWebhookSubscriptions()',
    },
  },
  deleteWebhookSubscription: {
    method: 'DELETE',
    path: '/vitrine/v1/webhook-subscriptions/{id}',
    summary: 'Deletes a webhook and its undelivered events.',
    roles: elevated,
    repeatable: true,
    area: 'developers',
    params: shape({ id: guid() }),
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'backOffice',
      example: [
        "const url = 'https://app.example/events'",
        "const { subscription } = await owner.backOffice.createWebhookSubscription({ appId, url, eventTypes: ['*'] })",
        'await owner.backOffice.deleteWebhookSubscription(subscription.id)',
      ],
    },
  },
})
