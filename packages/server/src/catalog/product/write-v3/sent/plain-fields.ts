import { productFactNames } from '@vitrine/contract/entities/catalog/product/product-facts.ts'
import { factProblem } from '@vitrine/domain/catalog/facts/fact-problem.ts'
import type { ProductRecord } from '@vitrine/domain/catalog/product.ts'
import { invalidField } from '../../../../ground/base/refusal.ts'
import { readLabel } from '../../../../ground/entity/label.ts'
import { readHtmlContent, readRichContent } from '../../../info-section/api.ts'
import type { RecordChanges } from '../record-changes.ts'
import type { Writing } from './sent-product.ts'

/** Reads the description. One as rich content takes precedence over one as HTML. */
const readDescription = ({ sent, names, path }: Writing): RecordChanges => {
  const { description, plainDescription } = sent
  if (names.has('description') && description?.nodes) {
    const ruleName = 'DESCRIPTION_SIZE_TOO_BIG'
    const { html } = readRichContent(description, `${path}.description`, { ruleName })
    return { description: html, richDescription: description as ProductRecord['richDescription'] }
  }
  if (!names.has('description') && !names.has('plainDescription')) return {}
  return { description: readHtmlContent(plainDescription ?? '').html, richDescription: undefined }
}

const readVisibleInPos = ({ sent: { visibleInPos }, names, path, product }: Writing): RecordChanges => {
  if (!names.has('visibleInPos')) return {}
  if (visibleInPos && product.record.productType === 'digital')
    throw invalidField(
      `${path}.visibleInPos`,
      'must be false for digital products',
      'VALIDATION',
      'DIGITAL_PRODUCT_CANNOT_BE_VISIBLE_IN_POS',
    )
  return { visibleInPos }
}

const readFacts = ({ sent, names, path }: Writing): RecordChanges => {
  const facts = productFactNames.filter((name) => names.has(name)).map((name) => [name, sent[name] || undefined])
  for (const [name, value = ''] of facts as [(typeof productFactNames)[number], string | undefined][]) {
    const problem = factProblem(name, value)
    if (problem !== undefined) throw invalidField(`${path}.${name}`, problem, 'FORMAT')
  }
  return Object.fromEntries(facts) as RecordChanges
}

const tagsOf = (tagIds: readonly string[] = []) => (tagIds.length === 0 ? undefined : { tagIds: [...new Set(tagIds)] })

/** Returns tags without duplicates; `undefined` if there are none. */
export const readTags = (
  publicIds: readonly string[] | undefined,
  privateIds: readonly string[] | undefined,
): ProductRecord['tags'] => {
  const [publicTags, privateTags] = [tagsOf(publicIds), tagsOf(privateIds)]
  if (!publicTags && !privateTags) return undefined
  return { ...(publicTags && { publicTags }), ...(privateTags && { privateTags }) }
}

/** Reads fields that do not depend on others. */
export const readPlainFields = (writing: Writing): RecordChanges => {
  const { sent, names } = writing
  const { seoData, extendedFields, tags = {} } = sent
  return {
    ...readDescription(writing),
    ...readVisibleInPos(writing),
    ...readFacts(writing),
    ...(names.has('seoData') && { seo: seoData as ProductRecord['seo'] }),
    ...(names.has('extendedFields') && { extendedFields: extendedFields as ProductRecord['extendedFields'] }),
    ...(names.has('tags') && { tags: readTags(tags.publicTags?.tagIds, tags.privateTags?.tagIds) }),
  }
}

/** Reads the name, which every product has. */
export const readName = ({ sent, names, path, product }: Writing): string =>
  names.has('name') ? readLabel(sent.name, `${path}.name`) : product.name
