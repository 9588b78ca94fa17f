import { foldText } from '@vitrine/domain/search/fold.ts'
import { fields, type SearchField } from '@vitrine/domain/search/ranking.ts'
import { hiddenTerm, termsOfCode, termsOfText, withoutTags } from '@vitrine/domain/search/terms.ts'
import type { ProductRecord } from '@vitrine/domain/catalog/product.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { writeAttributes } from './attributes.ts'
import { configurationOf } from '../text/languages.ts'
import { mapInSlices } from './slices.ts'
import { stemAll } from '../text/stems.ts'

interface Texts {
  readonly name: string
  readonly options: string
  readonly long: string
}

/** The searchable texts of a product. */
export interface ProductTexts extends Texts {
  readonly id: string
  readonly revision: number
  readonly record: ProductRecord
  readonly brand: string | null
  /** One per line; visible and hidden variants separately. */
  readonly skus: string
  readonly hiddenSkus: string | null
  readonly translations: readonly (Texts & { readonly language: string })[] | null
}

export interface ProductDocument {
  readonly id: string
  readonly revision: number
  /** Case-folded. */
  readonly name: string
  /** One line per field of the domain's `fields`, in their order. */
  readonly terms: string
  /** See `attributes.ts`. */
  readonly attributes: string
}

/** The terms of a field in one language. */
interface FieldTerms {
  readonly product: number
  readonly field: SearchField
  readonly configuration: string
  readonly terms: readonly string[]
}

const codesOf = (lines: string | null): string[] => (lines ?? '').split('\n').flatMap(termsOfCode)

const termsOfTexts = ({ name, options, long }: Texts) => ({
  A: termsOfText(name),
  C: termsOfText(options),
  D: termsOfText(withoutTags(long)),
})

const readFields = (texts: ProductTexts, product: number, configuration: string): FieldTerms[] => {
  const list = (terms: Partial<Record<SearchField, readonly string[]>>, stemming: string) =>
    fields.map((field) => ({ product, field, configuration: stemming, terms: terms[field] ?? [] }))
  const own = { ...termsOfTexts(texts), B: termsOfText(texts.brand ?? '') }
  const translated = (texts.translations ?? []).flatMap(({ language, ...words }) =>
    list(termsOfTexts(words), configurationOf(language)),
  )
  return [...list(own, configuration), ...translated]
}

const stemFields = async (db: Db, found: readonly FieldTerms[]): Promise<(FieldTerms & { stems: string[] })[]> => {
  const configurations = [...new Set(found.map(({ configuration }) => configuration))]
  const stemmed = configurations.map(async (configuration) => {
    const own = found.filter((one) => one.configuration === configuration)
    const stems = await stemAll(
      db,
      configuration,
      own.map(({ terms }) => terms),
    )
    return own.map((one, at) => ({ ...one, stems: stems[at]! }))
  })
  return (await Promise.all(stemmed)).flat()
}

/** Builds documents of products. Words are stemmed in the store's language, translations in their own. */
export const documentsOf = async (
  db: Db,
  configuration: string,
  products: readonly ProductTexts[],
): Promise<ProductDocument[]> => {
  const found = await mapInSlices(products, (texts, product) => ({
    fields: readFields(texts, product, configuration),
    codes: [...codesOf(texts.skus), ...codesOf(texts.hiddenSkus).map(hiddenTerm)],
  }))
  const lines = found.map(
    ({ codes }) => ({ A: '', B: '', S: codes.join(' '), C: '', D: '' }) as Record<SearchField, string>,
  )
  for (const { product, field, stems } of await stemFields(
    db,
    found.flatMap((one) => one.fields),
  ))
    lines[product]![field] += ` ${stems.join(' ')}`
  return products.map(({ id, revision, name, record }, at) => ({
    id,
    revision,
    name: foldText(name),
    terms: fields.map((field) => lines[at]![field].trim()).join('\n'),
    attributes: writeAttributes(id, record),
  }))
}
