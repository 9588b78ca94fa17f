import type { Column, Rows, SetColumn } from '@vitrine/domain/search/rows/columns.ts'
import { placesOfGuids, readGuid } from '../index/guids.ts'
import { numberColumn, textColumn } from './column-kinds.ts'
import { derivedSets } from './derived-sets.ts'
import type { IndexView } from './index-view.ts'
import { inStockColumn } from './stock-columns.ts'

const choicesColumn = ({ segment, traits }: IndexView, key: 'optionIds' | 'choiceIds'): SetColumn => ({
  kind: 'sets',
  numbers: segment.columns.variants.choices,
  sets: derivedSets(traits.variantChoices, { key, convert: (choices) => choices[key] }),
})

/** The columns of variants of a segment, by the names of the fields of a variant of catalog V3. */
export const variantColumns: Readonly<Record<string, (view: IndexView) => Column>> = {
  id: ({ segment }) => {
    const { ids } = segment.columns.variants
    return { kind: 'texts', read: (row) => readGuid(ids, row), find: (some) => placesOfGuids(ids, some) }
  },
  visible: ({ segment }) => {
    const { visible, size } = segment.columns.variants
    return numberColumn(visible, { size, usual: 1 })
  },
  sku: ({ segment }) => textColumn(segment.columns.variants.skus),
  barcode: ({ segment }) => textColumn(segment.columns.variants.barcodes),
  'price.actualPrice.amount': ({ segment }) => ({ kind: 'numbers', values: segment.columns.variants.prices }),
  'price.compareAtPrice.amount': ({ segment }) => {
    const { compareAtPrices, size } = segment.columns.variants
    return numberColumn(compareAtPrices, { size, usual: Number.NaN })
  },
  'physicalProperties.weight': ({ segment }) => {
    const { weights, size } = segment.columns.variants
    return numberColumn(weights, { size, usual: Number.NaN })
  },
  'choices.optionChoiceIds.optionId': (view) => choicesColumn(view, 'optionIds'),
  'choices.optionChoiceIds.choiceId': (view) => choicesColumn(view, 'choiceIds'),
  'inventoryStatus.inStock': ({ segment, traits }) => inStockColumn(segment, traits),
  'inventoryStatus.preorderEnabled': ({ segment }) =>
    numberColumn(undefined, { size: segment.columns.variants.size, usual: 0 }),
}

/** The variants of a segment as rows. */
export const variantRows = (view: IndexView): Rows => ({
  size: view.segment.columns.variants.size,
  column: (field) => variantColumns[field]!(view),
})
