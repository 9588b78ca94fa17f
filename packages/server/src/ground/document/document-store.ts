import type { EventType } from '@vitrine/contract/event-types.ts'
import type { Search } from '@vitrine/contract/calls/query.ts'
import { toMinor } from '@vitrine/domain/money.ts'
import { sql } from 'kysely'
import type { Context } from '../context/context.ts'
import { transact } from '../database/transact.ts'
import { recordEvent } from '../event/outbox.ts'
import { findCursorPage } from '../query/cursor-page.ts'
import type { Field } from '../query/conditions.ts'
import { invalidField, Refusal } from '../base/refusal.ts'
import { requireSite, type Site } from '../site/sites.ts'
import type { Db } from '../database/tables.ts'
import {
  deleteDocument,
  findDocument,
  insertDocument,
  saveDocument,
  type Document,
  type DocumentTableName,
} from './store.ts'

type ChangeType = 'created' | 'updated' | 'deleted'
/** Kinds of documents with events for each change. */
type DocumentWithEvents = NameOf<EventType, 'created'> & NameOf<EventType, 'updated'> & NameOf<EventType, 'deleted'>
type NameOf<Type, What extends ChangeType> = Type extends `${infer Name}_${What}` ? Name : never

/** A document after a change. */
interface DocumentChange<Body> {
  readonly siteId: string
  readonly id: string
  /** Absent if it was deleted. */
  readonly body?: Body
  readonly now: Date
}

/** A kind of document: its table, events and presentation. */
export interface DocumentKind<Body, Wire, More = unknown> {
  readonly table: DocumentTableName
  /** The prefix of its events, such as `wix.ecom.v1.shipping_option`. Default: no events. */
  readonly event?: DocumentWithEvents
  /** Whether the event of a deletion contains the deleted document. */
  readonly includesDeletedEntity?: boolean
  /** The error message if a document doesn't exist. */
  readonly missing: string
  readonly fields?: Readonly<Record<string, Field>>
  readonly present: (document: Document<Body> & More, site: Site) => Wire
  /** Called in the transaction of each change, for example to keep a history. */
  readonly onChange?: (db: Db, change: DocumentChange<Body>) => Promise<void>
  /** How events present it, if different. */
  readonly presentInEvents?: (document: Document<Body> & More, site: Site) => object
}

/** Filter fields of all documents. */
const ownFields: Readonly<Record<string, Field>> = {
  id: { kind: 'text', column: sql`id` },
  createdDate: { kind: 'date', column: sql`created_date` },
  updatedDate: { kind: 'date', column: sql`updated_date` },
}

interface Change<Body> {
  readonly siteId: string
  readonly id: string
  /** The revision that the caller read. Stale revisions are rejected. */
  readonly revision?: string | undefined
  readonly edit: (body: Body, db: Db, site: Site) => Body | Promise<Body>
}

/** Returns the revision of an update, which is required. */
export const requireRevision = (revision: string | undefined, field: string): string => {
  if (revision === undefined) throw invalidField(field, 'must be set', 'REQUIRED_FIELD')
  return revision
}

const refuseStale = (document: Document<unknown>, revision: string | undefined): void => {
  if (revision === undefined || revision === String(document.revision)) return
  const data = { revision: String(document.revision) }
  throw new Refusal('CONFLICT', 'It was changed in the meantime. Read it again, then retry.', data)
}

/**
 * Stores documents of one kind. Changes are saved together with their event, and rejected if the revision is stale.
 * `More` are the additional columns of the table.
 */
export const createDocumentStore = <Body, Wire, More = unknown>(
  context: Context,
  kind: DocumentKind<Body, Wire, More>,
) => {
  type Row = Document<Body> & More
  const { db, sites, now, newId } = context
  const { table, event, missing, present } = kind
  /** Rows contain all columns of their table. */
  const rowOf = (document: Document<Body>) => document as Row
  const presentForEvent = (document: Row, site: Site, entity: Wire) =>
    (kind.presentInEvents?.(document, site) ?? entity) as object
  const fields = { ...ownFields, ...kind.fields }

  const recordChange = async (
    transaction: Db,
    document: { site_id: string; id: string },
    change: ChangeType,
    body: object,
  ) => {
    if (event === undefined) return
    const entity = event.slice(event.lastIndexOf('.') + 1)
    const about = { siteId: document.site_id, entity, entityId: document.id }
    await recordEvent(transaction, { ...about, type: `${event}_${change}`, body })
  }

  const require = async (transaction: Db, at: { siteId: string; id: string; hold?: boolean }) => {
    const document = await findDocument<Body>(transaction, table, at)
    if (!document) throw new Refusal('NOT_FOUND', missing)
    return rowOf(document)
  }

  return {
    require,

    get: async (siteId: string, id: string): Promise<Wire> =>
      present(await require(db, { siteId, id }), await requireSite(sites, siteId)),

    create: async (siteId: string, make: (db: Db, site: Site) => Body | Promise<Body>, id = newId()): Promise<Wire> => {
      const site = await requireSite(sites, siteId)
      return transact(db, async (transaction) => {
        const body = await make(transaction, site)
        const inserted = await insertDocument<Body>(transaction, table, { siteId, id, body, now: now() })
        const document = rowOf(inserted)
        await kind.onChange?.(transaction, { siteId, id, body, now: now() })
        const entity = present(document, site)
        await recordChange(transaction, document, 'created', { entity: presentForEvent(document, site, entity) })
        return entity
      })
    },

    change: async ({ siteId, id, revision, edit }: Change<Body>): Promise<Wire> => {
      const site = await requireSite(sites, siteId)
      return transact(db, async (transaction) => {
        const document = await require(transaction, { siteId, id, hold: true })
        refuseStale(document, revision)
        const body = await edit(document.body, transaction, site)
        const saved = rowOf(await saveDocument<Body>(transaction, table, { document, body, now: now() }))
        await kind.onChange?.(transaction, { siteId, id, body, now: now() })
        const entity = present(saved, site)
        await recordChange(transaction, saved, 'updated', { currentEntity: presentForEvent(saved, site, entity) })
        return entity
      })
    },

    remove: async (siteId: string, id: string, check?: (db: Db) => Promise<void>): Promise<void> => {
      const site = await requireSite(sites, siteId)
      await transact(db, async (transaction) => {
        const document = await require(transaction, { siteId, id, hold: true })
        await check?.(transaction)
        const end = kind.includesDeletedEntity ? { deletedEntity: present(document, site) as object } : {}
        await recordChange(transaction, document, 'deleted', end)
        await deleteDocument(transaction, table, { siteId, id })
        await kind.onChange?.(transaction, { siteId, id, now: now() })
      })
    },

    query: async (siteId: string, query: Search | undefined) => {
      const site = await requireSite(sites, siteId)
      const options = { table, siteId, fields, toMinor: (value: string | number) => toMinor(value, site.currency) }
      const { rows, metadata } = await findCursorPage<Row>(db, query, options)
      return { items: rows.map((document) => present(document, site)), pagingMetadata: metadata }
    },
  }
}

/** Presents the fields that all kinds of documents share. */
export const presentRevision = (document: Document<unknown>) => ({
  id: document.id,
  revision: String(document.revision),
  createdDate: document.created_date.toISOString(),
  updatedDate: document.updated_date.toISOString(),
})
