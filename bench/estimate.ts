/**
 * Cost of estimating totals: a cart of twenty lines, with fifty active discounts and with none. CPU of server and
 * PostgreSQL together.
 */
import { buyer } from '../test/goods.ts'
import { apiKey, openBenchShop, serveShop } from './measure/bench-shop.ts'
import { addToCart, createReader, newVisitor } from './measure/guest.ts'
import { report } from './measure/report.ts'
import { createCaller, measureStep, numbersOf, printCost, type Call, type Step } from './measure/steps.ts'

const products = 1000
const lines = 20
const rules = 50
const times = 200

const effects: readonly object[] = [
  { type: 'PERCENT', percentage: '5' },
  { type: 'AMOUNT', amount: '3.00' },
  { type: 'AMOUNT_EACH', amount: '0.20' },
  { type: 'BUY_X_GET_Y', buyQuantity: 3, getQuantity: 1, percentage: '50' },
  { type: 'FREE_DELIVERY' },
]

/** One in ten applies; the others have a higher minimum. */
const discountOf = (index: number): object => ({
  name: `Discount ${index}`,
  effect: effects[index % effects.length],
  conditions: [{ type: 'SUBTOTAL', subtotalFrom: index % 10 === 0 ? '10.00' : '1000000.00' }],
  priority: index % 7,
})

interface Cart {
  readonly token: string
}

const fill = async (call: Call, index: number): Promise<Cart> => {
  const token = await newVisitor(call)
  const read = createReader(products)
  for (let line = 0; line < lines; line += 1) await addToCart(call, token, await read(call, token, index + line))
  return { token }
}

const main = async (): Promise<void> => {
  const shop = await openBenchShop(import.meta.filename, { products })
  const { vitrine, databaseRoot, delivery } = shop
  const call = createCaller(vitrine)
  const body = { shippingAddress: buyer.contact.address, selectedShippingOption: { code: delivery } }
  try {
    const carts = await Promise.all(Array.from({ length: 8 }, (_, index) => fill(call, index * 37)))
    const estimate = (ask: Call, index: number) =>
      ask('POST', '/ecom/v1/carts/current/estimate-totals', { token: carts[index % carts.length]!.token, body })
    const step: Step = { name: 'estimate', times, step: estimate }
    const measure = async (name: string, from: number) =>
      printCost(name, 'ours', await measureStep(vitrine, databaseRoot, step, from))
    const baseline = await measure(`estimate of ${lines} lines, no discounts`, 0)
    for (let index = 0; index < rules; index += 1)
      await call('POST', '/vitrine/v1/discounts', { token: apiKey, body: { discount: discountOf(index) } })
    const { appliedDiscounts } = await estimate(call, 0)
    if (appliedDiscounts.length === 0) throw new Error('no discount applies')
    const name = `estimate of ${lines} lines, ${rules} discounts`
    const ours = await measure(name, numbersOf(step))
    report({
      name,
      ours,
      baseline,
      against: 'without discounts',
      unit: 'ms CPU of server and database',
      limit: { ours: 2 },
    })
  } finally {
    await shop.close()
  }
}

const [role, start] = process.argv.slice(2)
await (role && start ? serveShop(role, start) : main())
process.exitCode ??= 0
