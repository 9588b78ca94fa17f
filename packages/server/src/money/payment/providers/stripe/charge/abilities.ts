import type { Abilities } from '../../../provider.ts'

/** Stripe: “Place a hold on a payment method”, “Refund and cancel payments”, “Set up future payments”. */
export const stripeAbilities: Abilities = { capture: 'partial', void: true, refund: 'partial', save: true }
