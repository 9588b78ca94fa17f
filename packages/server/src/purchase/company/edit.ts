import type { Company } from '@vitrine/contract/entities/people/company.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { required } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Site } from '../../ground/site/sites.ts'
import { requireCurrent } from '../../ground/entity/revision.ts'
import {
  addCompanyEvent,
  insertCompany,
  lockCompany,
  saveCompany,
  type StoredCompany,
} from '../../people/customer/company/api.ts'
import { readSent } from './sent.ts'

type Clock = Pick<Context, 'now' | 'newId'>

interface Sent {
  readonly site: Pick<Site, 'id' | 'currency'>
  readonly company: Input<Company>
}

const emptyColumns = {
  external_id: null,
  tax_id: null,
  billing_address: null,
  shipping_addresses: '[]',
  tags: [],
  note: null,
  payment_terms: 'PAY_AT_CHECKOUT' as const,
  member_group_ids: [],
  tax_exempt_group_id: null,
  credit_limit: null,
  last_order_date: null,
}

/** Records a changed note, and changed payment terms. */
const noteChanges = async (
  { now, newId }: Clock,
  db: Db,
  { before, after }: { readonly before?: StoredCompany; readonly after: StoredCompany },
): Promise<void> => {
  const { note, payment_terms: terms } = after
  if (note !== null && note !== (before?.note ?? null))
    await addCompanyEvent(db, after, { id: newId(), type: 'NOTE', text: note, now: now() })
  if (terms !== (before?.payment_terms ?? 'PAY_AT_CHECKOUT'))
    await addCompanyEvent(db, after, { id: newId(), type: 'TERMS_CHANGED', text: terms, now: now() })
}

/** Creates a company in the caller's transaction. */
export const createCompany = async (clock: Clock, db: Db, { site, company }: Sent): Promise<StoredCompany> => {
  const columns = await readSent(db, site, company)
  const date = clock.now()
  const after = await insertCompany(db, {
    ...emptyColumns,
    ...columns,
    name: required(columns.name, 'company.name'),
    site_id: site.id,
    id: clock.newId(),
    revision: 1,
    created_date: date,
    updated_date: date,
  })
  await noteChanges(clock, db, { after })
  return after
}

/** Changes the sent fields of a company in the caller's transaction. Refuses an outdated revision. */
export const updateCompany = async (
  clock: Clock,
  db: Db,
  { site, id, company }: Sent & { readonly id: string },
): Promise<StoredCompany> => {
  const before = await lockCompany(db, { siteId: site.id, id })
  requireCurrent(before, company.revision, 'company.revision')
  return changeCompany(clock, db, { site, before, company })
}

/** Changes the sent fields of a locked company in the caller's transaction. */
export const changeCompany = async (
  clock: Clock,
  db: Db,
  { site, before, company }: Sent & { readonly before: StoredCompany },
): Promise<StoredCompany> => {
  const columns = await readSent(db, site, company)
  const after = await saveCompany(db, before, { ...columns, now: clock.now() })
  await noteChanges(clock, db, { before, after })
  return after
}
