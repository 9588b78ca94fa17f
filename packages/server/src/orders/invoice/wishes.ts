import { Refusal } from '../../ground/base/refusal.ts'
import { createRepeating, type Worker } from '../../ground/base/worker.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { lockOrderById } from '../order/api.ts'
import { generateInvoice } from './issue.ts'
import { rulesOf } from './settings.ts'
import { sendDocument } from './tell.ts'
import { findWishes, putOffWish, takeWish } from './wishes-store.ts'

type Surroundings = Pick<Context, 'db' | 'sites' | 'now' | 'newId' | 'config' | 'log'>
type Wish = Awaited<ReturnType<typeof findWishes>>[number]

const everyMs = 1000
const pauseMs = 10 * 60 * 1000

/** Issues the invoice of an order in one transaction with its number; of several servers one does it. */
const fulfillWish = async (surroundings: Surroundings, wish: Wish): Promise<void> => {
  const { db, sites } = surroundings
  const site = await requireSite(sites, wish.site_id)
  await transact(db, async (held) => {
    const order = await lockOrderById(held, site.id, wish.order_id)
    if (!(await takeWish(held, wish))) return
    const noted = await generateInvoice(surroundings, held, { order, site })
    const { sendsInvoices } = await rulesOf(held, site.id)
    if (sendsInvoices) await sendDocument(surroundings, held, { site, ...noted })
  })
}

/** Issues the invoices that orders are to have by themselves. One that there cannot be is said in the log, once. */
export const fulfillWishes = async (surroundings: Surroundings): Promise<void> => {
  const { db, now, log } = surroundings
  for (const wish of await findWishes(db, now())) {
    await fulfillWish(surroundings, wish).catch(async (error: unknown) => {
      const { site_id: siteId, order_id: orderId } = wish
      if (error instanceof Refusal) {
        if (error.code !== 'INVOICE_ALREADY_EXISTS') log.warn({ siteId, orderId, code: error.code }, 'no invoice')
        await takeWish(db, wish)
        return
      }
      log.error({ err: error, siteId, orderId }, 'an invoice could not be issued')
      await putOffWish(db, wish, new Date(now().getTime() + pauseMs))
    })
  }
}

export const createInvoiceWriter = (context: Context): Worker =>
  createRepeating({
    work: () => fulfillWishes(context),
    everyMs,
    log: context.log,
    failure: 'writing invoices failed',
  })
