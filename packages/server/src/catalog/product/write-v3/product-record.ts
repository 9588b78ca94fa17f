import type { MediaRecord, OptionRecord, ProductRecord } from '@vitrine/domain/catalog/product.ts'
import { invalidField } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { connectCustomizations } from '../../customization/api.ts'
import { writeBundle } from '../edit/write-bundle.ts'
import type { ProductToSave } from '../edit/save-product.ts'
import { readMainCategory } from './sent/main-category.ts'
import { readConnecting } from './customizations-of-product.ts'
import { requireDigitalFiles } from './sent/digital-files.ts'
import { readName, readPlainFields } from './sent/plain-fields.ts'
import { withConnectableModifiers } from './sent/own-modifiers.ts'
import { readLabels } from './sent/read-labels.ts'
import { readMedia, readVariantMedia } from './sent/read-media.ts'
import { readModifiers } from './sent/read-modifiers.ts'
import { readOptions } from './sent/read-options.ts'
import { readSubscriptions } from './sent/read-subscriptions.ts'
import { withChanges } from './record-changes.ts'
import type { Writing } from './sent/sent-product.ts'
import { withVariants } from './variants-record.ts'

export type WritingContext = Pick<Context, 'db' | 'now' | 'newId' | 'sites'>

/** Removes references to media that the product no longer has. */
const withoutRemovedMedia = (
  options: readonly OptionRecord[],
  media: readonly MediaRecord[],
): readonly OptionRecord[] =>
  options.map((option) => ({
    ...option,
    choices: option.choices.map(({ mediaIds = [], ...choice }) => {
      const left = mediaIds.filter((id) => media.some((one) => one.id === id))
      return left.length > 0 ? { ...choice, mediaIds: left } : choice
    }),
  }))

/** Refuses fields that would make a gift card worth something other than its price, or require input from buyers. */
const requireGiftCard = ({ giftCard, price, reducedPrice, modifiers = [] }: ProductRecord, path: string): void => {
  if (!giftCard) return
  const variants = `${path}.variantsInfo.variants`
  if (price === 0) throw invalidField(variants, 'must have a price of more than 0 for a gift card', 'MIN')
  if (reducedPrice !== undefined)
    throw invalidField(`${variants}[0].price.compareAtPrice`, 'is not for gift cards', 'FIELD_NOT_ALLOWED')
  if (modifiers.length > 0) throw invalidField(`${path}.modifiers`, 'are not for gift cards', 'FIELD_NOT_ALLOWED')
}

const requireTypedProperties = ({ sent, path, product }: Writing): void => {
  const { physicalProperties = {} } = sent
  if (product.record.productType === 'physical' || Object.keys(physicalProperties).length === 0) return
  throw invalidField(`${path}.physicalProperties`, 'is not for digital products', 'ONE_OF_ALIGNMENT')
}

/**
 * Returns a product with the fields of a request. Connects it with customizations, its brand, ribbons and info sections,
 * which are created if the store does not have them.
 */
export const writeProduct = async (context: WritingContext, db: Db, given: Writing): Promise<ProductToSave> => {
  const { names, site, path, product } = given
  const sent = await withConnectableModifiers(db, given)
  const writing = { ...given, sent }
  requireTypedProperties(writing)
  const name = readName(writing)
  const plain = withChanges(product.record, readPlainFields(writing))
  const { options: wantedOptions, modifiers: wantedModifiers } = readConnecting(writing)
  const customizations = [...wantedOptions, ...wantedModifiers]
  const connected = await connectCustomizations(context, db, { site, customizations })
  const media = await readMedia(db, writing, context.now())
  const options = readOptions(writing, connected.slice(0, wantedOptions.length), media)
  const modifiers = readModifiers(writing, connected.slice(wantedOptions.length), options)
  const varied = withVariants({ ...writing, product: { ...product, record: plain } }, options)
  const record = withChanges(varied, {
    media,
    options: withoutRemovedMedia(varied.options, media),
    variants: readVariantMedia(writing, varied, media),
    modifiers: modifiers.length > 0 ? modifiers : undefined,
    ...(await readLabels({ ...context, db }, writing)),
    ...(await readSubscriptions(db, writing)),
    ...(await readMainCategory(db, writing)),
  })
  requireGiftCard(record, path)
  await requireDigitalFiles(db, site.id, { before: product.record, after: record })
  const { visible = true } = sent
  const written = { ...product, name, ...(names.has('visible') && { visible }), record }
  const components = names.has('bundle') && !given.isNew ? (sent.bundle ?? { components: [] }) : sent.bundle
  const before = given.isNew ? undefined : product.record
  return writeBundle(db, written, { sent: components, before, path, newId: given.newId })
}
