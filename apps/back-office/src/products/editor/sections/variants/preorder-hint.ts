import { dayText } from '@vitrine/domain/day-text.ts'
import { locale, words } from '../../../../words/words.ts'
import type { VariantDraft } from '../../draft/product-draft.ts'
import type { SavedEntry } from '../../load-editor.ts'

/** Says who waits for a variant, and whether it can be preordered. */
export const preorderHint = ({ v1, waitlist }: SavedEntry, { id }: VariantDraft): string | undefined => {
  const variant = v1.manageVariants ? v1.variants.find((one) => one.id === id) : v1.variants[0]
  const waiting = waitlist[variant?.id ?? '']
  const { preorder } = variant?.stock ?? {}
  const { preorderOn, preorderBy } = words.inventories
  const day = preorder?.expectedDate
  const hints = [
    waiting === undefined ? '' : words.waiting(waiting),
    preorder ? `${preorderOn}${day === undefined ? '' : `: ${preorderBy(dayText(day, locale))}`}.` : '',
  ].filter((hint) => hint !== '')
  return hints.length > 0 ? hints.join(' ') : undefined
}
