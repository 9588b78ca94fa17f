/**
 * Cost of a purchase: CPU of server and PostgreSQL together, with 100,000 products. Compared with a bare node:http
 * server that runs minimal SQL for the same effect, on the same database, in the same run.
 * `VITRINE_BENCH_PRODUCTS=1000` makes it faster.
 */
import { openBenchShop, serveShop } from './measure/bench-shop.ts'
import { addToCart, createBuyer, createReader, newVisitor } from './measure/guest.ts'
import { report } from './measure/report.ts'
import { measureStep, numbersOf, printCost, type Call, type Step } from './measure/steps.ts'

const products = Number(process.env.VITRINE_BENCH_PRODUCTS ?? '100000')
const readProduct = createReader(products)

interface Prepared {
  readonly token: string
  readonly reference: object
}

const visitorWithItem = async (call: Call, index: number): Promise<Prepared> => {
  const token = await newVisitor(call)
  return { token, reference: await readProduct(call, token, index) }
}

const visitorWithCart = async (call: Call, index: number): Promise<Prepared> => {
  const visitor = await visitorWithItem(call, index)
  await addToCart(call, visitor.token, visitor.reference)
  return visitor
}

const stepsWith = (delivery: string): readonly Step[] => [
  {
    name: 'add to cart, a new visitor',
    times: 400,
    prepare: visitorWithItem,
    step: (call, _index, { token, reference }: Prepared) => addToCart(call, token, reference),
  },
  {
    name: 'read cart',
    times: 400,
    prepare: visitorWithCart,
    step: (call, _index, { token }: Prepared) => call('GET', '/ecom/v1/carts/current', { token }),
  },
  {
    name: 'estimate',
    times: 400,
    prepare: visitorWithCart,
    step: (call, _index, { token }: Prepared) =>
      call('POST', '/ecom/v1/carts/current/estimate-totals', {
        token,
        body: { shippingAddress: { country: 'DE' }, calculateTax: true, calculateShipping: true },
      }),
  },
  { name: 'guest checkout, seven calls', times: 150, step: createBuyer({ products, delivery }) },
]

const main = async (): Promise<void> => {
  const { bare, vitrine, delivery, databaseRoot, close } = await openBenchShop(import.meta.filename, { products })
  try {
    let from = 0
    for (const step of stepsWith(delivery)) {
      const least = await measureStep(bare, databaseRoot, step, from)
      const ours = await measureStep(vitrine, databaseRoot, step, from)
      from += numbersOf(step)
      report({
        name: `${step.name}, ${products} products`,
        ours: printCost(step.name, 'ours', ours),
        baseline: printCost(step.name, 'bare', least),
        against: 'bare node:http, the least SQL for the same effect',
        unit: 'ms CPU of server and database',
        limit: { ratio: 2.5 },
      })
    }
  } finally {
    await close()
  }
}

const [role, start] = process.argv.slice(2)
await (role && start ? serveShop(role, start) : main())
process.exitCode ??= 0
