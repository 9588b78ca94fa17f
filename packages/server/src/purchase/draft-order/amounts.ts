import type {
  DraftDiscountOption,
  DraftFeeOption,
  IdAndApplied,
} from '@vitrine/contract/entities/orders/draft-order.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { ErrorCode } from '@vitrine/contract/errors.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Change } from './edit/change.ts'
import { readDiscount, readFee } from './input.ts'
import { viewDraft } from './view.ts'

/** Adds the owner's discounts. A discount counts once it is applied. */
export const addDiscounts =
  ({ newId }: Pick<Context, 'newId'>, sent: readonly Input<DraftDiscountOption>[]): Change =>
  (record, { site: { currency } }) => {
    const about = { lines: record.lines, currency, newId }
    const added = sent.map((one, index) => readDiscount(one, { ...about, field: `discounts[${index}]` }))
    return { ...record, discounts: [...record.discounts, ...added] }
  }

/** Adds the owner's additional fees. A fee counts once it is applied. */
export const addFees =
  ({ newId }: Pick<Context, 'newId'>, sent: readonly Input<DraftFeeOption>[]): Change =>
  (record, { site: { currency } }) => {
    const about = { lines: record.lines, currency, newId }
    const added = sent.map((one, index) => readFee(one, { ...about, field: `customAdditionalFees[${index}]` }))
    return { ...record, fees: [...record.fees, ...added] }
  }

interface Chosen {
  readonly id: string
  readonly source: 'ORIGINAL_ORDER' | 'CUSTOM' | 'AUTOMATIC'
}

const requireAll = (known: readonly Chosen[], ids: readonly string[], code: ErrorCode): void => {
  const id = ids.find((one) => !known.some((each) => each.id === one))
  if (id !== undefined) throw new Refusal(code, undefined, { id })
}

const without = <One extends Chosen>(known: readonly One[], ids: readonly string[], code: ErrorCode): One[] => {
  const original = known.find(({ id, source }) => ids.includes(id) && source === 'ORIGINAL_ORDER')
  if (original) throw new Refusal(code, undefined, { id: original.id })
  return known.filter(({ id }) => !ids.includes(id))
}

const choose = <One extends Chosen>(known: readonly One[], sent: readonly IdAndApplied[]): One[] => {
  const chosen = new Map(sent.map(({ id, applied }) => [id, applied]))
  return known.map((one) => (chosen.has(one.id) ? { ...one, applied: chosen.get(one.id)! } : one))
}

/** Deletes discounts of the owner. Discounts of the original order are removed with `chooseDiscounts`. */
export const removeDiscounts =
  (ids: readonly string[]): Change =>
  (record) => {
    requireAll(record.discounts, ids, 'DISCOUNT_NOT_FOUND')
    return { ...record, discounts: without(record.discounts, ids, 'DISCOUNT_REMOVE_NOT_SUPPORTED') }
  }

/** Deletes fees of the owner. Automatic fees, and those of the original order, are removed with `chooseFees`. */
export const removeFees =
  (ids: readonly string[]): Change =>
  async (record, reading, now) => {
    const isOwn = ids.every((id) => record.fees.some((fee) => fee.id === id))
    const known = isOwn ? record.fees : (await viewDraft(reading, record, now)).record.fees
    requireAll(known, ids, 'ADDITIONAL_FEE_NOT_FOUND')
    const automatic = known.find(({ id, source }) => ids.includes(id) && source === 'AUTOMATIC')
    if (automatic) throw new Refusal('ADDITIONAL_FEE_REMOVE_NOT_SUPPORTED', undefined, { id: automatic.id })
    return { ...record, fees: without(record.fees, ids, 'ADDITIONAL_FEE_REMOVE_NOT_SUPPORTED') }
  }

const idsOf = (sent: readonly IdAndApplied[]): string[] => sent.map(({ id }) => id)

/** Sets which discounts apply. */
export const chooseDiscounts =
  (sent: readonly IdAndApplied[]): Change =>
  (record) => {
    requireAll(record.discounts, idsOf(sent), 'DISCOUNT_NOT_FOUND')
    return { ...record, discounts: choose(record.discounts, sent) }
  }

/** Sets which fees apply, including automatic fees. */
export const chooseFees =
  (sent: readonly IdAndApplied[]): Change =>
  async (record, reading, now) => {
    const isOwn = idsOf(sent).every((id) => record.fees.some((fee) => fee.id === id))
    if (isOwn) return { ...record, fees: choose(record.fees, sent) }
    const { fees } = (await viewDraft(reading, record, now)).record
    requireAll(fees, idsOf(sent), 'ADDITIONAL_FEE_NOT_FOUND')
    const chosen = choose(fees, sent)
    return {
      ...record,
      fees: chosen.filter(({ source }) => source !== 'AUTOMATIC'),
      feesOff: chosen.filter(({ source, applied }) => source === 'AUTOMATIC' && !applied).map(({ id }) => id),
    }
  }
