import type { paymentMethodCalls } from '@vitrine/contract'
import type { OfflinePaymentMethod } from '@vitrine/contract/entities/money/payment-method.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { speechFor } from '../../ground/words/speech.ts'
import { invoiceMethodId } from './providers/invoice-method.ts'
import { offlineKinds, type OfflineKind } from './providers/offline-kinds.ts'
import {
  findOfflineMethod,
  listOfflineMethods,
  saveOfflineMethod,
  type OfflineMethod,
} from './providers/offline-store.ts'
import { lockSite } from '../../ground/site/site-store.ts'

const present = ({ kind, name, instructions, enabled }: Omit<OfflineMethod, 'site_id' | 'updated_date'>) => ({
  kind,
  name,
  instructions,
  enabled,
})

/**
 * Returns the defaults of an offline payment method that was never set up: its usual name, disabled. Invoices are enabled,
 * because only companies with payment terms are offered them.
 */
const unset = (language: string, kind: OfflineKind): OfflinePaymentMethod => ({
  kind,
  name: speechFor({ site: language }).words.offlineMethods[kind],
  instructions: '',
  enabled: kind === invoiceMethodId,
})

/** Rejects an enabled bank transfer without instructions. */
const refuseUseless = ({ kind, enabled, instructions }: OfflinePaymentMethod): void => {
  if (kind !== 'BANK_TRANSFER' || !enabled || instructions.trim() !== '') return
  const description = 'must state where to transfer the money before the method can be enabled'
  throw invalidField('offlinePaymentMethod.instructions', description, 'REQUIRED_FIELD')
}

const readMethod = async (db: Db, siteId: string, { kind, language }: { kind: OfflineKind; language: string }) => {
  const known = await findOfflineMethod(db, siteId, kind)
  return known ? present(known) : unset(language, kind)
}

/** Handles the owner's offline payment methods. */
export const createPaymentMethodHandlers = ({
  db,
  sites,
  now,
}: Pick<Context, 'db' | 'sites' | 'now'>): Handlers<typeof paymentMethodCalls> => ({
  listOfflinePaymentMethods: async ({ siteId }) => {
    const { language } = await requireSite(sites, siteId)
    const known = await listOfflineMethods(db, siteId)
    const methods = offlineKinds.map((kind) => known.find((one) => one.kind === kind))
    return {
      offlinePaymentMethods: methods.map((method, index) =>
        method ? present(method) : unset(language, offlineKinds[index]!),
      ),
    }
  },

  updateOfflinePaymentMethod: async ({ siteId }, { params: { kind }, body }) => {
    const { language } = await requireSite(sites, siteId)
    const offlinePaymentMethod = await transact(db, async (transaction) => {
      // Locking the store's row serializes concurrent changes, so that none is lost.
      await lockSite(transaction, siteId)
      const before = await readMethod(transaction, siteId, { kind, language })
      const { name = before.name, ...sent } = body.offlinePaymentMethod
      if (name.trim() === '') throw invalidField('offlinePaymentMethod.name', 'must be set', 'REQUIRED_FIELD')
      const changed = { ...before, ...sent, name: name.trim() }
      refuseUseless(changed)
      return present(await saveOfflineMethod(transaction, { site_id: siteId, ...changed, updated_date: now() }))
    })
    return { offlinePaymentMethod }
  },
})
