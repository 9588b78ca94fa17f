import type { DraftOrderInput } from '@vitrine/contract/entities/draft-order.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { draftOrderCalls } from '@vitrine/contract'
import type { RequestOf } from '@vitrine/contract/call.ts'
import type { DraftDeposit } from '@vitrine/domain/draft-order/deposit.ts'
import { exactMinor } from '../../ground/base/amounts.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import type { Change } from './edit/change.ts'
import { readBuyer, readDelivery } from './input.ts'
import type { DraftOrderRecord } from './tables.ts'
import { viewDraft } from './view.ts'

type Sent = Input<DraftOrderInput>

/** A draft with another part, or without it where none is sent. */
const withPart = <Name extends keyof DraftOrderRecord>(
  record: DraftOrderRecord,
  name: Name,
  part: DraftOrderRecord[Name] | undefined,
): DraftOrderRecord => {
  const { [name]: _before, ...rest } = record
  return (part === undefined ? rest : { ...rest, [name]: part }) as DraftOrderRecord
}

/** An order that was placed stays with who placed it; the email may be another one. */
const refuseOtherBuyer = ({ edited }: DraftOrderRecord, sent: Sent['buyerInfo']): void => {
  if (!edited) return
  for (const name of ['memberId', 'visitorId'] as const) {
    if (sent?.[name] === undefined || sent[name] === edited.buyerInfo[name]) continue
    throw invalidField(`buyerInfo.${name}`, 'cannot be changed: the order stays with its buyer', 'FIELD_NOT_ALLOWED')
  }
}

export const setBuyer =
  ({ buyerInfo: sent, buyerNote, buyerLanguage }: Pick<Sent, 'buyerInfo' | 'buyerNote' | 'buyerLanguage'>): Change =>
  async (record, { db, site }) => {
    refuseOtherBuyer(record, sent)
    const buyer = await readBuyer(db, site.id, { sent, field: 'buyerInfo' })
    return {
      ...withPart(record, 'buyerInfo', buyer),
      ...(buyerNote !== undefined && { buyerNote }),
      ...(buyerLanguage !== undefined && { buyerLanguage }),
    }
  }

export const setBilling =
  (sent: Sent['billingInfo']): Change =>
  (record) =>
    withPart(record, 'billingInfo', sent as DraftOrderRecord['billingInfo'])

/** Who gets the parcel; where it goes decides about tax and delivery. */
export const setRecipient =
  (sent: Sent['recipientInfo']): Change =>
  (record) => {
    const changed = withPart(record, 'recipientInfo', sent as DraftOrderRecord['recipientInfo'])
    const { delivery } = changed
    if (!delivery?.logistics?.shippingDestination) return changed
    const { shippingDestination: _before, ...logistics } = delivery.logistics
    return { ...changed, delivery: { ...delivery, logistics } }
  }

/** How it is delivered. A destination that is sent with it is the recipient's. */
export const setShipping =
  (sent: Sent['shippingInfo']): Change =>
  (record, { site: { currency } }) => {
    const delivery = readDelivery(sent, { currency, field: 'shippingInfo' })
    const destination = delivery?.logistics?.shippingDestination
    return { ...withPart(record, 'delivery', delivery), ...(destination && { recipientInfo: destination }) }
  }

export const setLocation =
  (sent: Sent['businessLocation']): Change =>
  (record) => {
    if (record.edited) throw new Refusal('BUSINESS_LOCATION_CANNOT_BE_EDITED')
    return withPart(record, 'businessLocation', sent)
  }

export const setExemption =
  (taxExempt: boolean): Change =>
  (record) => ({ ...record, taxExempt })

type SentDeposit = NonNullable<RequestOf<(typeof draftOrderCalls)['setDeposit']>['body']['depositDetails']>

const depositField = (name: keyof SentDeposit): string => `depositDetails.${name}`

const readDeposit = ({ amount, percentage, dueDate }: SentDeposit, currency: string): DraftDeposit => {
  if (amount !== undefined && percentage !== undefined)
    throw invalidField(depositField('percentage'), 'cannot be combined with amount', 'ONE_OF_ALIGNMENT')
  const dueOn = dueDate === undefined ? {} : { dueOn: dueDate }
  if (percentage !== undefined) {
    if (Number(percentage) === 0) throw new Refusal('INVALID_AMOUNT', undefined, { field: depositField('percentage') })
    return { percentage, ...dueOn }
  }
  if (amount === undefined)
    throw invalidField(depositField('amount'), 'or percentage must be set', 'REQUIRED_ONE_OF_FIELD')
  return { amount: exactMinor(amount.amount, { field: `${depositField('amount')}.amount`, currency }), ...dueOn }
}

/** What is paid in advance, of what it costs now; sent without any, it is taken off. */
export const setDeposit =
  (sent: SentDeposit | undefined): Change =>
  async ({ deposit: _before, ...record }, reading, now) => {
    if (!sent) return record
    if (record.edited) throw new Refusal('SET_DEPOSIT_NOT_ALLOWED_IN_EDIT_MODE')
    const deposit = readDeposit(sent, reading.site.currency)
    if ('amount' in deposit) {
      const { total } = (await viewDraft(reading, record, now)).calculated.totals
      if (deposit.amount === 0 || deposit.amount > total)
        throw new Refusal('INVALID_AMOUNT', undefined, { field: depositField('amount') })
    }
    return { ...record, deposit }
  }

/** What apps keep with a draft, by their namespaces. */
export const setExtended =
  ({ namespace, namespaceData }: { namespace: string; namespaceData: Readonly<Record<string, unknown>> }): Change =>
  (record) => {
    const before = record.extendedFields?.namespaces ?? {}
    const known = Object.hasOwn(before, namespace) ? before[namespace] : {}
    const entries = [...Object.entries(before), [namespace, { ...known, ...namespaceData }] as const]
    return { ...record, extendedFields: { namespaces: Object.fromEntries(entries) } }
  }
