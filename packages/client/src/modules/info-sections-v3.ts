// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/info-sections-v3.ts'
import type {
  BulkResult,
  BulkActionMetadata,
  InfoSection,
  BulkInfoSectionResult,
  InfoSectionInput,
  InfoSectionUpdateInput,
  MaskedInfoSectionInput,
} from '../generated.ts'
import { bulkCreateInfoSectionsMoments } from '../moments.ts'
import { pack } from '../pack.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const infoSectionDates = {
  createdDate: true,
  updatedDate: true,
  description: { metadata: { createdTimestamp: true, updatedTimestamp: true } },
} as const

const createInfoSectionDates = { infoSection: infoSectionDates } as const

/**
 * Creates an info section: a text that several products can show. Elevated.
 *
 * @example
 * const care = { uniqueName: 'Care of wool', title: 'Care', plainDescription: '<p>Wash by hand.</p>' }
 * const { id } = await owner.infoSectionsV3.createInfoSection(care)
 */
export const createInfoSection = (
  send: ElevatedSend,
): ((infoSection: InfoSectionInput, call?: CallOptions) => Promise<InfoSection>) =>
  bind(
    send,
    { route: 'POST /stores/v3/info-sections infoSection', elevated: true, dates: createInfoSectionDates },
    'infoSection',
  )

/**
 * Returns an info section.
 *
 * @example
 * const { title } = await client.infoSectionsV3.getInfoSection(infoSection.id)
 */
export const getInfoSection = (
  send: Send,
): ((
  infoSectionId: string,
  options?: { fields?: readonly 'ASSIGNED_PRODUCTS_COUNT'[] },
  call?: CallOptions,
) => Promise<InfoSection>) =>
  bind(
    send,
    {
      route: 'GET /stores/v3/info-sections/{infoSectionId} infoSectionId ...options',
      repeatable: true,
      dates: createInfoSectionDates,
    },
    'infoSection',
  )

/**
 * Returns an info section by ID or unique name. Creates it if none has the unique name. Elevated.
 *
 * @example
 * const care = { uniqueName: 'Care of wool', title: 'Care' }
 * const { infoSection: found } = await owner.infoSectionsV3.getOrCreateInfoSection({ infoSection: care })
 */
export const getOrCreateInfoSection = (
  send: ElevatedSend,
): ((
  options: BodyOf<typeof calls.getOrCreateInfoSection>,
  call?: CallOptions,
) => Promise<{ infoSection: InfoSection }>) =>
  bind(send, {
    route: 'POST /stores/v3/info-sections/get-or-create ...options',
    repeatable: true,
    elevated: true,
    dates: createInfoSectionDates,
  })

/**
 * Updates an info section. Fields that are not sent do not change. Requires its current revision. Elevated.
 *
 * @example
 * const { id, revision } = infoSection
 * await owner.infoSectionsV3.updateInfoSection(id, { revision, title: 'Care of wool' })
 */
export const updateInfoSection = (
  send: ElevatedSend,
): ((
  id: string,
  infoSection: InfoSectionUpdateInput,
  options?: { fields?: readonly 'ASSIGNED_PRODUCTS_COUNT'[] },
  call?: CallOptions,
) => Promise<InfoSection>) =>
  bind(
    send,
    {
      route: 'PATCH /stores/v3/info-sections/{id} id infoSection ...options',
      elevated: true,
      dates: createInfoSectionDates,
    },
    'infoSection',
  )

/**
 * Deletes an info section. Its products no longer show it. Elevated.
 *
 * @example
 * await owner.infoSectionsV3.deleteInfoSection(infoSection.id)
 */
