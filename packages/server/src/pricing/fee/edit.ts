import type { FeeRule } from '@vitrine/contract/calls/pricing/fee-rules.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import { exactMinor } from '../../ground/base/amounts.ts'
import { invalidField, invalidBecause } from '../../ground/base/refusal.ts'
import { presentRevision } from '../../ground/document/document-store.ts'
import type { Document } from '../../ground/document/store.ts'
import type { FeeRuleRecord } from './tables.ts'

type Sent = Input<FeeRule>

const amounts = ['amount', 'minSubtotal', 'maxSubtotal'] as const

const readAmounts = (sent: Sent, currency: string): Partial<Pick<FeeRuleRecord, (typeof amounts)[number]>> =>
  Object.fromEntries(
    amounts.flatMap((name) => {
      const text = sent[name]
      return text === undefined ? [] : [[name, exactMinor(text, { field: `feeRule.${name}`, currency })]]
    }),
  )

const destinationsOf = (sent: NonNullable<Sent['destinations']>): FeeRuleRecord['destinations'] =>
  sent.map(({ country, subdivisions }, index) => {
    if (country === undefined)
      throw invalidField(`feeRule.destinations[${index}].country`, 'must be set', 'REQUIRED_FIELD')
    return { country, ...(subdivisions && { subdivisions: [...new Set(subdivisions)] }) }
  })

const refuseMeaningless = ({ amount, percentage, basis, minSubtotal, maxSubtotal }: FeeRuleRecord): void => {
  if (amount === undefined && percentage === undefined)
    throw invalidField('feeRule.amount', 'or feeRule.percentage must be set', 'REQUIRED_ONE_OF_FIELD')
  if (amount !== undefined && percentage !== undefined)
    throw invalidField('feeRule.percentage', 'cannot be combined with feeRule.amount', 'ONE_OF_ALIGNMENT')
  if (percentage !== undefined && basis === 'ITEM')
    throw invalidField('feeRule.basis', 'must be ORDER for a percentage, which applies to all items', 'VALIDATION')
  if (amount === 0)
    throw invalidBecause('feeRule.amount', 'NOT_MORE_THAN_ZERO', { description: 'must be greater than 0' })
  if (minSubtotal !== undefined && maxSubtotal !== undefined && minSubtotal > maxSubtotal)
    throw invalidField('feeRule.maxSubtotal', 'must be at least feeRule.minSubtotal', 'DECIMAL_GTE')
}

/** Applies the sent fields to a rule. */
export const editFeeRule = (before: FeeRuleRecord, sent: Sent, currency: string): FeeRuleRecord => {
  const { name, active, percentage, basis, productIds, collectionIds, destinations, taxable, taxGroupId } = sent
  const after = {
    ...before,
    ...readAmounts(sent, currency),
    ...(name !== undefined && { name }),
    ...(active !== undefined && { active }),
    ...(percentage !== undefined && { percentage }),
    ...(basis !== undefined && { basis }),
    ...(productIds && { productIds: [...new Set(productIds)] }),
    ...(collectionIds && { collectionIds: [...new Set(collectionIds)] }),
    ...(destinations && { destinations: destinationsOf(destinations) }),
    ...(taxable !== undefined && { taxable }),
    ...(taxGroupId !== undefined && { taxGroupId }),
  } as FeeRuleRecord
  refuseMeaningless(after)
  return after
}

/** Reads a new rule. Its name is required. */
export const newFeeRule = (sent: Sent, currency: string): FeeRuleRecord => {
  if (sent.name === undefined) throw invalidField('feeRule.name', 'must be set', 'REQUIRED_FIELD')
  return editFeeRule({ name: sent.name, active: true, basis: 'ORDER', taxable: true }, sent, currency)
}

export const presentFeeRule = (document: Document<FeeRuleRecord>, currency: string): FeeRule => {
  const { amount, minSubtotal, maxSubtotal, productIds, collectionIds, destinations, ...record } = document.body
  return {
    ...presentRevision(document),
    ...record,
    ...(amount !== undefined && { amount: toDecimal(amount, currency) }),
    ...(productIds && { productIds: [...productIds] }),
    ...(collectionIds && { collectionIds: [...collectionIds] }),
    ...(destinations && {
      destinations: destinations.map(({ country, subdivisions }) => ({
        country,
        ...(subdivisions && { subdivisions: [...subdivisions] }),
      })),
    }),
    ...(minSubtotal !== undefined && { minSubtotal: toDecimal(minSubtotal, currency) }),
    ...(maxSubtotal !== undefined && { maxSubtotal: toDecimal(maxSubtotal, currency) }),
  }
}
