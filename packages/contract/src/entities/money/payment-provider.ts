import type { Static } from 'typebox'
import { entity, flag, integer, list, oneOf, optional, shape, text, timestamp } from '../../schema.ts'

export type PaymentProvider = Static<typeof PaymentProvider>
export const PaymentProvider = entity(
  'PaymentProvider',
  {
    provider: oneOf(['stripe', 'mollie'], { readOnly: true }),
    name: text({ readOnly: true }),
    connected: flag({ readOnly: true, description: 'Whether its API keys are set.' }),
    enabled: flag({ description: 'Whether checkouts offer it.' }),
    keys: list(oneOf(['publishableKey', 'secretKey', 'webhookSecret']), {
      readOnly: true,
      description: 'The fields of its keys, as `updatePaymentProvider` takes them.',
    }),
    mode: optional(oneOf(['TEST', 'LIVE'], { readOnly: true, description: 'In `TEST` no money is moved.' })),
    publishableKey: optional(text({ minLength: 1, maxLength: 300, description: 'Publishable API key.' })),
    secretKeyHint: optional(text({ readOnly: true, description: 'Last four characters of the secret API key.' })),
    accountId: optional(text({ readOnly: true, description: 'ID of the account at the provider.' })),
    accountName: optional(text({ readOnly: true, description: 'Name of the account at the provider.' })),
    webhook: shape(
      {
        url: text({ description: 'URL of the webhook.' }),
        status: oneOf(['REGISTERED', 'BY_HAND', 'MISSING'], {
          description: '`REGISTERED`: by the server. `BY_HAND`: by the owner, with its signing secret.',
        }),
        events: optional(text({ description: 'Comma-separated events to send.' })),
        secretHint: optional(text({ description: 'Last four characters of the signing secret.' })),
      },
      { readOnly: true, description: 'Webhook with which the provider reports payments.' },
    ),
    abilities: shape(
      {
        capture: oneOf(['NONE', 'WHOLE', 'PARTIAL']),
        void: flag(),
        refund: oneOf(['NONE', 'WHOLE', 'PARTIAL', 'OUTSIDE']),
        savedMethods: flag(),
      },
      { readOnly: true, description: 'What the provider supports.' },
    ),
    lastTest: optional(
      shape(
        { passed: flag(), message: text(), date: timestamp() },
        { readOnly: true, description: 'Result of the last connection test.' },
      ),
    ),
  },
  { description: 'A payment provider that the owner can connect.' },
)

export type PaymentOutage = Static<typeof PaymentOutage>
export const PaymentOutage = entity(
  'PaymentOutage',
  {
    provider: text({ description: 'ID of the payment provider.' }),
    name: text({ description: 'Name of the provider.' }),
    since: timestamp({ description: 'When the oldest waiting request was made.' }),
    purchases: integer({ description: 'Number of payments whose outcome is unknown.' }),
    refunds: integer({ description: 'Number of waiting refunds.' }),
    captures: integer({ description: 'Number of waiting captures.' }),
    voids: integer({
      description: 'Number of waiting voids, including those of buyers who chose another payment method.',
    }),
  },
  { description: 'A payment provider that does not respond, and what waits for it. All requests are retried.' },
)

export type PaymentScript = Static<typeof PaymentScript>
export const PaymentScript = entity(
  'PaymentScript',
  {
    url: text({ description: 'URL of the script.' }),
    publishableKey: text({ description: 'Publishable API key.' }),
    amount: integer({ description: 'Amount due, in the smallest currency unit of the provider.' }),
    currency: text({ description: 'ISO 4217 code in lower case.' }),
    captureMethod: optional(
      oneOf(['manual'], {
        description: 'Set if payments are captured later. Only payment methods that support this may be offered.',
      }),
    ),
    setupFutureUsage: optional(
      oneOf(['off_session'], {
        description: 'Value to create or update the fields with when a member saves the card.',
      }),
    ),
  },
  { description: "What a payment provider's card fields are created with." },
)

export type PaymentAction = Static<typeof PaymentAction>
export const PaymentAction = entity(
  'PaymentAction',
  {
    type: oneOf(['NONE', 'REDIRECT', 'ELEMENT'], {
      description:
        '`NONE`: call `confirmPayment`. `REDIRECT`: open `url`. `ELEMENT`: use the script with `clientSecret`.',
    }),
    provider: text({ description: 'ID of the payment provider.' }),
    paymentResponseToken: text({ description: 'Token for `confirmPayment`, once the buyer has acted.' }),
    url: optional(text({ description: 'Page to redirect the buyer to. Only for `REDIRECT`.' })),
    clientSecret: optional(text({ description: "Client secret for the provider's script. Only for `ELEMENT`." })),
    script: optional(PaymentScript),
  },
  { description: 'What the buyer must do before a payment can be completed.' },
)
