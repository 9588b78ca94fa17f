import type { Db } from '../../../ground/database/tables.ts'
import { findInvoiceMethod, invoiceMethodId } from './invoice-method.ts'
import { isOfflineKind } from './offline-kinds.ts'
import { findOfflineMethod } from './offline-store.ts'
import { succeeded, type PaymentProvider, type PaymentRef, type ProviderState, type ShownMethod } from '../provider.ts'

/**
 * Payments by bank transfer, cash on delivery, at pickup or by invoice. No external service is involved: the order is placed
 * immediately, the owner records the payment, and refunds by hand.
 */
export const createOffline = ({ db }: { db: Db }): PaymentProvider => {
  const find = async ({ siteId, method }: PaymentRef): Promise<ShownMethod | undefined> => {
    if (method === invoiceMethodId) return findInvoiceMethod(db, siteId)
    const known = method !== null && isOfflineKind(method) ? await findOfflineMethod(db, siteId, method) : undefined
    return known?.enabled ? { id: known.kind, name: known.name, instructions: known.instructions } : undefined
  }
  const read = async (payment: PaymentRef): Promise<ProviderState> => {
    const method = await find(payment)
    return method ? { status: 'due', method } : { status: 'declined', reason: 'method-unavailable' }
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
