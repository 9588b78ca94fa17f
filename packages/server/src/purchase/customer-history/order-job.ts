import { orderFigures } from '@vitrine/domain/customer/spent.ts'
import { toMinor } from '@vitrine/domain/money.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import type { JobHandler } from '../../ground/job/job.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import { findOrder, type StoredOrder } from '../../orders/order/api.ts'
import { deleteCompanyOrder, saveCompanyOrder } from '../../people/customer/company/api.ts'
import {
  completeCustomer,
  copyAccount,
  countOrders,
  deleteCustomerOrder,
  findCustomerOfOrder,
  identifyCustomer,
  lockCustomers,
  recordConsent,
  saveCustomerOrder,
  wasRaced,
  type StoredCustomer,
} from '../../people/customer/api.ts'
import { personOfOrder } from './person.ts'

interface Work {
  readonly context: Pick<Context, 'now' | 'newId'>
  readonly db: Db
  readonly site: Site
}

/** Saves the answers that the buyer gave at the checkout. */
const recordAnswers = async ({ context, db }: Work, customer: StoredCustomer, order: StoredOrder): Promise<void> => {
  const { email, sms } = order.body.marketingConsent ?? {}
  const answers = [
    { channel: 'EMAIL' as const, agreed: email },
    { channel: 'SMS' as const, agreed: sms },
  ]
  let row = customer
  for (const { channel, agreed } of answers) {
    if (agreed === undefined) continue
    const status = agreed ? ('SUBSCRIBED' as const) : ('UNSUBSCRIBED' as const)
    const answer = { id: context.newId(), channel, status, orderId: order.id, date: order.created_date }
    row = await recordConsent(db, row, { ...answer, source: 'ORDER' })
  }
}

const figuresOf = ({ status, body }: StoredOrder, site: Site) =>
  orderFigures({
    status,
    currency: body.currency ?? site.currency,
    paid: body.balanceSummary?.paid?.amount,
    refunded: body.balanceSummary?.refunded?.amount,
  })

const count = async ({ db, site }: Work, ids: readonly (string | null | undefined)[]): Promise<void> => {
  const customerIds = [...new Set(ids.filter((id): id is string => typeof id === 'string'))].toSorted()
  for (const customerId of customerIds) await countOrders(db, { siteId: site.id, currency: site.currency, customerId })
}

/** Removes a deleted order from the figures of its customer and company. */
const forgetOrder = async (work: Work, orderId: string, customerId: string | null | undefined): Promise<void> => {
  const { db, site } = work
  if (typeof customerId === 'string') await lockCustomers(db, site.id, [customerId])
  await deleteCustomerOrder(db, { siteId: site.id, orderId })
  await count(work, [customerId])
  await deleteCompanyOrder(db, { siteId: site.id, orderId }, site.currency)
}

/** Adds an order to the figures of its customer. */
const countForCustomer = async (work: Work, order: StoredOrder): Promise<void> => {
  const { context, db, site } = work
  const of = { siteId: site.id, orderId: order.id }
  const known = await findCustomerOfOrder(db, of)
  const figures = { ...of, placedDate: order.created_date, ...figuresOf(order, site) }
  // The customer was deleted: the order stays without one.
  if (known?.customer_id === null) return saveCustomerOrder(db, { ...figures, customerId: null })
  if (known && (await lockCustomers(db, site.id, [known.customer_id])).length === 0) throw wasRaced()
  const person = personOfOrder(order)
  // The account may be as new as its order.
  if (person.memberId !== undefined) await copyAccount({ context, db, site }, person.memberId)
  const customer = await identifyCustomer(db, site.id, { person, newId: context.newId })
  if (customer) await recordAnswers(work, await completeCustomer(db, customer, person), order)
  await saveCustomerOrder(db, { ...figures, customerId: customer?.id ?? known?.customer_id ?? null })
  await count(work, [customer?.id, known?.customer_id])
}

/** Adds an order to the figures of its company, if the buyer ordered for one. */
const countForCompany = async ({ db, site }: Work, order: StoredOrder): Promise<void> => {
  const { company, balanceSummary } = order.body
  if (!company) return
  const figures = figuresOf(order, site)
  const open = toMinor(balanceSummary?.balance?.amount ?? '0', figures.currency)
  const row = {
    site_id: site.id,
    id: order.id,
    company_id: company.id,
    ...figures,
    open_amount: figures.counts ? Math.max(0, open) : 0,
    due_day: company.dueDate ?? null,
    created_date: order.created_date,
  }
  await saveCompanyOrder(db, row, site.currency)
}

/** Counts an order for its customer and company, after the order has changed. */
export const orderJob = (context: Context): JobHandler => ({
  kind: 'customer-order',
  concurrency: 4,
  run: async ({ siteId, key }) => {
    const site = await requireSite(context.sites, siteId)
    await transact(context.db, async (db) => {
      const work = { context, db, site }
      const order = await findOrder(db, siteId, key)
      if (order) {
        await countForCustomer(work, order)
        return countForCompany(work, order)
      }
      return forgetOrder(work, key, (await findCustomerOfOrder(db, { siteId, orderId: key }))?.customer_id)
    })
    return undefined
  },
})
