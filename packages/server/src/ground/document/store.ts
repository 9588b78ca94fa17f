import { sql, type Kysely } from 'kysely'
import type { Db, Tables } from '../database/tables.ts'
import type { DocumentTable } from './tables.ts'

/** A stored document. */
export interface Document<Body> {
  readonly site_id: string
  readonly id: string
  readonly body: Body
  readonly revision: number
  readonly created_date: Date
  readonly updated_date: Date
}

/** The names of document tables. */
export type DocumentTableName = {
  [Name in keyof Tables]: Tables[Name] extends DocumentTable<infer _Body> ? Name : never
}[keyof Tables]

/** All document tables have the same columns, so queries use the common name `document`. */
const documentsOf = <Body>(db: Db) => db as unknown as Kysely<{ document: DocumentTable<Body> }>
const asDocumentTable = (table: DocumentTableName) => table as unknown as 'document'

export const insertDocument = <Body>(
  db: Db,
  table: DocumentTableName,
  { siteId, id, body, now }: { siteId: string; id: string; body: Body; now: Date },
): Promise<Document<Body>> =>
  documentsOf<Body>(db)
    .insertInto(asDocumentTable(table))
    .values({ site_id: siteId, id, body: JSON.stringify(body), revision: 1, created_date: now, updated_date: now })
    .returningAll()
    .executeTakeFirstOrThrow() as unknown as Promise<Document<Body>>

export const findDocument = async <Body>(
  db: Db,
  table: DocumentTableName,
  { siteId, id, hold = false }: { siteId: string; id: string; hold?: boolean },
): Promise<Document<Body> | undefined> => {
  const found = documentsOf<Body>(db)
    .selectFrom(asDocumentTable(table))
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
  const row = await (hold ? found.forUpdate() : found).executeTakeFirst()
  return row as unknown as Document<Body> | undefined
}

/** Lists all documents of a site, oldest first. */
export const listDocuments = async <Body>(
  db: Db,
  table: DocumentTableName,
  siteId: string,
): Promise<Document<Body>[]> => {
  const { rows } = await sql<Document<Body>>`
    select * from ${sql.table(table)} where site_id = ${siteId} order by created_date, id`.execute(db)
  return rows
}

export const saveDocument = <Body>(
  db: Db,
  table: DocumentTableName,
  { document, body, now }: { document: Document<Body>; body: Body; now: Date },
): Promise<Document<Body>> =>
  documentsOf<Body>(db)
    .updateTable(asDocumentTable(table))
    .set({ body: JSON.stringify(body), revision: Number(document.revision) + 1, updated_date: now } as never)
    .where('site_id', '=', document.site_id)
    .where('id', '=', document.id)
    .returningAll()
    .executeTakeFirstOrThrow() as unknown as Promise<Document<Body>>

export const deleteDocument = async (
  db: Db,
  table: DocumentTableName,
  { siteId, id }: { siteId: string; id: string },
): Promise<void> => {
  await documentsOf(db).deleteFrom(asDocumentTable(table)).where('site_id', '=', siteId).where('id', '=', id).execute()
}
