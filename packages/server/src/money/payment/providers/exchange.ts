import { succeeded, type PaymentProvider } from '../provider.ts'

/** Provider name of money that pays for an exchange: the store itself. */
export const exchangeProvider = 'exchange'

/**
 * Money that an exchange took over from another order. It is never charged here, and the owner refunds it by hand,
 * since the original order is settled.
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
