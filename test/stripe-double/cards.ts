/** The behavior of a test card. */
export interface CardBehavior {
  readonly brand: string
  /** Stripe: “Testing”, declines: declined with this code. */
  readonly decline?: { readonly code: string; readonly declineCode: string }
  /** Stripe: “Testing”, 3D Secure: requires a challenge. */
  readonly requiresChallenge?: true
  /** Stripe: “Testing”, disputes: the charge succeeds and is disputed. */
  readonly disputed?: 'fraudulent' | 'product_not_received'
  /** Stripe: “Testing”, refunds: pending first, or failing after success. */
  readonly refund?: 'pending' | 'fails-later'
  /** Stripe: “Testing”, fraud prevention: the charge is placed in review. */
  readonly reviewed?: true
}

const refused = (declineCode: string, code = 'card_declined'): CardBehavior => ({
  brand: 'visa',
  decline: { code, declineCode },
})

/** Stripe: “Testing”. All other numbers are rejected as invalid. */
export const cards: Readonly<Record<string, CardBehavior>> = {
  '4242424242424242': { brand: 'visa' },
  '5555555555554444': { brand: 'mastercard' },
  '4000000000000002': refused('generic_decline'),
  '4000000000009995': refused('insufficient_funds'),
  '4000000000009987': refused('lost_card'),
  '4000000000000069': refused('expired_card', 'expired_card'),
  '4000000000000127': refused('incorrect_cvc', 'incorrect_cvc'),
  '4000000000000119': refused('processing_error', 'processing_error'),
  '4000002500003155': { brand: 'visa', requiresChallenge: true },
  '4000002760003184': { brand: 'visa', requiresChallenge: true },
  '4000000000003220': { brand: 'visa', requiresChallenge: true },
  '4000008400001629': { ...refused('generic_decline'), requiresChallenge: true },
  '4000000000009235': { brand: 'visa', reviewed: true },
  '4000000000000259': { brand: 'visa', disputed: 'fraudulent' },
  '4000000000002685': { brand: 'visa', disputed: 'product_not_received' },
  '4000000000007726': { brand: 'visa', refund: 'pending' },
  '4000000000005126': { brand: 'visa', refund: 'fails-later' },
}
