import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import type { ActivityType } from './activity.ts'

/** The fields of an order that the store may change after it was placed. */
export type Details = Pick<
  Order,
  | 'buyerInfo'
  | 'billingInfo'
  | 'recipientInfo'
  | 'shippingInfo'
  | 'buyerNote'
  | 'archived'
  | 'seenByAHuman'
  | 'attributionSource'
  | 'channelInfo'
  | 'customFields'
  | 'extendedFields'
  | 'tags'
>

type Contact = NonNullable<Order['recipientInfo']>
type Sent<T> = { readonly [Field in keyof T]?: Sent<T[Field]> | undefined }

export type SentDetails = Sent<Details>

/** An order with these fields. Others stay unchanged. */
export type WithDetails = Partial<Details>

/** Fields that are replaced as a whole. */
const replacedFields = [
  'buyerNote',
  'archived',
  'seenByAHuman',
  'attributionSource',
  'customFields',
  'extendedFields',
  'tags',
] as const satisfies readonly (keyof Details)[]

/** Internal marks of the store, which can be changed in any state of the order. */
const marks: readonly string[] = ['archived', 'seenByAHuman', 'tags']

/** Returns whether a change affects only the store's internal marks. */
export const isMarksOnly = (sent: SentDetails): boolean =>
  Object.entries(sent).every(([name, value]) => value === undefined || marks.includes(name))

/** Subfields that can be changed. The rest of these fields is fixed when the order is placed. */
export const changeableParts = {
  buyerInfo: ['email'],
  shippingInfo: ['logistics'],
  channelInfo: ['externalOrderId', 'externalOrderUrl'],
} as const satisfies Partial<Record<keyof Details, readonly string[]>>

/** All fields that can be changed. */
export const changeableDetails: readonly (keyof Details)[] = [
  ...replacedFields,
  'billingInfo',
  'recipientInfo',
  'buyerInfo',
  'shippingInfo',
  'channelInfo',
]

const merged = <Part extends object>(before: Part | undefined, sent: Sent<Part> | undefined): Part | undefined => {
  if (sent === undefined) return before
  const changed = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
  return { ...before, ...changed } as Part
}

/** The recipient is stored in two fields. Changing one changes both. */
const recipientOf = (order: WithDetails, sent: SentDetails): Contact | undefined => {
  const destination = sent.shippingInfo?.logistics?.shippingDestination
  return merged<Contact>(merged(order.recipientInfo, sent.recipientInfo as Sent<Contact>), destination as Sent<Contact>)
}

const shippingOf = (order: WithDetails, sent: SentDetails, recipient: Contact | undefined): Order['shippingInfo'] => {
  const before = order.shippingInfo
  if (!before) return undefined
  const logistics = merged(before.logistics, sent.shippingInfo?.logistics as Sent<NonNullable<typeof before.logistics>>)
  const isSentTo = before.logistics?.shippingDestination !== undefined
  return { ...before, logistics: { ...logistics, ...(isSentTo && recipient && { shippingDestination: recipient }) } }
}

export interface ChangedDetails<Record> {
  readonly record: Record
  readonly activities: readonly ActivityType[]
}

/** Applies changes to an order, and returns the activities to record. */
export const changeDetails = <Record extends WithDetails>(
  order: Record,
  sent: SentDetails,
  isSame: (one: unknown, other: unknown) => boolean,
): ChangedDetails<Record> => {
  const whole = Object.fromEntries(
    replacedFields.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]])),
  )
  const recipientInfo = recipientOf(order, sent)
  const shippingInfo = shippingOf(order, sent, recipientInfo)
  const billingInfo = merged(order.billingInfo, sent.billingInfo as Sent<Contact>)
  const buyerInfo = merged(order.buyerInfo, sent.buyerInfo && { email: sent.buyerInfo.email })
  const { externalOrderId, externalOrderUrl } = sent.channelInfo ?? {}
  const channelInfo = merged(order.channelInfo, sent.channelInfo && { externalOrderId, externalOrderUrl })
  const record = {
    ...order,
    ...whole,
    ...(buyerInfo && { buyerInfo }),
    ...(billingInfo && { billingInfo }),
    ...(recipientInfo && { recipientInfo }),
    ...(shippingInfo && { shippingInfo }),
    ...(channelInfo && { channelInfo }),
  }
  const activities: ActivityType[] = []
  if (!isSame(order.recipientInfo, recipientInfo)) activities.push('SHIPPING_ADDRESS_EDITED')
  if (order.buyerInfo?.email !== buyerInfo?.email) activities.push('EMAIL_EDITED')
  return { record, activities }
}

type Tags = NonNullable<Order['tags']>
const tagKinds = ['privateTags', 'tags'] as const

/** Adds and removes tags of an order. */
export const changeTags = (
  before: Tags | undefined,
  { assign, unassign }: { readonly assign?: Tags | undefined; readonly unassign?: Tags | undefined },
): Tags =>
  Object.fromEntries(
    tagKinds.map((kind) => {
      const off = new Set(unassign?.[kind]?.tagIds ?? [])
      const remaining = [...(before?.[kind]?.tagIds ?? []), ...(assign?.[kind]?.tagIds ?? [])].filter(
        (id) => !off.has(id),
      )
      return [kind, { tagIds: [...new Set(remaining)] }]
    }),
  )
