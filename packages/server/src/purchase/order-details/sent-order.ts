import { isDeepStrictEqual } from 'node:util'
import type { OrderLineItemUpdate, OrderUpdate } from '@vitrine/contract/calls/order-details.ts'
import type { Order } from '@vitrine/contract/entities/order.ts'
import { changeableDetails, changeableParts, type SentDetails } from '@vitrine/domain/order/details.ts'
import { InvalidRequest } from '../../ground/base/refusal.ts'
import { isEmptyDeep } from '../../ground/schema/unbuilt.ts'

/** What is sent of an order; what was settled is there as it was sent. */
export type SentOrder = OrderUpdate & { readonly [settled: string]: unknown }

/** Whether what was sent is what was read, as far as it was sent. */
export const isAsRead = (sent: unknown, read: unknown): boolean => {
  if (isDeepStrictEqual(sent, read)) return true
  if (Array.isArray(sent)) {
    return Array.isArray(read) && sent.length === read.length && sent.every((one, index) => isAsRead(one, read[index]))
  }
  if (typeof sent !== 'object' || sent === null) return false
  if (typeof read !== 'object' || read === null) return isEmptyDeep(sent)
  // Pictures travel in the form of whoever asks: what was read is not what is kept.
  const told = Object.entries(sent).filter(([name]) => name !== 'image')
  return told.every(([name, value]) => isAsRead(value, (read as Record<string, unknown>)[name]))
}

/** The fields that were sent and that cannot be changed: what was read may be sent back with the rest. */
const settledFields = (sent: SentOrder, order: Order): string[] => {
  const names = (Object.keys(sent) as (keyof Order)[]).filter((name) => sent[name] !== undefined && name !== 'id')
  return names.flatMap((name) => {
    const read = order[name]
    if (isAsRead(sent[name], read)) return []
    if (!changeableDetails.some((one) => one === name)) return [name]
    const parts: readonly string[] | undefined = (changeableParts as Record<string, readonly string[]>)[name]
    if (!parts) return []
    const others = Object.entries(sent[name] as object).filter(([part]) => !parts.includes(part))
    return others
      .filter(([part, value]) => !isAsRead(value, (read as Record<string, unknown> | undefined)?.[part]))
      .map(([part]) => `${name}.${part}`)
  })
}

type Contact = NonNullable<SentOrder['recipientInfo']>

/** A street that was changed in one of its two forms is not held back by the other, which was read and sent back. */
const freshContact = (sent: Contact, read: Contact | undefined): Contact => {
  if (!sent.address) return sent
  const { addressLine, streetAddress, ...rest } = sent.address
  const isLineNew = !isDeepStrictEqual(addressLine, read?.address?.addressLine)
  const isStreetNew = !isDeepStrictEqual(streetAddress, read?.address?.streetAddress)
  const line = addressLine !== undefined && (isLineNew || !isStreetNew) ? { addressLine } : {}
  const street = streetAddress !== undefined && (isStreetNew || !isLineNew) ? { streetAddress } : {}
  return { ...sent, address: { ...rest, ...line, ...street } }
}

/** What of a part is another than was read. */
const newOf = <Part extends object>(sent: Part | undefined, read: object | undefined): Part | undefined => {
  if (sent === undefined || isAsRead(sent, read)) return undefined
  const known = (read ?? {}) as Record<string, unknown>
  return Object.fromEntries(Object.entries(sent).filter(([name, value]) => !isAsRead(value, known[name]))) as Part
}

const newContact = (sent: Contact | undefined, read: Contact | undefined): Contact | undefined =>
  newOf(sent && freshContact(sent, read), read)

/** What was sent and is another than was read: what a storefront sends back as it was changes nothing. */
export const changesOf = (sent: SentOrder, read: Order): SentDetails => {
  const logistics = newOf(sent.shippingInfo?.logistics, read.shippingInfo?.logistics)
  const before = read.shippingInfo?.logistics?.shippingDestination
  const shippingDestination = newContact(sent.shippingInfo?.logistics?.shippingDestination, before)
  const { shippingDestination: _whole, ...rest } = logistics ?? {}
  return {
    ...newOf(sent, read),
    recipientInfo: newContact(sent.recipientInfo, read.recipientInfo),
    billingInfo: newContact(sent.billingInfo, read.billingInfo),
    shippingInfo: logistics && { logistics: { ...rest, ...(shippingDestination && { shippingDestination }) } },
  } as SentDetails
}

/** Refuses what cannot be changed of an order, by name. */
export const refuseSettled = (sent: SentOrder, read: Order, path: string): void => {
  const violations = settledFields(sent, read).map((field) => ({
    field: `${path}.${field}`,
    description: 'was settled when the order was placed and cannot be changed',
    violatedRule: 'FIELD_NOT_ALLOWED' as const,
  }))
  if (violations.length > 0) throw new InvalidRequest(violations)
  if (sent.shippingInfo?.logistics && !read.shippingInfo) {
    const field = `${path}.shippingInfo.logistics`
    const description = 'cannot be set: nothing of this order is delivered'
    throw new InvalidRequest([{ field, description, violatedRule: 'FIELD_NOT_ALLOWED' }])
  }
}

export type SentLineItem = OrderLineItemUpdate & { readonly [settled: string]: unknown }

/** What a line item says of itself; what it costs, and how many there are, an edit of the order changes. */
const changeableOfLine = ['productName', 'descriptionLines', 'extendedFields'] as const
type LineItem = NonNullable<Order['lineItems']>[number]

/** What was sent of a line item and is another than was read; what cannot be changed is refused by name. */
export const lineChangesOf = (sent: SentLineItem, read: LineItem): Partial<LineItem> => {
  const names = Object.keys(sent).filter((name) => sent[name] !== undefined)
  const isNew = (name: string) => !isAsRead(sent[name], read[name as keyof LineItem])
  const violations = names
    .filter((name) => isNew(name) && !changeableOfLine.some((one) => one === name))
    .map((name) => ({
      field: `lineItem.${name}`,
      description: 'was settled when the order was placed: an edit of the order changes what is bought',
      violatedRule: 'FIELD_NOT_ALLOWED' as const,
    }))
  if (violations.length > 0) throw new InvalidRequest(violations)
  return Object.fromEntries(
    changeableOfLine.filter(isNew).flatMap((name) => (name in sent ? [[name, sent[name]]] : [])),
  )
}
