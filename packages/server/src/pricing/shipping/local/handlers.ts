import type { localDeliveryOptionCalls } from '@vitrine/contract'
import type { ErrorCode } from '@vitrine/contract/errors.ts'
import { sql } from 'kysely'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import { createDocumentStore, requireRevision } from '../../../ground/document/document-store.ts'
import { listDocuments } from '../../../ground/document/store.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { requireDeliveryRegions, withDeliveryRegion, withoutDeliveryRegion } from '../edit.ts'
import { failureOf } from '../failures.ts'
import { regionIds } from '../fields.ts'
import { requireLocalLimits } from '../limits.ts'
import type { LocalDeliveryRecord } from '../tables.ts'
import { clearLocalDelivery, editLocalDelivery, newLocalDelivery, type ClearablePart } from './edit.ts'
import { presentLocalDelivery } from './present.ts'

type LocalHandlers = Handlers<typeof localDeliveryOptionCalls>
type Sent = Parameters<typeof newLocalDelivery>[0]

const perRegion = 'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED'

const createLocals = (context: Context) => {
  const store = createDocumentStore(context, {
    table: 'local_delivery_option',
    missing: 'The local delivery was not found.',
    fields: {
      areaName: { kind: 'text', column: sql`(body->>'areaName')` },
      estimatedDeliveryTime: { kind: 'text', column: sql`(body->>'estimatedDeliveryTime')` },
      deliveryRegionIds: regionIds,
    },
    present: presentLocalDelivery,
  })
  const create = (siteId: string, sent: Sent, code: ErrorCode) =>
    store.create(siteId, async (db, { currency }) => {
      const record = newLocalDelivery(sent, currency)
      await requireDeliveryRegions(db, siteId, record.deliveryRegionIds)
      await requireLocalLimits(db, siteId, { regionIds: record.deliveryRegionIds, code })
      return record
    })
  const update = (siteId: string, id: string, sent: Sent, unset: readonly ClearablePart[] = []) =>
    store.change({
      siteId,
      id,
      revision: requireRevision(sent.revision, 'localDeliveryOption.revision'),
      edit: async (before, db, { currency }) => {
        const record = editLocalDelivery(clearLocalDelivery(before, unset), sent, currency)
        const added = record.deliveryRegionIds.filter((one) => !before.deliveryRegionIds.includes(one))
        await requireDeliveryRegions(db, siteId, added)
        await requireLocalLimits(db, siteId, { regionIds: added, code: perRegion })
        return record
      },
    })
  return { ...store, create, update }
}

type Locals = ReturnType<typeof createLocals>

/** Returns the error code of one item in a bulk call. */
const wordOf = (error: unknown, id: string | undefined) => {
  const { error: failure, ...of } = failureOf(error, id)
  return { ...of, error: failure.code }
}

type BulkHandlers = Pick<
  LocalHandlers,
  'bulkCreateLocalDeliveryOption' | 'bulkUpdateLocalDeliveryOption' | 'bulkDeleteLocalDeliveryOption'
>

const createBulk = (context: Context, locals: Locals): BulkHandlers => {
  const all = async <One extends { readonly id?: string }>(
    ones: readonly One[],
    act: (one: One) => ReturnType<Locals['get']>,
  ) => {
    const localDeliveryOptions: Awaited<ReturnType<Locals['get']>>[] = []
    const errors: ReturnType<typeof wordOf>[] = []
    for (const one of ones)
      await act(one).then(
        (done) => localDeliveryOptions.push(done),
        (error: unknown) => errors.push(wordOf(error, one.id)),
      )
    return { localDeliveryOptions, errors }
  }
  return {
    bulkCreateLocalDeliveryOption: ({ siteId }, { body }) =>
      all(body.localDeliveryOptions as Sent[], (sent) => locals.create(siteId, sent, perRegion)),
    bulkUpdateLocalDeliveryOption: ({ siteId }, { body }) =>
      all(body.localDeliveryOptions, ({ id = '', ...sent }) => locals.update(siteId, id, sent)),
    // The response cannot report failures, so either all are deleted or none.
    bulkDeleteLocalDeliveryOption: async ({ siteId }, { query: { ids } }) => {
      await transact(context.db, async (db) => {
        const found = await db
          .deleteFrom('local_delivery_option')
          .where('site_id', '=', siteId)
          .where('id', 'in', [...new Set(ids)])
          .returning('id')
          .execute()
        const missing = ids.find((id) => !found.some((one) => one.id === id))
        if (missing !== undefined) throw new Refusal('NOT_FOUND', 'The local delivery was not found.', { id: missing })
      })
      return {}
    },
  }
}

const createRegions = (
  locals: Locals,
): Pick<LocalHandlers, 'addLocalDeliveryOptionDeliveryRegion' | 'removeLocalDeliveryOptionDeliveryRegion'> => ({
  addLocalDeliveryOptionDeliveryRegion: async ({ siteId }, { body }) => ({
    localDeliveryOption: await locals.change({
      siteId,
      id: body.localDeliveryOptionId,
      revision: body.revision,
      edit: async (record, db) => {
        const isNew = !record.deliveryRegionIds.includes(body.deliveryRegionId)
        if (isNew) await requireLocalLimits(db, siteId, { regionIds: [body.deliveryRegionId], code: perRegion })
        return withDeliveryRegion(record, db, { siteId, id: body.deliveryRegionId })
      },
    }),
  }),
  removeLocalDeliveryOptionDeliveryRegion: async ({ siteId }, { body }) => ({
    localDeliveryOption: await locals.change({
      siteId,
      id: body.localDeliveryOptionId,
      revision: body.revision,
      edit: (record) => withoutDeliveryRegion(record, body.deliveryRegionId),
    }),
  }),
})

/** Creates the handlers for calls about local delivery. */
export const createLocalHandlers = (context: Context): LocalHandlers => {
  const locals = createLocals(context)
  return {
    ...createBulk(context, locals),
    ...createRegions(locals),
    createLocalDeliveryOption: async ({ siteId }, { body }) => ({
      localDeliveryOption: await locals.create(
        siteId,
        body.localDeliveryOption,
        'LIMIT_OF_OPTIONS_PER_EXTERNAL_ID_EXCEEDED',
      ),
    }),
    getLocalDeliveryOption: async ({ siteId }, { params }) => ({
      localDeliveryOption: await locals.get(siteId, params.localDeliveryOptionId),
    }),
    updateLocalDeliveryOption: async ({ siteId }, { params, body }) => ({
      localDeliveryOption: await locals.update(siteId, params.id, body.localDeliveryOption, body.unset),
    }),
    deleteLocalDeliveryOption: async ({ siteId }, { params }) => {
      await locals.remove(siteId, params.localDeliveryOptionId)
      return {}
    },
    queryLocalDeliveryOptions: async ({ siteId }, { body }) => {
      const { items, pagingMetadata } = await locals.query(siteId, body.query)
      return { localDeliveryOptions: items, pagingMetadata }
    },
    listLocalDeliveryOptions: async ({ siteId }, { query: { externalId } }) => {
      const site = await requireSite(context.sites, siteId)
      const all = await listDocuments<LocalDeliveryRecord>(context.db, 'local_delivery_option', siteId)
      const found = all.filter(({ body }) => body.deliveryRegionIds.includes(externalId))
      return { localDeliveryOptions: found.map((one) => presentLocalDelivery(one, site)) }
    },
  }
}
