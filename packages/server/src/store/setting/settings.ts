import type { CheckoutSettings } from '@vitrine/contract/entities/selling/checkout-settings.ts'
import type { OrdersSettings } from '@vitrine/contract/entities/orders/orders-settings.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { findDocument, insertDocument, saveDocument, type Document } from '../../ground/document/store.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import type { Db } from '../../ground/database/tables.ts'
import { lockSite } from '../../ground/site/site-store.ts'

const hidden = { visible: false, content: '' }

/** Defaults of checkout settings. */
const checkoutDefaults = {
  checkoutPolicies: {
    termsAndConditions: hidden,
    privacyPolicy: hidden,
    returnPolicy: hidden,
    digitalItemPolicy: hidden,
    contactUs: hidden,
    customPolicy: { ...hidden, title: '' },
  },
  checkoutFields: {
    subscriptionCheckbox: { visible: false, checkedByDefault: false, splitByChannel: false },
    policyAgreementCheckbox: { visible: false, checkedByDefault: false },
    // A store that issues gift cards should accept them.
    giftCardRedeemEnabled: true,
    // Cards are saved only for members who opt in, and charged as agreed.
    mitEnabled: true,
    delayCaptureEnabled: false,
    captureBeforeExpiryEnabled: false,
    company: 'OPTIONAL',
    phone: 'OPTIONAL',
    addressLine2: 'OPTIONAL',
  },
  checkoutBillingFields: 'MINIMUM_REQUIRED_FIELDS',
} as const satisfies CheckoutSettings

const ordersDefaults = {
  inventoryUpdateTrigger: 'ON_ORDER_PLACED',
  createInvoice: false,
} as const satisfies OrdersSettings

/** A kind of settings with one document per store. */
interface SettingsKind<Settings> {
  readonly table: 'checkout_settings' | 'orders_settings'
  readonly defaults: Settings
}

export const checkoutKind: SettingsKind<CheckoutSettings> = { table: 'checkout_settings', defaults: checkoutDefaults }
export const ordersKind: SettingsKind<OrdersSettings> = { table: 'orders_settings', defaults: ordersDefaults }

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A background is a color or a picture. Setting one removes the other. */
const isFill = (name: string): boolean => /backgroundFill$/i.test(name)

/** Merges sent settings field by field. Lists and backgrounds are replaced as a whole. */
const mergeSettings = <Settings extends object>(before: Settings, sent: object): Settings => {
  const merged = new Map<string, unknown>(Object.entries(before))
  for (const [name, value] of Object.entries(sent)) {
    const known = merged.get(name)
    if (value !== undefined)
      merged.set(name, isPlain(known) && isPlain(value) && !isFill(name) ? mergeSettings(known, value) : value)
  }
  return Object.fromEntries(merged) as Settings
}

const present = <Settings extends object>(kind: SettingsKind<Settings>, document: Document<Settings> | undefined) => ({
  ...mergeSettings(kind.defaults, document?.body ?? {}),
  ...(document && {
    createdDate: document.created_date.toISOString(),
    updatedDate: document.updated_date.toISOString(),
  }),
})

/** Returns a store's settings, with defaults for those not set. */
export const readSettings = async <Settings extends object>(
  db: Db,
  kind: SettingsKind<Settings>,
  siteId: string,
): Promise<Settings> => present(kind, await findDocument<Settings>(db, kind.table, { siteId, id: siteId }))

interface SettingsChange {
  readonly siteId: string
  readonly sent: object
}

/** Saves the sent settings and records an event, in the caller’s transaction. */
export const saveSettings = async <Settings extends object>(
  transaction: Db,
  kind: SettingsKind<Settings>,
  { siteId, sent, now }: SettingsChange & { readonly now: Date },
): Promise<Settings> => {
  // Locks the store's row, so that the first change is serialized too.
  await lockSite(transaction, siteId)
  const { table } = kind
  const before = await findDocument<Settings>(transaction, table, { siteId, id: siteId, hold: true })
  const body = mergeSettings(before?.body ?? ({} as Settings), sent)
  const saved = before
    ? await saveDocument(transaction, table, { document: before, body, now })
    : await insertDocument(transaction, table, { siteId, id: siteId, body, now })
  const currentEntity = present(kind, saved)
  const type = `wix.ecom.v1.${table}_updated` as const
  await recordEvent(transaction, { siteId, entity: table, entityId: siteId, type, body: { currentEntity } })
  return currentEntity
}

/** Saves the sent settings and records an event. Concurrent changes of different fields are both kept. */
export const changeSettings = <Settings extends object>(
  { db, now }: Pick<Context, 'db' | 'now'>,
  kind: SettingsKind<Settings>,
  change: SettingsChange,
): Promise<Settings> => transact(db, (transaction) => saveSettings(transaction, kind, { ...change, now: now() }))
