import type { AbandonedCart } from '@vitrine/contract/entities/selling/abandoned-cart.ts'
import type { AbandonedCheckout } from '@vitrine/contract/entities/selling/abandoned-checkout.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import { buyerOf } from '../../ground/base/shopper-owner.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Site } from '../../ground/site/sites.ts'
import { restoreLink } from './restore/link.ts'
import type { StoredAbandoned } from './store.ts'

const buyerInfoOf = ({ owner, user_id, contact_id, email }: StoredAbandoned) => ({
  ...buyerOf(owner),
  ...(user_id !== null && { userId: user_id }),
  ...(contact_id !== null && { contactId: contact_id }),
  ...(email !== null && { email }),
})

/** Presents an abandoned checkout to elevated callers. */
export const presentAbandoned = (
  context: Pick<Context, 'signer' | 'config' | 'now'>,
  site: Site,
  row: StoredAbandoned,
): AbandonedCheckout => ({
  id: row.id,
  createdDate: row.created_date.toISOString(),
  updatedDate: row.updated_date.toISOString(),
  checkoutId: row.checkout_id,
  cartId: row.checkout_id,
  status: row.status,
  buyerInfo: buyerInfoOf(row),
  currency: row.currency,
  ...row.body,
  activities: [...row.activities],
  ...(row.recovered_date && { checkoutRecoveredDate: row.recovered_date.toISOString() }),
  checkoutUrl: restoreLink(context, site, row),
})

const legacyTypes: ReadonlySet<string> = new Set([
  'SCHEDULED',
  'EMAIL_SENT',
  'EMAIL_NOT_SENT',
  'NOTIFICATION_SENT',
  'TASK_CREATED',
])
type LegacyActivity = AbandonedCart['activities'][number]

const isLegacy = (activity: { type?: string; createdDate?: string }): boolean => legacyTypes.has(activity.type ?? '')

/** Presents the buyer in the legacy format. */
export const presentLegacyBuyer = ({ owner, email, phone, first_name, last_name }: StoredAbandoned) => ({
  id: owner.slice(owner.indexOf(':') + 1),
  identityType: owner.startsWith('member:') ? ('MEMBER' as const) : ('VISITOR' as const),
  ...(email !== null && { email }),
  ...(phone !== null && { phone }),
  ...(first_name !== null && { firstName: first_name }),
  ...(last_name !== null && { lastName: last_name }),
})

/** Presents an abandoned checkout in the legacy format. */
export const presentAbandonedCart = (row: StoredAbandoned): AbandonedCart => ({
  id: row.checkout_id,
  status: row.status,
  abandonTime: row.created_date.toISOString(),
  buyerInfo: presentLegacyBuyer(row),
  total: toDecimal(Number(row.total), row.currency),
  activities: row.activities.filter(isLegacy).map(({ type, createdDate }) => ({
    activityType: type as LegacyActivity['activityType'],
    timestamp: createdDate!,
  })),
})
