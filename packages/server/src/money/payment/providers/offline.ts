import type { Db } from '../../../ground/database/tables.ts'
import { isOfflineKind } from './offline-kinds.ts'
import { findOfflineMethod } from './offline-store.ts'
import { succeeded, type PaymentProvider, type PaymentRef, type ProviderState } from '../provider.ts'

/**
 * Payments by bank transfer, cash on delivery or at pickup. No external service is involved: the order is placed
 * immediately, the owner records the payment, and refunds by hand.
 */
export const createOffline = ({ db }: { db: Db }): PaymentProvider => {
  const read = async ({ siteId, method }: PaymentRef): Promise<ProviderState> => {
    const known = method !== null && isOfflineKind(method) ? await findOfflineMethod(db, siteId, method) : undefined
    if (!known?.enabled) return { status: 'declined', reason: 'method-unavailable' }
    const { kind, name, instructions } = known
    return { status: 'due', method: { id: kind, name, instructions } }
  }

  return {
    name: 'offline',
    abilities: { capture: 'partial', void: true, refund: 'outside', save: false },
    requires3dSecure: false,
    begin: async (payment) => ({ clientAction: { type: 'none' }, state: await read(payment) }),
    read,
    capture: async () => succeeded,
    void: async () => succeeded,
    refund: async () => succeeded,
  }
}
