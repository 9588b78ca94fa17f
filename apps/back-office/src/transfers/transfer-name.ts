import type { StockTransfer } from '@vitrine/client'
import { words } from '../words/words.ts'

const { transfers: texts } = words

export const transferName = ({ reference }: StockTransfer): string =>
  reference === undefined ? texts.one : texts.named(reference)

type Named = Pick<StockTransfer['lines'][number], 'productName' | 'variantName'>

export const lineName = ({ productName, variantName }: Named): string =>
  [productName, variantName].filter((part) => part).join(', ')

/** A variant of the form, with what the origin has of it if that is known. */
export interface DraftLine extends Pick<
  StockTransfer['lines'][number],
  'productId' | 'variantId' | 'productName' | 'variantName'
> {
  readonly quantity: number
  readonly available?: number
}
