import { elevated, room } from '../call.ts'
import { Image } from '../entities/common.ts'
import {
  amount,
  colorHex,
  country,
  currency,
  decimal,
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
    description: `The page of the storefront that ${what}; the member's account where it is empty.`,
  })

export type MemberField = Static<typeof MemberField>
export const MemberField = entity(
  'MemberField',
  {
    key: text({ pattern: '^[a-z][a-z0-9_-]{0,49}$', description: 'The name of the custom field; it never changes.' }),
    label: text({ minLength: 1, maxLength: 100, description: 'As members read it.' }),
    type: oneOf(['TEXT', 'NUMBER', 'DATE']),
    onSignUp: flag({ description: 'Whether it is asked at the sign-up already.' }),
  },
  { description: 'What the store asks its members beside what everyone asks.' },
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
    businessAddress: optional(shape({ country: country(), subdivision: optional(text({ maxLength: 50 })) })),
    emailVerification: oneOf(['ON_SIGN_UP', 'OFF']),
    ownerApproval: oneOf(['ON_SIGN_UP', 'OFF'], {
      description: 'Whether new accounts wait for the shop to approve them.',
    }),
    captcha: oneOf(['OFF', 'ON_RISK', 'ALWAYS'], { description: 'Whether sign-ins and sign-ups bring a captcha.' }),
    highRiskLogin: oneOf(['REQUIRE_MFA', 'ALLOW'], {
      description: 'Whether a risky sign-in of who has no second factor waits for a code from the mail.',
    }),
    passwordMinLength: integer({ minimum: 8, maximum: 64 }),
    newCartsPerHour: integer({
      minimum: 10,
      maximum: 1_000_000,
      description: 'Carts that visitors may open from one address in an hour.',
    }),
    cartDays: integer({
      minimum: 1,
      maximum: 3650,
      description: 'Carts and checkouts that nobody touched for so many days are deleted.',
    }),
    weightUnit: oneOf(['KG', 'LB']),
    lengthUnit: oneOf(['KM', 'MI']),
    currencies: list(shape({ currency: currency(), rate: decimal({ gt: 0, lte: 1_000_000_000, maxScale: 10 }) }), {
      maxItems: 50,
    }),
    memberFields: list(MemberField, { maxItems: 30 }),
    logoUrl: optional(
      text({
        maxLength: 2048,
        description: 'The logo: a picture that the store keeps, or an https address; none where it is empty.',
      }),
    ),
    accentColor: optional(
      text({ maxLength: 7, description: "The store's colour, as #rrggbb; the house's own where it is empty." }),
    ),
    challengeMinutes: integer({
      minimum: 1,
      maximum: 60,
      description: 'So long a payment waits for the buyer’s answer to their bank, and holds the goods.',
    }),
    challengesPerVisitor: integer({
      minimum: 1,
      maximum: 100,
      description: 'So many payments of one visitor may wait for an answer to the bank at once.',
    }),
    challengesPerAddress: integer({
      minimum: 1,
      maximum: 100_000,
      description: 'So many payments from one address may wait for an answer to the bank at once.',
    }),
    bookingsPageUrl: optional(sectionPage('books services')),
    eventsPageUrl: optional(sectionPage('shows events')),
    plansPageUrl: optional(sectionPage('sells plans')),
  },
  { description: 'What the owner decides for the whole store.' },
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
    language: text(),
    weightUnit: oneOf(['KG', 'LB']),
    lengthUnit: oneOf(['KM', 'MI']),
    storefrontUrl: text(),
    country: optional(country({ description: 'Where the store is at home.' })),
    tagline: optional(text({ description: 'A line under the name.' })),
    about: optional(text({ description: 'Who the store is, as simple HTML.' })),
    hero: optional(Image),
    logoUrl: optional(text()),
    accentColor: optional(colorHex()),
    /** Test cards and demo accounts work here. */
    demo: flag(),
    takesPayments: flag({ description: 'Whether a payment provider is set up.' }),
    takesBackInStockRequests: flag({ description: 'Whether buyers may ask to hear of what is sold out.' }),
    shownTax: oneOf(['INCLUDED', 'ADDED', 'NONE'], { description: 'What is true of the tax of the prices shown.' }),
    passwordMinLength: integer(),
    memberFields: list(MemberField),
    captcha: oneOf(['OFF', 'ON_RISK', 'ALWAYS'], { description: 'Whether sign-ins and sign-ups bring a captcha.' }),
    captchaVisibleSiteKey: text({ description: 'Of the captcha that people see.' }),
    captchaInvisibleSiteKey: text({ description: 'Of the captcha that asks nothing.' }),
  },
  { description: 'What anyone may know of a store: what its pages show.' },
)

export const backOfficeCalls = room({ scope: 'settings' })({
  getSite: {
    method: 'GET',
    path: '/vitrine/v1/site',
    summary: 'Tells what the pages of a store show, by the id of the store or of an app of it.',
    roles: ['anyone'],
    repeatable: true,
    query: shape({ siteId: optional(text({ maxLength: 100 })), clientId: optional(text({ maxLength: 100 })) }),
    response: shape({ site: SiteInfo }),
    errors: ['NOT_FOUND'],
  },
  ownerSignIn: {
    method: 'POST',
    path: '/vitrine/v1/owner/sign-in',
    summary: 'Signs the store owner in; the session lives in a cookie that scripts cannot read.',
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
    summary: 'Changes the settings that are sent.',
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
    summary: 'Counts orders and sales of the last days, and what waits to be done.',
    roles: elevated,
    repeatable: true,
    query: shape({ days: optional(integer({ minimum: 1, maximum: 366 })) }),
    response: shape({
      orders: integer(),
      sales: amount(),
      formattedSales: text(),
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
        description: 'Types that the server sends, such as `wix.ecom.v1.order_approved`; `*` is all of them.',
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
    summary: 'Lists which events are sent where, of all apps of the store or of one.',
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
    summary: 'Sends nothing more for a subscription; what waits for it goes with it.',
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
