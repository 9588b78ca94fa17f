import type { SubscriptionDetails } from '@vitrine/contract/entities/catalog/subscription-option.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { DiscountRecord } from '@vitrine/domain/catalog/own-discount.ts'
import type { SubscriptionRecord } from '@vitrine/domain/catalog/subscription.ts'
import { isDeepStrictEqual } from 'node:util'
import { invalidField, required } from '../../../../ground/base/refusal.ts'
import type { Db } from '../../../../ground/database/tables.ts'
import { readLabel } from '../../../../ground/entity/label.ts'
import { findSubscriptionOptions, readAmountOff, readFrequency } from '../../../subscription-option/api.ts'
import type { RecordChanges } from '../record-changes.ts'
import type { Writing } from './sent-product.ts'

type SentDetails = Input<SubscriptionDetails>
type SentSubscription = NonNullable<SentDetails['subscriptions']>[number]
type SentDiscount = NonNullable<SentSubscription['discount']>

interface Reading {
  readonly path: string
  readonly currency: string
}

const readDiscount = ({ type, amountOff, percentOff }: SentDiscount, { path, currency }: Reading): DiscountRecord => {
  const [needed, other] = type === 'PERCENT' ? ['percentOff', amountOff] : ['amountOff', percentOff]
  if (other !== undefined) throw invalidField(path, `of the type ${type ?? 'AMOUNT'} has ${needed}`, 'ONE_OF_ALIGNMENT')
  if (required(type, `${path}.type`) === 'AMOUNT')
    return readAmountOff(amountOff, { path: `${path}.amountOff`, currency })
  return { type: 'PERCENT', percent: String(required(percentOff, `${path}.percentOff`)) }
}

/** Reads how many times it is charged; `undefined` if it renews until it is canceled. */
const readCycles = ({ autoRenewal, billingCycles }: SentSubscription, path: string): number | undefined => {
  if (autoRenewal && billingCycles !== undefined)
    throw invalidField(path, 'must have either autoRenewal or billingCycles', 'ONE_OF_ALIGNMENT')
  return autoRenewal ? undefined : required(billingCycles, `${path}.billingCycles`)
}

const readOne = (sent: SentSubscription, id: string, reading: Reading): SubscriptionRecord => {
  const { path } = reading
  const { title, description = '', visible = true, frequency, interval = 1, discount } = sent
  const billingCycles = readCycles(sent, path)
  return {
    id,
    visible,
    title: readLabel(title, `${path}.title`),
    ...(description !== '' && { description }),
    frequency: readFrequency(frequency, `${path}.frequency`),
    interval,
    ...(billingCycles !== undefined && { billingCycles }),
    ...(discount && { discount: readDiscount(discount, { ...reading, path: `${path}.discount` }) }),
  }
}

const readAll = async (db: Db, { sent, path, site, product, newId }: Writing): Promise<SubscriptionRecord[]> => {
  const list = sent.subscriptionDetails?.subscriptions ?? []
  const ids = list.flatMap(({ id }) => id ?? [])
  const options = await findSubscriptionOptions(db, site.id, ids, { lock: 'share' })
  return list.map((one, index) => {
    const field = `${path}.subscriptionDetails.subscriptions[${index}]`
    const read = readOne(one, one.id ?? newId(), { path: field, currency: site.currency })
    if (one.id === undefined) return read
    if (ids.indexOf(one.id) !== ids.lastIndexOf(one.id))
      throw invalidField(`${field}.id`, 'is the ID of two subscriptions')
    const option = options.get(one.id)
    if (option && !isDeepStrictEqual(read, { ...option, id: one.id, visible: read.visible }))
      throw invalidField(field, 'is a subscription option of the store: change it with updateSubscriptionOption')
    if (!option && !product.record.subscriptions?.some(({ id }) => id === one.id))
      throw invalidField(`${field}.id`, 'is not a subscription of the product')
    return read
  })
}

/** Reads how a product is sold by subscription. Subscriptions that are sent replace all before. */
export const readSubscriptions = async (db: Db, writing: Writing): Promise<RecordChanges> => {
  const { sent, names, path, product } = writing
  if (!names.has('subscriptionDetails')) return {}
  const subscriptions = await readAll(db, writing)
  if (subscriptions.length === 0) return { subscriptions: undefined, allowsOneTimePurchases: undefined }
  if (product.record.giftCard)
    throw invalidField(`${path}.subscriptionDetails`, 'is not for gift cards', 'FIELD_NOT_ALLOWED')
  const allowed = sent.subscriptionDetails?.allowOneTimePurchases
  return { subscriptions, allowsOneTimePurchases: allowed }
}