export const deleteInfoSection = (send: ElevatedSend): ((infoSectionId: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /stores/v3/info-sections/{infoSectionId} infoSectionId', elevated: true }, '')

/** Fields that info sections can be filtered by. */
export interface InfoSectionFields {
  id: string
  uniqueName: string
  title: string
  createdDate: Date
  updatedDate: Date
}

/** Fields that info sections can be sorted by. */
export type InfoSectionSortField = 'uniqueName' | 'title' | 'createdDate' | 'updatedDate'

/** A query builder for info sections. */
export type InfoSectionQuery = CursorQuery<InfoSection, InfoSectionFields, InfoSectionSortField>

/**
 * Lists info sections that match a filter, sorted and paged. Without arguments, returns a query to build.
 *
 * @example
 * const { items } = await client.infoSectionsV3.queryInfoSections().eq('title', 'Care').find()
 */
export const queryInfoSections = (
  send: Send,
): CursorQueryCall<InfoSectionQuery, ResponseOf<typeof calls.queryInfoSections>> =>
  cursorQueryCall(
    send,
    {
      route: 'GET /stores/v3/info-sections/query',
      repeatable: true,
      packed: pack,
      dates: { infoSections: infoSectionDates },
    },
    'infoSections',
  )

/**
 * Counts info sections, all or those that match a filter.
 *
 * @example
 * const { count } = await client.infoSectionsV3.countInfoSections({ filter: { title: 'Care' } })
 */
export const countInfoSections = (
  send: Send,
): ((options?: { filter?: unknown }, call?: CallOptions) => Promise<{ count: number }>) =>
  bind(send, { route: 'POST /stores/v3/info-sections/count ...options', repeatable: true })

/**
 * Creates up to 100 info sections. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const { results } = await owner.infoSectionsV3.bulkCreateInfoSections([{ uniqueName: 'Returns', title: 'Returns' }])
 */
export const bulkCreateInfoSections = (
  send: ElevatedSend,
): ((
  infoSections: readonly InfoSectionInput[],
  options?: { returnEntity?: boolean },
  call?: CallOptions,
) => Promise<{ results: readonly BulkInfoSectionResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/info-sections/create infoSections ...options',
    elevated: true,
    dates: bulkCreateInfoSectionsMoments,
  })

/**
 * Returns up to 100 info sections by ID or unique name. Creates those that do not exist. Elevated.
 *
 * @example
 * const infoSections = [{ uniqueName: 'Returns', title: 'Returns' }]
 * const { results } = await owner.infoSectionsV3.bulkGetOrCreateInfoSections({ infoSections })
 */
export const bulkGetOrCreateInfoSections = (
  send: ElevatedSend,
): ((
  options: BodyOf<typeof calls.bulkGetOrCreateInfoSections>,
  call?: CallOptions,
) => Promise<{ results: readonly BulkInfoSectionResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/info-sections/get-or-create ...options',
    repeatable: true,
    elevated: true,
    dates: bulkCreateInfoSectionsMoments,
  })

/**
 * Updates up to 100 info sections by ID and revision. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const { id, revision } = infoSection
 * await owner.infoSectionsV3.bulkUpdateInfoSections([{ infoSection: { id, revision, title: 'Care' } }])
 */
export const bulkUpdateInfoSections = (
  send: ElevatedSend,
): ((
  infoSections: readonly MaskedInfoSectionInput[],
  options?: { returnEntity?: boolean; fields?: readonly 'ASSIGNED_PRODUCTS_COUNT'[] },
  call?: CallOptions,
) => Promise<{ results: readonly BulkInfoSectionResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/info-sections/update infoSections ...options',
    elevated: true,
    dates: bulkCreateInfoSectionsMoments,
  })

/**
 * Deletes up to 100 info sections. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const { bulkActionMetadata } = await owner.infoSectionsV3.bulkDeleteInfoSections([infoSection.id])
 */
export const bulkDeleteInfoSections = (
  send: ElevatedSend,
): ((
  infoSectionIds: readonly string[],
  call?: CallOptions,
) => Promise<{ results: readonly BulkResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, { route: 'POST /stores/v3/bulk/info-sections/delete infoSectionIds', elevated: true })
