import type { MediaAssignmentToChoice, MediaDataForWrite } from '@vitrine/contract/entities/catalog/product/product.ts'
import type { ChoiceRecord, MediaRecord, ProductRecord, VariantRecord } from '@vitrine/domain/catalog/product.ts'
import { InvalidRequest, type Violation } from '../../../../ground/base/refusal.ts'
import { mediaViolation as violation, refuseSome } from './look-up-media.ts'

/** Most pictures, videos and 3D models of a product. */
const maxMedia = 100

export interface Place {
  readonly option?: string
  readonly choice?: string
}

export const isPlace = (place: Place, option: string, choice: ChoiceRecord): boolean =>
  place.option === option && (place.choice === choice.description || place.choice === choice.value)

/** Replaces the media of those choices for which `change` returns some. */
export const editChoices = (
  record: ProductRecord,
  change: (option: string, choice: ChoiceRecord) => readonly string[] | undefined,
): ProductRecord => ({
  ...record,
  options: record.options.map((option) => ({
    ...option,
    choices: option.choices.map((choice) => {
      const mediaIds = change(option.name, choice)
      return mediaIds === undefined ? choice : { ...choice, mediaIds: [...new Set(mediaIds)] }
    }),
  })),
})

export const placesMissing = (
  record: ProductRecord,
  places: readonly (Place | undefined)[],
  field: (index: number) => string,
) =>
  places.flatMap((place, index): Violation[] => {
    const exists =
      !place || record.options.some(({ name, choices }) => choices.some((choice) => isPlace(place, name, choice)))
    return exists ? [] : [violation(field(index), 'is not a choice of this product')]
  })

/** Adds media after the existing ones, and to choices that are named. Those that the product has are replaced. */
export const addMedia = (
  record: ProductRecord,
  sent: readonly MediaDataForWrite[],
  found: readonly MediaRecord[],
): ProductRecord => {
  refuseSome(
    placesMissing(
      record,
      sent.map(({ choice }) => choice),
      (index) => `media[${index}].choice`,
    ),
  )
  const byId = new Map([...record.media, ...found].map((one) => [one.id, one]))
  const media = [...byId.values()]
  if (media.length > maxMedia) {
    const description = `would give the product more than ${maxMedia}`
    throw new InvalidRequest([{ field: 'media', description, violatedRule: 'MAX_SIZE' }])
  }
  return editChoices({ ...record, media }, (option, choice) => {
    const added = found.filter((_, index) => isPlace(sent[index]!.choice ?? {}, option, choice))
    return added.length === 0 ? undefined : [...(choice.mediaIds ?? []), ...added.map(({ id }) => id)]
  })
}

/** Removes media from a product and its choices. Without IDs, removes all. */
export const removeMedia = (record: ProductRecord, mediaIds: readonly string[]): ProductRecord => {
  const stays = (id: string): boolean => mediaIds.length > 0 && !mediaIds.includes(id)
  const media = record.media.filter(({ id }) => stays(id))
  const variants = withMediaOf(record.variants, media)
  return editChoices({ ...record, media, variants }, (_, choice) => choice.mediaIds?.filter(stays))
}

/** Returns variants without media that the product does not have. */
export const withMediaOf = (
  variants: readonly VariantRecord[],
  media: readonly MediaRecord[],
): readonly VariantRecord[] =>
  variants.map(({ mediaIds = [], ...variant }) => {
    const left = mediaIds.filter((id) => media.some((one) => one.id === id))
    return left.length > 0 ? { ...variant, mediaIds: left } : variant
  })

/** Moves media to the front, in the given order. The others follow in theirs. */
export const arrangeMedia = (record: ProductRecord, mediaIds: readonly string[]): ProductRecord => {
  const first = mediaIds.map((id) => record.media.find((one) => one.id === id))
  refuseSome(
    first.flatMap((one, index) => {
      const isTwice = mediaIds.indexOf(mediaIds[index]!) < index
      if (one && !isTwice) return []
      return [violation(`mediaIds[${index}]`, isTwice ? 'is listed twice' : 'is not an item of this product')]
    }),
  )
  const rest = record.media.filter(({ id }) => !mediaIds.includes(id))
  return { ...record, media: [...first.flatMap((one) => one ?? []), ...rest] }
}

/** Links media of the product to choices. */
export const addMediaToChoices = (
  record: ProductRecord,
  assignments: readonly MediaAssignmentToChoice[],
): ProductRecord => {
  refuseSome([
    ...placesMissing(record, assignments, (index) => `media[${index}]`),
    ...assignments.flatMap(({ mediaIds = [] }, index) =>
      mediaIds.every((id) => record.media.some((one) => one.id === id))
        ? []
        : [violation(`media[${index}].mediaIds`, 'must list all media of this product')],
    ),
  ])
  return editChoices(record, (option, choice) => {
    const added = assignments.filter((one) => isPlace(one, option, choice)).flatMap(({ mediaIds = [] }) => mediaIds)
    return added.length === 0 ? undefined : [...(choice.mediaIds ?? []), ...added]
  })
}

/** Unlinks media from choices. Without IDs, unlinks all. The product keeps them. */
export const removeMediaFromChoices = (
  record: ProductRecord,
  assignments: readonly MediaAssignmentToChoice[],
): ProductRecord => {
  refuseSome(placesMissing(record, assignments, (index) => `media[${index}]`))
  return editChoices(record, (option, choice) => {
    const matching = assignments.filter((one) => isPlace(one, option, choice))
    if (matching.length === 0) return undefined
    return (choice.mediaIds ?? []).filter((id) =>
      matching.every(({ mediaIds = [] }) => mediaIds.length > 0 && !mediaIds.includes(id)),
    )
  })
}
