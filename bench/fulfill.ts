/**
 * Cost of fulfilling an order: a complete shipment with tracking and email, one of several, a new tracking number, and
 * a cancelation. CPU of server and PostgreSQL together, compared with a bare node:http server that stores the shipment
 * with minimal SQL and no notifications.
 */
import { sql } from 'kysely'
import { apiKey, openBenchShop, serveShop } from './measure/bench-shop.ts'
import { createBuyer, type Purchase } from './measure/guest.ts'
import { report } from './measure/report.ts'
import { measureStep, numbersOf, printCost, type Call, type Step } from './measure/steps.ts'

const products = 1000
const times = 100

interface Sent extends Purchase {
  readonly fulfillmentId: string
}

const parcels = '/ecom/v1/fulfillments'

const fulfill = (call: Call, { orderId }: Pick<Purchase, 'orderId'>, index: number) => {
  const fulfillment = { trackingInfo: { trackingNumber: `1Z ${index}`, shippingProvider: 'ups' } }
  return call('POST', `${parcels}/orders/${orderId}/create-fulfillment`, { token: apiKey, body: { fulfillment } })
}

interface Case {
  readonly name: string
  /** Limit in milliseconds. */
  readonly limit: number
  readonly ours: Pick<Step, 'prepare' | 'step'>
}

const casesOf = (buy: ReturnType<typeof createBuyer>): readonly Case[] => {
  const send: Step['prepare'] = async (call, index): Promise<Sent> => {
    const bought = await buy(call, index)
    return { ...bought, fulfillmentId: (await fulfill(call, bought, index)).fulfillmentId }
  }
  return [
    {
      name: 'fulfill',
      limit: 5,
      ours: { prepare: buy, step: (call, index, bought: Purchase) => fulfill(call, bought, index) },
    },
    {
      name: 'another tracking number',
      limit: 5,
      ours: {
        prepare: send,
        step: (call, index, { orderId, fulfillmentId }: Sent) => {
          const fulfillment = { trackingInfo: { trackingNumber: `2Z ${index}`, shippingProvider: 'ups' } }
          const path = `${parcels}/${fulfillmentId}/orders/${orderId}`
          return call('PATCH', path, { token: apiKey, body: { fulfillment } })
        },
      },
    },
    {
      name: 'cancel a shipment',
      limit: 5,
      ours: {
        prepare: send,
        step: (call, _index, { orderId, fulfillmentId }: Sent) =>
          call('DELETE', `${parcels}/${fulfillmentId}/orders/${orderId}`, { token: apiKey }),
      },
    },
  ]
}

const main = async (): Promise<void> => {
  const shop = await openBenchShop(import.meta.filename, { products })
  const { db, bare, vitrine, databaseRoot, delivery } = shop
  const buy = createBuyer({ products, delivery })
  // Vacuums after earlier purchases at once, so that it isn't measured.
  await sql`alter system set autovacuum to off`.execute(db)
  await sql`select pg_reload_conf()`.execute(db)
  const tidy = () => sql`vacuum analyze`.execute(db)
  try {
    const least: Step = {
      name: 'fulfill',
      times,
      tidy,
      prepare: buy,
      step: (call, index, bought: Purchase) => fulfill(call, bought, index),
    }
    const baseline = printCost('fulfill', 'bare', await measureStep(bare, databaseRoot, least, 0))
    let from = numbersOf(least)
    for (const { name, limit, ours } of casesOf(buy)) {
      const step: Step = { name, times, tidy, ...ours }
      const cost = printCost(name, 'ours', await measureStep(vitrine, databaseRoot, step, from))
      from += numbersOf(step)
      report({
        name,
        ours: cost,
        baseline,
        against: 'bare node:http that writes a shipment by the least SQL',
        unit: 'ms CPU of server and database',
        limit: { ours: limit },
      })
    }
  } finally {
    await shop.close()
  }
}

const [role, start] = process.argv.slice(2)
await (role && start ? serveShop(role, start) : main())
process.exitCode ??= 0
