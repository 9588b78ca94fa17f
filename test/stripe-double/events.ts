import { createHmac } from 'node:crypto'
import type { Book, StripeEvent, StripeObject } from './book.ts'

/** When webhooks are delivered: at once, or only when a test sends them. */
export type Delivery = 'at once' | 'held'

/** Stripe: “Verify webhook signatures manually”: HMAC-SHA256 of `{time}.{body}`, hex, in scheme v1. */
export const signatureOf = (body: string, secret: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`

/** Records events and delivers them to every endpoint, or leaves that to the test. */
export const createEvents = (book: Book) => {
  let delivery: Delivery = 'at once'

  const deliver = async (event: StripeEvent, { secondsAgo = 0 } = {}): Promise<number[]> => {
    const body = JSON.stringify(event)
    const sent = [...book.endpoints.values()].map(async ({ url, secret }) => {
      const signature = signatureOf(body, secret, book.seconds() - secondsAgo)
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined)
      return answer?.status ?? 0
    })
    return Promise.all(sent)
  }

  return {
    deliver,
    setDelivery: (how: Delivery): void => {
      delivery = how
    },
    note: (type: string, object: StripeObject): void => {
      const event: StripeEvent = {
        id: book.newId('evt'),
        object: 'event',
        type,
        created: book.seconds(),
        data: { object: structuredClone(object) },
      }
      book.events.push(event)
      if (delivery === 'at once') setTimeout(() => void deliver(event), 5)
    },
  }
}
export type Events = ReturnType<typeof createEvents>
