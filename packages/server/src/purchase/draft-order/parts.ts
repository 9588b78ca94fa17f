import type { DraftOrderInput } from '@vitrine/contract/entities/orders/draft-order.ts'
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

/** Sets a part of a draft, or removes it if `part` is undefined. */
const withPart = <Name extends keyof DraftOrderRecord>(
  record: DraftOrderRecord,
  name: Name,
  part: DraftOrderRecord[Name] | undefined,
): DraftOrderRecord => {
  const { [name]: _before, ...rest } = record
  return (part === undefined ? rest : { ...rest, [name]: part }) as DraftOrderRecord
}

/** The buyer of an existing order cannot be changed, except for the email. */
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

/** Sets the recipient. Their address determines tax and delivery. */
export const setRecipient =
  (sent: Sent['recipientInfo']): Change =>
  (record) => {
    const changed = withPart(record, 'recipientInfo', sent as DraftOrderRecord['recipientInfo'])
    const { delivery } = changed
    if (!delivery?.logistics?.shippingDestination) return changed
    const { shippingDestination: _before, ...logistics } = delivery.logistics
    return { ...changed, delivery: { ...delivery, logistics } }
  }

/** Sets the delivery. A destination in it also becomes the recipient. */
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

/** Sets the deposit, or removes it. A fixed amount must not exceed the current total. */
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

/** Sets the extended fields of an app's namespace. */
export const setExtended =
  ({ namespace, namespaceData }: { namespace: string; namespaceData: Readonly<Record<string, unknown>> }): Change =>
  (record) => {
    const before = record.extendedFields?.namespaces ?? {}
    const known = Object.hasOwn(before, namespace) ? before[namespace] : {}
    const entries = [...Object.entries(before), [namespace, { ...known, ...namespaceData }] as const]
    return { ...record, extendedFields: { namespaces: Object.fromEntries(entries) } }
  }
