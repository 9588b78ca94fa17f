import { variantsOf, type ProductRecord } from '@vitrine/domain/catalog/product.ts'
import { sql } from 'kysely'
import { Refusal } from '../../../../ground/base/refusal.ts'
import type { Db } from '../../../../ground/database/tables.ts'

const filesOf = (record: ProductRecord): readonly string[] => [
  ...new Set([record, ...variantsOf(record)].flatMap(({ digitalFileId }) => digitalFileId ?? [])),
]

/** Refuses files that were not uploaded. Those that the product had before are not checked. */
export const requireDigitalFiles = async (
  db: Db,
  siteId: string,
  { before, after }: { readonly before: ProductRecord; readonly after: ProductRecord },
): Promise<void> => {
  const known = new Set(filesOf(before))
  const added = filesOf(after).filter((id) => !known.has(id))
  if (added.length === 0) return
  const { rows } = await sql<{ id: string }>`
    select id from secure_file where site_id = ${siteId} and id = any(${added}::text[])`.execute(db)
  const ids = added.filter((id) => !rows.some((row) => row.id === id))
  if (ids.length > 0) throw new Refusal('DIGITAL_FILE_NOT_FOUND_ERROR', undefined, { ids })
}
