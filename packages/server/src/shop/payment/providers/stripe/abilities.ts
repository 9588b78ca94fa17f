import type { Abilities } from '../../provider.ts'

/** Stripe: “Place a hold on a payment method”, “Refund and cancel payments”. */
export const stripeAbilities: Abilities = { capture: 'partial', void: true, refund: 'partial', save: false }
