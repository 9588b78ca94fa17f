import type { productListCalls } from '@vitrine/contract'
import type { ProductView } from '@vitrine/contract/entities/catalog/product/product-list.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { Refusal, required, refusalFor, invalidBecause } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { sqlState, sqlStates } from '../../../ground/database/database-errors.ts'
import { transact } from '../../../ground/database/transact.ts'
import { presentColumns } from '../../../ground/entity/entity-kind.ts'
import { requireCurrent } from '../../../ground/entity/revision.ts'
import { deleteView, insertView, listViews, lockView, saveView, type StoredView } from './store.ts'

const maxViews = 50

const missing = (): Refusal => new Refusal('NOT_FOUND', 'The view was not found.')

const refuseSameName = (error: unknown): never => {
  if (sqlState(error) !== sqlStates.uniqueViolation) throw error
  throw refusalFor('ALREADY_EXISTS', 'NAME_TAKEN', { description: 'Another view has this name.' })
}

const readName = (name: string | undefined): string => required(name?.trim(), 'view.name')

const present = (row: StoredView): ProductView => ({ ...presentColumns(row), name: row.name, query: row.query })

/** Creates the handlers for calls about saved views of the list. */
export const createViewHandlers = ({
  db,
  now,
  newId,
}: Pick<Context, 'db' | 'now' | 'newId'>): Pick<
  Handlers<typeof productListCalls>,
  'createProductView' | 'listProductViews' | 'updateProductView' | 'deleteProductView'
> => ({
  createProductView: async ({ siteId }, { body: { view } }) => {
    const [name, query, date] = [readName(view.name), view.query ?? '', now()]
    const row = await transact(db, async (transaction) => {
      if ((await listViews(transaction, siteId)).length >= maxViews)
        throw invalidBecause('view', 'LIMIT_REACHED', {
          description: `is one more than the ${maxViews} that a store can have`,
          data: { threshold: maxViews },
          rule: 'MAX_SIZE',
        })
      const columns = { site_id: siteId, id: newId(), name, query, created_date: date, updated_date: date }
      return insertView(transaction, { ...columns, revision: 1 })
    }).catch(refuseSameName)
    return { view: present(row) }
  },

  listProductViews: async ({ siteId }) => ({ views: (await listViews(db, siteId)).map(present) }),

  updateProductView: async ({ siteId }, { params, body: { view } }) => {
    const saved = await transact(db, async (transaction) => {
      const row = await lockView(transaction, siteId, params.id.toLowerCase())
      if (!row) throw missing()
      requireCurrent(row, view.revision, 'view.revision')
      const name = view.name === undefined ? row.name : readName(view.name)
      return saveView(transaction, row, { name, query: view.query ?? row.query, now: now() })
    }).catch(refuseSameName)
    return { view: present(saved) }
  },

  deleteProductView: async ({ siteId }, { params }) => {
    if (!(await deleteView(db, siteId, params.id.toLowerCase()))) throw missing()
    return {}
  },
})
