import { expect, test } from 'vitest'
import { ApiKeyStrategy, createClient, products } from './index.ts'

const product = (index: number) => ({
  id: `product-${index}`,
  name: `Lamp ${index}`,
  description: 'Warm and dim. '.repeat(60),
  lastUpdated: '2026-01-02T03:04:05.678Z',
  createdDate: '2026-01-02T03:04:05.678Z',
  media: {
    items: Array.from({ length: 12 }, () => ({ image: { url: 'https://shop.test/media/lamp', width: 1, height: 1 } })),
  },
})
const list = Array.from({ length: 100 }, (_, index) => product(index))
const answer = JSON.stringify({ products: list, metadata: { count: 100, offset: 0, total: 100 } })

const medianOf = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = []
  for (let turn = 0; turn < 600; turn++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times.slice(200).sort((a, b) => a - b)[200]!
}

// Other work on the machine disturbs it: only `npm run test:long` measures.
test.runIf(process.env.VITRINE_LONG)(
  'reading 100 products costs at most a quarter more than reading their JSON',
  async () => {
    const client = createClient({
      auth: ApiKeyStrategy({ apiKey: 'k' }),
      modules: { products },
      fetch: () => Promise.resolve(new Response(answer)),
    })
    const ratios: number[] = []
    for (let round = 0; round < 5; round++) {
      const json = await medianOf(() => new Response(answer).json())
      ratios.push((await medianOf(() => client.products.queryProducts().find())) / json)
    }
    console.log(`reading 100 products: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')} times Response.json()`)
    expect(Math.min(...ratios)).toBeLessThanOrEqual(1.25)
  },
)
