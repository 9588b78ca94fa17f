import { tipCode } from '@vitrine/domain/tip/tip.ts'
import type { Words } from '../../words/en.ts'

/** Returns the name of an additional delivery charge: the store's own, or a translated one. */
export const chargeName = (
  { code, name }: { readonly code?: string | undefined; readonly name?: string | undefined },
  words: Pick<Words, 'handlingFee' | 'insurance' | 'tip'>,
): string => {
  if (code === 'HANDLING_FEE' && (name === undefined || name === 'Handling fee')) return words.handlingFee
  if (code === 'INSURANCE' && (name === undefined || name === 'Insurance')) return words.insurance
  if (code === tipCode) return words.tip
  return name ?? ''
}
