import type { Category } from '@vitrine/contract/entities/catalog/category.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { MediaRecord } from '@vitrine/domain/catalog/product.ts'
import { toSlug } from '@vitrine/domain/catalog/slug.ts'
import { findRichContentProblem } from '@vitrine/domain/rich-content/find-problem.ts'
import { invalidField, InvalidRequest, Refusal } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { readLabel } from '../../../ground/entity/label.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { findImageRecords } from '../edit/media/look-up-media.ts'
import { findFreeSlug, isSlugOfAnother } from '../edit/slugs.ts'

export type SentCategory = Omit<Input<Category>, 'id'> & {
  readonly id?: string | undefined
  readonly revision?: string | undefined
}

/** Fields that an update can change, and those of the first generation that they correspond to. */
export const writableFields = {
  name: 'name',
  slug: 'slug',
  description: 'description',
  image: 'media',
  richContentDescription: 'richContentDescription',
  seoData: 'seoData',
} as const satisfies Partial<Record<keyof Category, string>>
export type WritableField = keyof typeof writableFields

/** A category to write, and where the request has it. */
export interface Writing {
  readonly site: Site
  readonly id: string
  /** Fields that change. */
  readonly names: ReadonlySet<WritableField>
  /** The media that it has. */
  readonly known: readonly MediaRecord[]
  readonly path: string
}

const readImage = async (
  db: Db,
  { image }: SentCategory,
  { site, known, path }: Writing,
): Promise<readonly MediaRecord[]> => {
  const { id, url, altText } = image ?? {}
  if (id === undefined && url === undefined) return []
  const isById = id !== undefined && (url === undefined || known.some((one) => one.id === id))
  const field = `${path}.image`
  const found = await findImageRecords(db, [isById ? { mediaId: id } : { url: url! }], { site, known, field }).catch(
    (error: unknown) => {
      throw error instanceof InvalidRequest ? invalidField(field, error.violations[0]!.description) : error
    },
  )
  return found.map((record) => (altText === undefined ? record : { ...record, altText }))
}

const readRichContent = ({ richContentDescription: content }: SentCategory, { path }: Writing): string | null => {
  if (!content) return null
  const problem = findRichContentProblem(content.nodes ?? [])
  if (problem) throw invalidField(`${path}.richContentDescription.nodes${problem.path}`, problem.description, 'FORMAT')
  return JSON.stringify(content)
}

/** Reads the slug: one that is sent must be free; one that is derived from the name gets a number if it is not. */
export const readSlug = async (
  db: Db,
  { slug, name = '' }: SentCategory,
  { site, id, path }: Pick<Writing, 'site' | 'id' | 'path'>,
): Promise<string> => {
  if (slug === undefined) return findFreeSlug(db, 'collection', { siteId: site.id, wanted: toSlug(name) })
  if (slug !== slug.trim() || /[\s/?#\\%]/.test(slug)) {
    const words = 'must not contain spaces or any of / ? # \\ %'
    throw invalidField(`${path}.slug`, words, 'VALIDATION', 'INVALID_SLUG_FORMAT')
  }
  if (await isSlugOfAnother(db, 'collection', { siteId: site.id, id, slug })) throw new Refusal('DUPLICATE_SLUG')
  return slug
}

/** Returns the columns that change. */
export const columnsOf = async (db: Db, sent: SentCategory, writing: Writing) => {
  const { names, path } = writing
  if (names.has('slug') && sent.slug === undefined) throw new Refusal('REMOVED_SLUG')
  return {
    ...(names.has('name') && { name: readLabel(sent.name, `${path}.name`) }),
    ...(names.has('slug') && { slug: await readSlug(db, sent, writing) }),
    ...(names.has('description') && { description: sent.description ?? '' }),
    ...(names.has('image') && { media: JSON.stringify(await readImage(db, sent, writing)) }),
    ...(names.has('richContentDescription') && { rich_description: readRichContent(sent, writing) }),
    ...(names.has('seoData') && { seo_data: sent.seoData ? JSON.stringify(sent.seoData) : null }),
  }
}
