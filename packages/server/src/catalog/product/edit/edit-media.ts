import type { MediaAssignmentToChoice, MediaDataForWrite } from '@vitrine/contract/entities/catalog/product.ts'
import type { ChoiceRecord, MediaRecord, ProductRecord } from '@vitrine/domain/catalog/product.ts'
import { mediaIdOf } from '../../../ground/media/addresses.ts'
import { InvalidRequest, type Violation } from '../../../ground/base/refusal.ts'
import type { Site } from '../../../ground/site/sites.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { externalPicture, isNoPicture } from './external-picture.ts'
import { listPublicMedia } from '../../../ground/media/files.ts'

/** Most pictures and videos of a product. */
const maxMedia = 100
const longestUrl = 2048
/** Where the hosted provider serves pictures, by ID. */
const providersPicture = /^https:\/\/static\.wixstatic\.com\/media\/([\w.~-]{1,200})(?:$|[/?#])/

const violation = (field: string, description: string): Violation => ({
  field,
  description,
  violatedRule: 'VALIDATION',
})

const refuseSome = (violations: readonly Violation[]): void => {
  if (violations.length > 0) throw new InvalidRequest(violations)
}

/** A media reference: a store file by ID, an external picture by URL, or a URL that may be either. */
type Reference = { readonly id: string; readonly url?: string } | { readonly url: string }

const referenceOf = ({ mediaId, url }: MediaDataForWrite, site: Site): Reference | undefined => {
  if (mediaId !== undefined) return { id: mediaId }
  if (url === undefined || url.length > longestUrl || !URL.canParse(url)) return undefined
  const id = mediaIdOf(site, url)
  if (id === undefined) return { url }
  return providersPicture.test(url) ? { id, url } : { id }
}

const external = (url: string): MediaRecord => {
  const id = providersPicture.exec(url)?.[1]
  return { ...externalPicture(url), ...(id !== undefined && { id }) }
}

const findFiles = async (db: Db, siteId: string, ids: readonly string[]): Promise<MediaRecord[]> => {
  if (ids.length === 0) return []
  const rows = await listPublicMedia(db, siteId, ids)
  return rows.map(({ alt_text: altText, ...file }) => ({ ...file, ...(altText !== null && { altText }) }))
}

interface Lookup {
  readonly site: Site
  /** Media that were looked up before. */
  readonly known: readonly MediaRecord[]
  /** The path of the list in the request. */
  readonly field: string
}

/** Looks up media by ID or URL: store files, and external pictures, which are not copied. */
export const lookUpMedia = async (
  db: Db,
  sent: readonly MediaDataForWrite[],
  { site, known, field }: Lookup,
): Promise<(MediaRecord | undefined)[]> => {
  const references = sent.map((one) => referenceOf(one, site))
  const ids = references.flatMap((one) => (one && 'id' in one ? [one.id] : []))
  const files = [...known, ...(await findFiles(db, site.id, ids))]
  const found = references.map((one) => {
    if (!one) return undefined
    const file = 'id' in one ? files.find(({ id }) => id === one.id) : undefined
    return file ?? (one.url === undefined ? undefined : external(one.url))
  })
  refuseSome(
    found.flatMap((one, index) =>
      one?.url !== undefined && isNoPicture(one.url)
        ? [violation(`${field}[${index}].url`, 'must be the address of a picture: upload videos to the store')]
        : [],
    ),
  )
  return found
}

/** Looks up media. Refuses those that do not exist. */
export const findMediaRecords = async (
  db: Db,
  sent: readonly MediaDataForWrite[],
  lookup: Lookup,
): Promise<MediaRecord[]> => {
  const found = await lookUpMedia(db, sent, lookup)
  refuseSome(
    found.flatMap((one, index) =>
      one ? [] : [violation(`${lookup.field}[${index}]`, 'is not an image or video of this store')],
    ),
  )
  return found.flatMap((one) => one ?? [])
}

interface Place {
  readonly option?: string
  readonly choice?: string
}

const isPlace = (place: Place, option: string, choice: ChoiceRecord): boolean =>
  place.option === option && (place.choice === choice.description || place.choice === choice.value)

/** Replaces the media of those choices for which `change` returns some. */
const editChoices = (
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

const placesMissing = (
  record: ProductRecord,
  places: readonly (Place | undefined)[],
  field: (index: number) => string,
) =>
  places.flatMap((place, index): Violation[] => {
    const exists =
      !place || record.options.some(({ name, choices }) => choices.some((choice) => isPlace(place, name, choice)))
    return exists ? [] : [violation(field(index), 'is not a choice of this product')]
  })

/** Adds media after the existing ones, and to choices that are named. */
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
  const media = [...record.media]
  for (const one of found) if (!media.some(({ id }) => id === one.id)) media.push(one)
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
  return editChoices({ ...record, media }, (_, choice) => choice.mediaIds?.filter(stays))
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
