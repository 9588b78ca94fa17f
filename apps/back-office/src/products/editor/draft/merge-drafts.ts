import { variantKey } from './align-variants.ts'
import type { DraftField, OptionDraft, ProductDraft, VariantDraft } from './product-draft.ts'

const isSame = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)

/** The fields in which two forms differ. */
export const changedFields = (before: ProductDraft, after: ProductDraft): DraftField[] =>
  (Object.keys(after) as DraftField[]).filter((name) => !isSame(before[name], after[name]))

/** Returns what I changed, and of all else what the server has now. */
const pick = <Value>(before: Value, mine: Value, theirs: Value): Value => (isSame(before, mine) ? theirs : mine)

const mergeRecords = <Record extends object>(before: Record, mine: Record, theirs: Record): Record =>
  Object.fromEntries(
    [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
      .map((name) => [name, pick(Reflect.get(before, name), Reflect.get(mine, name), Reflect.get(theirs, name))])
      .filter(([, value]) => value !== undefined),
  ) as Record

/** Merges each cell of the variants that all three have. */
const mergeVariants = (before: ProductDraft, mine: ProductDraft, theirs: ProductDraft): readonly VariantDraft[] => {
  const byKey = ({ variants, options }: ProductDraft) => new Map(variants.map((one) => [variantKey(one, options), one]))
  const [known, current] = [byKey(before), byKey(theirs)]
  const rows = isSame(before.options, mine.options) ? theirs : mine
  const own = byKey(mine)
  return rows.variants.map((row) => {
    const key = variantKey(row, rows.options)
    const [was, is, now] = [known.get(key), own.get(key), current.get(key)]
    if (!is || !now) return is ?? row
    const merged = mergeRecords(was ?? is, is, now)
    return { ...merged, stock: mergeRecords((was ?? is).stock, is.stock, now.stock) }
  })
}

/** Gives options and choices the keys of those with the same name that the server has. */
const rekey = (mine: ProductDraft, theirs: ProductDraft): ProductDraft => {
  const keys = new Map<string, string>()
  const options = mine.options.map((option): OptionDraft => {
    const same = theirs.options.find(({ name }) => name === option.name)
    if (!same) return option
    keys.set(option.key, same.key)
    const choices = option.choices.map((choice) => {
      const known = same.choices.find(({ name, color }) => name === choice.name && color === choice.color)
      if (!known) return choice
      keys.set(`${option.key}\n${choice.key}`, known.key)
      const { choiceId } = known
      return { ...choice, key: known.key, ...(choiceId !== undefined && { choiceId }) }
    })
    return { ...option, key: same.key, ...(same.id !== undefined && { id: same.id }), choices }
  })
  const variants = mine.variants.map((variant) => ({
    ...variant,
    choices: Object.fromEntries(
      Object.entries(variant.choices).map(([option, choice]) => [
        keys.get(option) ?? option,
        keys.get(`${option}\n${choice}`) ?? choice,
      ]),
    ),
  }))
  return { ...mine, options, variants }
}

/**
 * Merges what was typed since `before` into what the server has now. Where both changed, what was typed is kept. Cells of
 * variants and quantities by location are merged one by one.
 */
export const mergeDrafts = (before: ProductDraft, mine: ProductDraft, theirs: ProductDraft): ProductDraft => {
  if (before === mine) return theirs
  const [was, own] = [rekey(before, theirs), rekey(mine, theirs)]
  const merged = mergeRecords(was, own, theirs)
  return {
    ...merged,
    facts: mergeRecords(was.facts, own.facts, theirs.facts),
    terms: mergeRecords(was.terms, own.terms, theirs.terms),
    variants: mergeVariants(was, own, theirs),
  }
}

/** The fields that both sides have changed to something else. */
export const conflictingFields = (before: ProductDraft, mine: ProductDraft, theirs: ProductDraft): DraftField[] => {
  const changed = changedFields(before, theirs)
  return changedFields(before, mine).filter((name) => changed.includes(name) && !isSame(mine[name], theirs[name]))
}
