import { isDeepStrictEqual } from 'node:util'
import type { OrderLineItemUpdate, OrderUpdate } from '@vitrine/contract/calls/orders/order-details.ts'
import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import { changeableDetails, changeableParts, type SentDetails } from '@vitrine/domain/order/details.ts'
import { InvalidRequest } from '../../ground/base/refusal.ts'
import { isEmptyDeep } from '../../ground/schema/unbuilt.ts'

/** A requested update of an order. May contain unchanged read-only fields. */
export type SentOrder = OrderUpdate & { readonly [settled: string]: unknown }

/** Returns whether the sent fields have the values that were read. */
const isAsRead = (sent: unknown, read: unknown): boolean => {
  if (isDeepStrictEqual(sent, read)) return true
  if (Array.isArray(sent)) {
    return Array.isArray(read) && sent.length === read.length && sent.every((one, index) => isAsRead(one, read[index]))
  }
  if (typeof sent !== 'object' || sent === null) return false
  if (typeof read !== 'object' || read === null) return isEmptyDeep(sent)
  // Images are presented in the form that the caller requested, not as stored.
  const fields = Object.entries(sent).filter(([name]) => name !== 'image')
  return fields.every(([name, value]) => isAsRead(value, (read as Record<string, unknown>)[name]))
}

/** Lists the sent fields that cannot be changed and differ from what was read. */
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

/** If only one form of the street changed, the other form is dropped, since it was sent back as it was read. */
const freshContact = (sent: Contact, read: Contact | undefined): Contact => {
  if (!sent.address) return sent
  const { addressLine, streetAddress, ...rest } = sent.address
  const isLineNew = !isDeepStrictEqual(addressLine, read?.address?.addressLine)
  const isStreetNew = !isDeepStrictEqual(streetAddress, read?.address?.streetAddress)
  const line = addressLine !== undefined && (isLineNew || !isStreetNew) ? { addressLine } : {}
  const street = streetAddress !== undefined && (isStreetNew || !isLineNew) ? { streetAddress } : {}
  return { ...sent, address: { ...rest, ...line, ...street } }
}

/** Returns the fields of a part that differ from what was read. */
const newOf = <Part extends object>(sent: Part | undefined, read: object | undefined): Part | undefined => {
  if (sent === undefined || isAsRead(sent, read)) return undefined
  const known = (read ?? {}) as Record<string, unknown>
  return Object.fromEntries(Object.entries(sent).filter(([name, value]) => !isAsRead(value, known[name]))) as Part
}

const newContact = (sent: Contact | undefined, read: Contact | undefined): Contact | undefined =>
  newOf(sent && freshContact(sent, read), read)

/** Returns the fields that differ from what was read. Fields that are sent back unchanged have no effect. */
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

/** Refuses fields that cannot be changed after the order was placed. */
export const refuseSettled = (sent: SentOrder, read: Order, path: string): void => {
  const violations = settledFields(sent, read).map((field) => ({
    field: `${path}.${field}`,
    description: 'was fixed when the order was placed and cannot be changed',
    violatedRule: 'FIELD_NOT_ALLOWED' as const,
  }))
  if (violations.length > 0) throw new InvalidRequest(violations)
  if (sent.shippingInfo?.logistics && !read.shippingInfo) {
    const field = `${path}.shippingInfo.logistics`
    const description = 'cannot be set: this order is not delivered'
    throw new InvalidRequest([{ field, description, violatedRule: 'FIELD_NOT_ALLOWED' }])
  }
}

export type SentLineItem = OrderLineItemUpdate & { readonly [settled: string]: unknown }

/** Fields of a line item that can be changed. Prices and quantities are changed by an edit of the order. */
const changeableOfLine = ['productName', 'descriptionLines', 'extendedFields'] as const
type LineItem = NonNullable<Order['lineItems']>[number]

/** Returns the changed fields of a line item. Refuses fields that cannot be changed. */
export const lineChangesOf = (sent: SentLineItem, read: LineItem): Partial<LineItem> => {
  const names = Object.keys(sent).filter((name) => sent[name] !== undefined)
  const isNew = (name: string) => !isAsRead(sent[name], read[name as keyof LineItem])
  const violations = names
    .filter((name) => isNew(name) && !changeableOfLine.some((one) => one === name))
    .map((name) => ({
      field: `lineItem.${name}`,
      description: 'was fixed when the order was placed: edit the order to change its items',
      violatedRule: 'FIELD_NOT_ALLOWED' as const,
    }))
  if (violations.length > 0) throw new InvalidRequest(violations)
  return Object.fromEntries(
    changeableOfLine.filter(isNew).flatMap((name) => (name in sent ? [[name, sent[name]]] : [])),
  )
}
