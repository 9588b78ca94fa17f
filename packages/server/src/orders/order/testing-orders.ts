import { randomUUID } from 'node:crypto'
import { toMinor } from '@vitrine/domain/money.ts'
import { sql } from 'kysely'
import type { Shop } from '../../../../../test/shop.ts'

interface Sketch {
  readonly number: number
  readonly name: string
  readonly email: string
  readonly phone?: string
  readonly sku?: string
  readonly total?: string
  readonly status?: string
  readonly payment?: string
  readonly fulfillment?: string
  readonly archived?: boolean
  readonly tags?: readonly string[]
  /** Default: a guest. */
  readonly memberId?: string
}

const recordOf = (id: string, sketch: Sketch, total: string) => {
  const [firstName, ...rest] = sketch.name.split(' ')
  const contactDetails = { firstName, lastName: rest.join(' '), ...(sketch.phone && { phone: sketch.phone }) }
  const price = { amount: total, formattedAmount: total }
  return {
    id,
    createdDate: '2026-01-01T00:00:00.000Z',
    currency: 'EUR',
    buyerInfo: { email: sketch.email },
    billingInfo: { contactDetails },
    recipientInfo: { contactDetails },
    channelInfo: { type: 'WEB' },
    priceSummary: { subtotal: price, total: price },
    lineItems: [
      {
        id: randomUUID(),
        productName: { original: 'Mug' },
        quantity: 1,
        price,
        physicalProperties: { shippable: true, ...(sketch.sku && { sku: sketch.sku }) },
      },
    ],
    ...(sketch.archived && { archived: true }),
    ...(sketch.tags && { tags: { privateTags: { tagIds: sketch.tags } } }),
  }
}

/** Inserts an order of one mug directly. Each number is placed a day after the one before. */
export const addOrder = async ({ context, siteId }: Shop, sketch: Sketch): Promise<{ id: string }> => {
  const id = randomUUID()
  const { number, total = '10.00', status = 'APPROVED', payment = 'PAID', fulfillment = 'NOT_FULFILLED' } = sketch
  const placed = new Date(Date.UTC(2026, 0, number))
  await sql`
    insert into orders (site_id, id, number, owner, email, status, payment_status, fulfillment_status, total, body,
      created_date, updated_date)
    values (${siteId}, ${id}, ${number}, ${sketch.memberId ? `member:${sketch.memberId}` : `visitor:${randomUUID()}`}, ${sketch.email}, ${status}, ${payment},
      ${fulfillment}, ${toMinor(total, 'EUR')}, ${JSON.stringify(recordOf(id, sketch, total))}, ${placed}, ${placed})
  `.execute(context.db)
  return { id }
}
