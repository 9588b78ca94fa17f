import type { Static } from 'typebox'
import { entity, flag, integer, oneOf, optional, shape, text, timestamp } from '../schema.ts'

export type PaymentProvider = Static<typeof PaymentProvider>
export const PaymentProvider = entity(
  'PaymentProvider',
  {
    provider: oneOf(['stripe', 'mollie'], { readOnly: true }),
    name: text({ readOnly: true }),
    connected: flag({ readOnly: true, description: 'Whether its keys are set.' }),
    enabled: flag({ description: 'Whether checkouts offer it.' }),
    mode: optional(oneOf(['TEST', 'LIVE'], { readOnly: true, description: 'In `TEST` no money moves.' })),
    publishableKey: optional(text({ minLength: 1, maxLength: 300 })),
    secretKeyHint: optional(text({ readOnly: true, description: 'The last four characters of the secret key.' })),
    accountId: optional(text({ readOnly: true })),
    accountName: optional(text({ readOnly: true })),
    webhook: shape(
      {
        url: text({ description: 'Where the provider sends its messages.' }),
        status: oneOf(['REGISTERED', 'BY_HAND', 'MISSING'], {
          description: 'Registered by the server, by hand with its signing secret, or not yet.',
        }),
        events: optional(text({ description: 'The events to send, separated by commas.' })),
        secretHint: optional(text({ description: 'The last four characters of the signing secret.' })),
      },
      { readOnly: true },
    ),
    abilities: shape(
      {
        capture: oneOf(['NONE', 'WHOLE', 'PARTIAL']),
        void: flag(),
        refund: oneOf(['NONE', 'WHOLE', 'PARTIAL', 'OUTSIDE']),
        savedMethods: flag(),
      },
      { readOnly: true },
    ),
    lastTest: optional(
      shape(
        { passed: flag(), message: text(), date: timestamp() },
        { readOnly: true, description: 'How the provider answered when it was last asked.' },
      ),
    ),
  },
  { description: 'A payment provider that the owner can connect.' },
)

export type PaymentOutage = Static<typeof PaymentOutage>
export const PaymentOutage = entity(
  'PaymentOutage',
  {
    provider: text(),
    name: text({ description: 'What the owner knows it as.' }),
    since: timestamp({ description: 'When the oldest of what waits was asked for.' }),
    purchases: integer({ description: 'Buyers of whose payment nobody knows yet whether it went through.' }),
    refunds: integer(),
    captures: integer(),
    voids: integer({ description: 'Payments to be let go, those of buyers who chose another way to pay among them.' }),
  },
  { description: 'A payment provider that does not answer, and what waits for it. All of it is asked for again.' },
)

/** What a page needs to show the fields of a provider. */
export type PaymentScript = Static<typeof PaymentScript>
export const PaymentScript = entity(
  'PaymentScript',
  {
    url: text({ description: 'The script to load.' }),
    publishableKey: text(),
    amount: integer({ description: 'What is due, in the unit in which the provider counts the currency.' }),
    currency: text({ description: 'ISO 4217, in lower case.' }),
    captureMethod: optional(
      oneOf(['manual'], { description: 'Set where the store captures later: only what can be held is to be offered.' }),
    ),
    setupFutureUsage: optional(
      oneOf(['off_session'], {
        description: 'With what the fields are to be created, or updated, when a member saves the card.',
      }),
    ),
  },
  { description: "What a provider's own card fields are created with." },
)

export type PaymentAction = Static<typeof PaymentAction>
export const PaymentAction = entity(
  'PaymentAction',
  {
    type: oneOf(['NONE', 'REDIRECT', 'ELEMENT'], {
      description:
        "Only `confirmPayment`, first leave for `url`, or first use the provider's script with `clientSecret`.",
    }),
    provider: text(),
    paymentResponseToken: text({ description: 'For `confirmPayment`, once the buyer has acted.' }),
    url: optional(text()),
    clientSecret: optional(text()),
    script: optional(PaymentScript),
  },
  { description: 'What the buyer is to do before a payment can complete.' },
)
