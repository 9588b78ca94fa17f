import type { MediaAssignmentToChoice, MediaDataForWrite } from '@vitrine/contract/entities/product.ts'
import type { ChoiceRecord, MediaRecord, ProductRecord } from '@vitrine/domain/catalog/product.ts'
import { mediaIdOf } from '../../ground/media/addresses.ts'
import { InvalidRequest, type Violation } from '../../ground/base/refusal.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { externalPicture, isNoPicture } from './external-picture.ts'
import { listPublicMedia } from '../../ground/media/files.ts'

/** So many pictures and videos a product has at the most. */
const mostMedia = 100
const longestUrl = 2048
/** Where the hosted provider keeps pictures, by their id. */
const providersPicture = /^https:\/\/static\.wixstatic\.com\/media\/([\w.~-]{1,200})(?:$|[/?#])/

const violation = (field: string, description: string): Violation => ({
  field,
  description,
  violatedRule: 'VALIDATION',
})

const refuseSome = (violations: readonly Violation[]): void => {
  if (violations.length > 0) throw new InvalidRequest(violations)
}

/** What a request means: a file of the shop by its id, a picture elsewhere by its address, or whichever it turns out. */
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

/** Looks up media by id or address: files of the shop, and pictures that stay where they are. */
export const findMediaRecords = async (
  db: Db,
  sent: readonly MediaDataForWrite[],
  { site, known, field }: { site: Site; known: readonly MediaRecord[]; field: string },
): Promise<MediaRecord[]> => {
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
  refuseSome(
    found.flatMap((one, index) =>
      one ? [] : [violation(`${field}[${index}]`, 'is not an image or video of this store')],
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

/** The product with other media on the choices that `change` has something for. */
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
    const isThere =
      !place || record.options.some(({ name, choices }) => choices.some((choice) => isPlace(place, name, choice)))
    return isThere ? [] : [violation(field(index), 'is not a choice of this product')]
  })

/** Adds media behind those there are, and to choices where that is said. */
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
  if (media.length > mostMedia) {
    const description = `would give the product more than ${mostMedia}`
    throw new InvalidRequest([{ field: 'media', description, violatedRule: 'MAX_SIZE' }])
  }
  return editChoices({ ...record, media }, (option, choice) => {
    const added = found.filter((_, index) => isPlace(sent[index]!.choice ?? {}, option, choice))
    return added.length === 0 ? undefined : [...(choice.mediaIds ?? []), ...added.map(({ id }) => id)]
  })
}

/** Takes media off a product and its choices; all of them where none are named. */
export const removeMedia = (record: ProductRecord, mediaIds: readonly string[]): ProductRecord => {
  const stays = (id: string): boolean => mediaIds.length > 0 && !mediaIds.includes(id)
  const media = record.media.filter(({ id }) => stays(id))
  return editChoices({ ...record, media }, (_, choice) => choice.mediaIds?.filter(stays))
}

/** Shows media of the product with choices, too. */
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

/** Shows media with choices no more; all of them where none are named. The product keeps them. */
export const removeMediaFromChoices = (
  record: ProductRecord,
  assignments: readonly MediaAssignmentToChoice[],
): ProductRecord => {
  refuseSome(placesMissing(record, assignments, (index) => `media[${index}]`))
  return editChoices(record, (option, choice) => {
    const meant = assignments.filter((one) => isPlace(one, option, choice))
    if (meant.length === 0) return undefined
    return (choice.mediaIds ?? []).filter((id) =>
      meant.every(({ mediaIds = [] }) => mediaIds.length > 0 && !mediaIds.includes(id)),
    )
  })
}
