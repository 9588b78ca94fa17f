import type { Order } from '@vitrine/contract/entities/orders/order.ts'

export type Activity = NonNullable<Order['activities']>[number]
export type ActivityType = NonNullable<Activity['activityType']>

/** Activities only the store and its apps can see: notes, and activities added by apps. */
const privateTypes: ReadonlySet<ActivityType> = new Set(['MERCHANT_COMMENT', 'CUSTOM_ACTIVITY'])

/** Activities a caller can add, since they may have happened elsewhere. The store records all others itself. */
const recordableTypes: ReadonlySet<ActivityType> = new Set([
  ...privateTypes,
  'DOWNLOAD_LINK_SENT',
  'FULFILLER_EMAIL_SENT',
  'INVOICE_SENT',
  'PICKUP_READY_EMAIL_SENT',
  'SHIPPING_CONFIRMATION_EMAIL_SENT',
])

/** An activity in a request. The type can be left out if the content implies it. */
export type SentActivity = { readonly [Field in keyof Activity]?: unknown }

export type ActivityDecision =
  | { readonly ok: true; readonly activity: Activity & { readonly activityType: ActivityType } }
  | { readonly ok: false; readonly field: string; readonly code: 'MISSING' | 'NOT_ALLOWED' | 'MISMATCH' }

const contents = {
  MERCHANT_COMMENT: 'merchantComment',
  CUSTOM_ACTIVITY: 'customActivity',
} as const satisfies Partial<Record<ActivityType, keyof Activity>>

const contentOf = (type: ActivityType): keyof Activity | undefined =>
  type in contents ? contents[type as keyof typeof contents] : undefined

const typeOf = (sent: SentActivity): ActivityType | undefined => {
  if (sent.activityType !== undefined) return sent.activityType as ActivityType
  if (sent.merchantComment !== undefined) return 'MERCHANT_COMMENT'
  return sent.customActivity === undefined ? undefined : 'CUSTOM_ACTIVITY'
}

/** Validates an activity to add to an order: a note, something an app has done, or an email sent elsewhere. */
export const readActivity = (sent: SentActivity): ActivityDecision => {
  const other = Object.entries(sent).find(([name, value]) => value !== undefined && !isRecordable(name))
  if (other) return { ok: false, field: other[0], code: 'NOT_ALLOWED' }
  const activityType = typeOf(sent)
  if (activityType === undefined) return { ok: false, field: 'merchantComment', code: 'MISSING' }
  if (!recordableTypes.has(activityType)) return { ok: false, field: 'activityType', code: 'NOT_ALLOWED' }
  const content = contentOf(activityType)
  const stray = Object.values(contents).find((name) => name !== content && sent[name] !== undefined)
  if (stray !== undefined) return { ok: false, field: stray, code: 'MISMATCH' }
  if (content === undefined) return { ok: true, activity: { activityType } }
  if (sent[content] === undefined) return { ok: false, field: content, code: 'MISSING' }
  return { ok: true, activity: { activityType, [content]: sent[content] } }
}

const isRecordable = (name: string): boolean =>
  name === 'activityType' || Object.values<string>(contents).includes(name)

/** Returns whether an activity was added by a caller, and can be edited and deleted. */
export const isAddedByCaller = ({ activityType }: Activity): boolean =>
  activityType !== undefined && privateTypes.has(activityType)

/** Returns the activities the buyer may see, without notes, activities added by apps, and authors. */
export const shownToBuyer = (activities: readonly Activity[]): Activity[] =>
  activities
    .filter((activity) => !isAddedByCaller(activity))
    .map(({ actor: _actor, authorEmail: _email, ...activity }) => activity)
