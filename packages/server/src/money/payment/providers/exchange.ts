import { succeeded, type PaymentProvider } from '../provider.ts'

/** Who keeps the money that pays for an order with goods that came back: the store itself. */
export const exchangeProvider = 'exchange'

/**
 * Money that an exchange took over from another order. It never comes by itself, and what goes back of it the store gives
 * back by its own hand: where it once came from, that order has done with it.
 */
export const createExchange = (): PaymentProvider => ({
  name: exchangeProvider,
  abilities: { capture: 'partial', void: true, refund: 'outside', save: false },
  requires3dSecure: false,
  begin: async () => ({
    clientAction: { type: 'none' },
    state: { status: 'declined', reason: 'method-unavailable' },
  }),
  read: async () => undefined,
  capture: async () => succeeded,
  void: async () => succeeded,
  refund: async () => succeeded,
})
