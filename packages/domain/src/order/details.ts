import type { Order } from '@vitrine/contract/entities/order.ts'
import type { ActivityType } from './activity.ts'

/** What of an order its store may still change once it is placed, whatever else was settled then. */
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

/** An order as this sees it: anything else of it stays as it is. */
export type WithDetails = Partial<Details>

/** What is changed as a whole, by its name. */
const wholes = [
  'buyerNote',
  'archived',
  'seenByAHuman',
  'attributionSource',
  'customFields',
  'extendedFields',
  'tags',
] as const satisfies readonly (keyof Details)[]

/** What a store notes for itself, whatever state an order is in. */
const marks: readonly string[] = ['archived', 'seenByAHuman', 'tags']

/** Whether a change is of nothing but the store's own marks. */
export const isMarking = (sent: SentDetails): boolean =>
  Object.entries(sent).every(([name, value]) => value === undefined || marks.includes(name))

/** What of parts can be changed; the rest of them was settled when the order was placed. */
export const changeableParts = {
  buyerInfo: ['email'],
  shippingInfo: ['logistics'],
  channelInfo: ['externalOrderId', 'externalOrderUrl'],
} as const satisfies Partial<Record<keyof Details, readonly string[]>>

/** The names of all that can be changed. */
export const changeableDetails: readonly (keyof Details)[] = [
  ...wholes,
  'billingInfo',
  'recipientInfo',
  'buyerInfo',
  'shippingInfo',
  'channelInfo',
]

const merged = <Part extends object>(before: Part | undefined, sent: Sent<Part> | undefined): Part | undefined => {
  if (sent === undefined) return before
  const told = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
  return { ...before, ...told } as Part
}

/** Who gets the parcel stands in two places; whoever changes one changes both. */
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
  readonly happened: readonly ActivityType[]
}

/** An order with what its store has changed of it, and what of that stands in its story. */
export const changeDetails = <Record extends WithDetails>(
  order: Record,
  sent: SentDetails,
  isSame: (one: unknown, other: unknown) => boolean,
): ChangedDetails<Record> => {
  const whole = Object.fromEntries(wholes.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]])))
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
  const happened: ActivityType[] = []
  if (!isSame(order.recipientInfo, recipientInfo)) happened.push('SHIPPING_ADDRESS_EDITED')
  if (order.buyerInfo?.email !== buyerInfo?.email) happened.push('EMAIL_EDITED')
  return { record, happened }
}

type Tags = NonNullable<Order['tags']>
const tagKinds = ['privateTags', 'tags'] as const

/** The tags of an order with some added and others taken off. */
export const changeTags = (
  before: Tags | undefined,
  { assign, unassign }: { readonly assign?: Tags | undefined; readonly unassign?: Tags | undefined },
): Tags =>
  Object.fromEntries(
    tagKinds.map((kind) => {
      const off = new Set(unassign?.[kind]?.tagIds ?? [])
      const kept = [...(before?.[kind]?.tagIds ?? []), ...(assign?.[kind]?.tagIds ?? [])].filter((id) => !off.has(id))
      return [kind, { tagIds: [...new Set(kept)] }]
    }),
  )
