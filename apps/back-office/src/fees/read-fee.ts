import type { FeeRule, FeeRuleInput } from '@vitrine/client'
import type { DestinationDraft } from '../delivery/regions/destinations-editor.tsx'
import { decimalIn, isTicked, textIn } from '../form/read-fields.ts'
import { throwFieldError } from '../form/field-errors.ts'
import { words } from '../words/words.ts'

const limits = [
  'amount',
  'percentage',
  'productIds',
  'collectionIds',
  'destinations',
  'minSubtotal',
  'maxSubtotal',
  'taxGroupId',
] as const
type Limit = (typeof limits)[number]

export type FeeKind = keyof typeof words.fees.kinds

/** Returns the kind of a fee. */
export const kindOf = (rule: Pick<FeeRule, 'percentage' | 'basis'> | undefined): FeeKind => {
  if (rule?.percentage !== undefined) return 'PERCENTAGE'
  return rule?.basis ?? 'ORDER'
}

export const draftsOf = (rule: FeeRule | undefined): DestinationDraft[] =>
  (rule?.destinations ?? []).map(({ country, subdivisions = [] }) => ({ country, parts: subdivisions.join(', ') }))

const readDestinations = (drafts: readonly DestinationDraft[]): FeeRuleInput['destinations'] => {
  if (drafts.length === 0) return undefined
  return drafts.map(({ country, parts }) => {
    const subdivisions = parts.split(/[,;\s]+/).flatMap((part) => (part === '' ? [] : [part.toUpperCase()]))
    return { country, ...(subdivisions.length > 0 && { subdivisions }) }
  })
}

const several = (form: FormData, name: string): string[] | undefined => {
  const values = form.getAll(name).map(String)
  return values.length > 0 ? values : undefined
}

const needed = (form: FormData, name: string, digits?: number): string =>
  decimalIn(form, name, digits) ?? throwFieldError(name, words.notANumber)

/** Reads a fee from the form. Empty limits are omitted. */
export const readFee = (form: FormData, destinations: readonly DestinationDraft[]): FeeRuleInput => {
  const kind = textIn(form, 'kind') as FeeKind
  const isPercentage = kind === 'PERCENTAGE'
  const taxGroupId = textIn(form, 'feeRule.taxGroupId')
  return {
    name: textIn(form, 'feeRule.name'),
    active: isTicked(form, 'feeRule.active'),
    amount: isPercentage ? undefined : needed(form, 'feeRule.amount'),
    percentage: isPercentage ? needed(form, 'feeRule.percentage', 4) : undefined,
    basis: kind === 'ITEM' ? 'ITEM' : 'ORDER',
    productIds: several(form, 'feeRule.productIds'),
    collectionIds: several(form, 'feeRule.collectionIds'),
    destinations: readDestinations(destinations),
    minSubtotal: decimalIn(form, 'feeRule.minSubtotal'),
    maxSubtotal: decimalIn(form, 'feeRule.maxSubtotal'),
    taxable: isTicked(form, 'feeRule.taxable'),
    taxGroupId: taxGroupId === '' ? undefined : taxGroupId,
  }
}

/** The limits that a fee does not set. */
export const unsetLimits = (fee: FeeRuleInput): Limit[] => limits.filter((limit) => fee[limit] === undefined)

/** The editable fields of a fee: the state an undo restores. */
export const editableFields = (fee: FeeRule): FeeRuleInput => {
  const { id: _id, revision: _revision, createdDate: _created, updatedDate: _updated, ...fields } = fee
  return fields
}
