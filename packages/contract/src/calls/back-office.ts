import { elevated, room } from '../call.ts'
import { Image } from '../entities/common.ts'
import { StoreCurrency } from '../entities/store-currency.ts'
import { StoreLooks } from '../entities/store-design.ts'
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
} from '../schema.ts'
import type { Static } from 'typebox'

const sectionPage = (what: string) =>
  text({
    maxLength: 2048,
    description: `The page of the storefront that ${what}; the member's account if empty.`,
  })

export type MemberField = Static<typeof MemberField>
export const MemberField = entity(
  'MemberField',
  {
    key: text({ pattern: '^[a-z][a-z0-9_-]{0,49}$', description: 'The name of the custom field; it never changes.' }),
    label: text({ minLength: 1, maxLength: 100, description: 'The label that members see.' }),
    type: oneOf(['TEXT', 'NUMBER', 'DATE']),
    onSignUp: flag({ description: 'Whether it is asked at sign-up.' }),
  },
  { description: 'What the store asks members in addition to name and email.' },
)

export type SiteSettings = Static<typeof SiteSettings>
export const SiteSettings = entity(
  'SiteSettings',
  {
    name: text({ minLength: 1, maxLength: 100 }),
    currency: currency({ readOnly: true }),
    language: language({ maxLength: 10 }),
    contactEmail: optional(email()),
    taxIncludedInPrices: flag(),
    taxableAddress: oneOf(['SHIPPING', 'BILLING', 'BUSINESS']),
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
      text({ maxLength: 150, description: 'The name of the business on invoices; the name of the store if empty.' }),
    ),
    vatId: optional(text({ maxLength: 30, description: 'The VAT ID of the business, printed on invoices.' })),
    emailVerification: oneOf(['ON_SIGN_UP', 'OFF']),
    ownerApproval: oneOf(['ON_SIGN_UP', 'OFF'], {
      description: 'Whether the owner must approve new accounts.',
    }),
    captcha: oneOf(['OFF', 'ON_RISK', 'ALWAYS'], { description: 'Whether sign-in and sign-up need a CAPTCHA.' }),
    highRiskLogin: oneOf(['REQUIRE_MFA', 'ALLOW'], {
      description: 'Whether a risky sign-in without a second factor needs an emailed code.',
    }),
    passwordMinLength: integer({ minimum: 8, maximum: 64 }),
    newCartsPerHour: integer({
      minimum: 10,
      maximum: 1_000_000,
      description: 'New carts allowed per IP address per hour.',
    }),
    newVisitorsPerMinute: integer({
      minimum: 10,
      maximum: 1_000_000,
      description: 'New visitors allowed per IP address per minute, in each process of the server.',
    }),
    cartDays: integer({
      minimum: 1,
      maximum: 3650,
      description: 'Inactive carts and checkouts are deleted after this many days.',
    }),
    downloadDays: integer({ minimum: 1, maximum: 3650, description: 'How many days a download link works.' }),
    downloadLimit: integer({
      minimum: 1,
      maximum: 1000,
      description: 'How often a file can be downloaded for each piece that was bought.',
    }),
    weightUnit: oneOf(['KG', 'LB']),
    lengthUnit: oneOf(['KM', 'MI']),
    timeZone: text({
      minLength: 1,
      maxLength: 100,
      description: 'The IANA time zone in which the days of the store begin, such as `Europe/Berlin`.',
    }),
    currencies: list(StoreCurrency, { maxItems: 50 }),
    languages: list(language({ minLength: 2, maxLength: 3 }), {
      maxItems: 30,
      description: 'Other languages that the catalog has words in, such as `de`; the store’s own is always there.',
    }),
    memberFields: list(MemberField, { maxItems: 30 }),
    logoUrl: optional(
      text({
        maxLength: 2048,
        description: 'The logo: an uploaded image or an https URL; empty for none.',
      }),
    ),
    accentColor: optional(
      text({ maxLength: 7, description: "The store's accent color, as #rrggbb; empty for the default." }),
    ),
    challengeMinutes: integer({
      minimum: 1,
      maximum: 60,
      description: 'How long a payment waits for the buyer’s bank and reserves the items.',
    }),
    challengesPerVisitor: integer({
      minimum: 1,
      maximum: 100,
      description: 'How many payments of one visitor can wait for a bank at once.',
    }),
    challengesPerAddress: integer({
      minimum: 1,
      maximum: 100_000,
      description: 'How many payments from one IP address can wait for a bank at once.',
    }),
    captureDays: integer({
      minimum: 1,
      maximum: 30,
      description:
        'An authorized payment is captured or voided after this many days: see `captureBeforeExpiryEnabled` of the checkout settings.',
    }),
    remainders: shape(
      {
        dueInDays: integer({ minimum: 0, maximum: 1825, description: 'So many days after the order it is due.' }),
        remindDaysBefore: integer({
          minimum: 0,
          maximum: 60,
          description: 'When buyers are reminded of it; 0: never.',
        }),
        remindDaysAfter: list(integer({ minimum: 1, maximum: 365 }), {
          maxItems: 5,
          description: 'So many days after its day buyers are reminded again.',
        }),
      },
      { description: 'When the rest of a deposit is due and reminded of, unless purchase terms say otherwise.' },
    ),
    captureOnFulfillment: flag({ description: 'Authorized payments are captured when their order is fulfilled.' }),
    bookingsPageUrl: optional(sectionPage('books services')),
    eventsPageUrl: optional(sectionPage('shows events')),
    plansPageUrl: optional(sectionPage('sells plans')),
  },
  { description: 'Settings of the store.' },
)

export type WebhookSubscription = Static<typeof WebhookSubscription>
export const WebhookSubscription = entity('WebhookSubscription', {
  id: guid(),
  appId: guid(),
  url: text(),
  eventTypes: list(text()),
  createdDate: timestamp(),
})

export type SiteInfo = Static<typeof SiteInfo>
export const SiteInfo = entity(
  'SiteInfo',
  {
    id: text(),
    name: text(),
    currency: currency(),
    currencies: list(currency(), { maxItems: 50 }),
    chargedCurrencies: list(currency(), {
      maxItems: 50,
      description: 'Those of them that buyers pay in; the others are only shown.',
    }),
    language: text(),
    languages: list(text(), {
      description: 'The languages of the store’s pages, its own first. The header `x-vitrine-language` asks for one.',
    }),
    timeZone: text({ description: 'The IANA time zone of the store, in which pages show dates; `UTC` unless set.' }),
    weightUnit: oneOf(['KG', 'LB']),
    lengthUnit: oneOf(['KM', 'MI']),
    storefrontUrl: text(),
    country: optional(country({ description: 'The country of the store.' })),
    tagline: optional(text({ description: 'A line below the name.' })),
    about: optional(text({ description: 'About the store, as simple HTML.' })),
    hero: optional(Image),
    logoUrl: optional(text()),
    accentColor: optional(colorHex()),
    looks: optional(StoreLooks),
    /** Test cards and demo accounts work here. */
    demo: flag(),
    takesPayments: flag({ description: 'Whether a payment method is available.' }),
    takesBackInStockRequests: flag({ description: 'Whether buyers can request back in stock emails.' }),
    shownTax: oneOf(['INCLUDED', 'ADDED', 'NONE'], { description: 'Whether the prices shown include tax.' }),
    passwordMinLength: integer(),
    memberFields: list(MemberField),
    captcha: oneOf(['OFF', 'ON_RISK', 'ALWAYS'], { description: 'Whether sign-in and sign-up need a CAPTCHA.' }),
    captchaVisibleSiteKey: text({ description: 'The site key of the visible CAPTCHA.' }),
    captchaInvisibleSiteKey: text({ description: 'The site key of the invisible CAPTCHA.' }),
  },
  { description: 'The public data of a store.' },
)

export const backOfficeCalls = room({ scope: 'settings' })({
  getSite: {
    method: 'GET',
    path: '/vitrine/v1/site',
    summary: 'Reads the public data of a store, by the ID of the store or of one of its apps.',
    roles: ['anyone'],
    repeatable: true,
    query: shape({ siteId: optional(text({ maxLength: 100 })), clientId: optional(text({ maxLength: 100 })) }),
    response: shape({ site: SiteInfo }),
    errors: ['NOT_FOUND'],
  },
  ownerSignIn: {
    method: 'POST',
    path: '/vitrine/v1/owner/sign-in',
    summary: 'Signs in the owner; the session is in a cookie that scripts cannot read.',
    roles: ['anyone'],
    repeatable: false,
    body: shape({ email: email(), password: text({ minLength: 1, maxLength: 256 }) }),
    response: shape({ access_token: text(), expires_in: integer() }),
    errors: ['-19976', 'TOO_MANY_REQUESTS'],
    client: {
      module: 'backOffice',
      example:
        'const { access_token } = await client.backOffice.ownerSignIn({ email: keeper.email, password: keeper.password })',
    },
  },
  ownerToken: {
    method: 'POST',
    path: '/vitrine/v1/owner/token',
    summary: "Exchanges the owner's session cookie for an access token.",
    roles: ['anyone'],
    repeatable: true,
    response: shape({ access_token: text(), expires_in: integer() }),
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
    summary: 'Reads the settings of the store.',
    roles: elevated,
    repeatable: true,
    response: shape({ siteSettings: SiteSettings }),
    client: { module: 'backOffice', example: 'const { siteSettings } = await owner.backOffice.getSiteSettings()' },
  },
  updateSiteSettings: {
    method: 'PATCH',
    path: '/vitrine/v1/site-settings',
    summary: 'Updates the settings that are sent.',
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
    summary: 'Returns recent orders and sales, and what is left to do.',
    roles: elevated,
    repeatable: true,
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
      orders: integer(),
      sales: amount(),
      formattedSales: text(),
      otherCurrencies: list(
        shape({ currency: currency(), orders: integer(), sales: amount(), formattedSales: text() }),
        {
          maxItems: 200,
          description: 'What was sold in other currencies than the store’s own; its orders count above.',
        },
      ),
      unfulfilledOrders: integer(),
      lowStock: list(shape({ productId: text(), name: text(), variant: optional(text()), quantity: integer() })),
      days: list(shape({ date: text(), orders: integer(), sales: amount() })),
    }),
    client: {
      module: 'backOffice',
      example: 'const { formattedSales, lowStock } = await owner.backOffice.getSalesSummary({ days: 7 })',
    },
  },
  createWebhookSubscription: {
    method: 'POST',
    path: '/vitrine/v1/webhook-subscriptions',
    summary: "Sends events of the given types to an address, signed by the app's key.",
    roles: elevated,
    repeatable: false,
    body: shape({
      appId: guid(),
      url: text({ minLength: 1, maxLength: 2048 }),
      eventTypes: list(text({ minLength: 1, maxLength: 200 }), {
        minItems: 1,
        maxItems: 200,
        description: 'Event types, such as `wix.ecom.v1.order_approved`; `*` for all.',
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
    summary: 'Lists the webhooks of all apps or of one.',
    roles: elevated,
    repeatable: true,
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
    summary: 'Deletes a webhook, with the events still waiting for it.',
    roles: elevated,
    repeatable: true,
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
