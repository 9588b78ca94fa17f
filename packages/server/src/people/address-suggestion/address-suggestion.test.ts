import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { atTheDoor } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import type { AddressSuggester, SuggestedPlace } from '../../ground/context/address-suggester.ts'
import { createPlacesFile } from './places-file.ts'

let shop: Shop
let suggest: AddressSuggester['suggest'] = async () => []
beforeAll(async () => {
  shop = await openShop({ addressSuggester: { suggest: (request) => suggest(request) } })
})
afterAll(() => shop.close())
beforeEach(async () => {
  suggest = async () => []
  await shop.context.db.deleteFrom('rate_limit').execute()
})

const ask = (token: string, body: object) => shop.send('POST /vitrine/v1/addresses/suggest', { token, body })
const suggested = async (token: string, text: string, country?: string) =>
  (await ask(token, { text, ...(country && { country }) })).body.suggestions

test("suggests a member's saved addresses to that member only", async () => {
  const { accessToken: token } = await atTheDoor(shop).signIn()
  const address = { country: 'DE', city: 'Berlin', addressLine: 'Invalidenstraße 1', postalCode: '10115' }
  await shop.send('POST /vitrine/v1/members/my/addresses', { token, body: { address: { address } } })
  expect(await suggested(token, 'inval ber')).toEqual([address])
  expect(await suggested(token, 'Hamburg')).toEqual([])
  expect(await suggested(await shop.visitorToken(), 'inval ber')).toEqual([])
})

test("converts a provider's suggestions to the country's format and drops incomplete ones", async () => {
  const suggestions: SuggestedPlace[] = [
    { country: 'US', addressLine: '1 Main St', city: 'Albany', subdivision: 'NY', postalCode: '12207' },
    { country: 'nowhere', city: 'Atlantis' },
    { country: 'US', city: 'x'.repeat(51) },
  ]
  let received: object = {}
  suggest = async ({ text, country }) => {
    received = { text, country }
    return suggestions
  }
  const [first, ...more] = await suggested(await shop.visitorToken(), '1 main', 'US')
  expect(first).toEqual({ ...suggestions[0], subdivision: 'US-NY' })
  expect(more).toEqual([])
  expect(received).toEqual({ text: '1 main', country: 'US' })
})

test('does not wait for a slow or failing provider', async () => {
  const token = await shop.visitorToken()
  suggest = () => Promise.reject(new Error('gone'))
  expect(await suggested(token, '10115')).toEqual([])
  let isAborted = false
  suggest = ({ signal }) =>
    new Promise(() => {
      signal.addEventListener('abort', () => {
        isAborted = true
      })
    })
  const before = performance.now()
  expect(await suggested(token, '10115')).toEqual([])
  expect(performance.now() - before).toBeLessThan(4000)
  expect(isAborted).toBe(true)
})

test('limits the suggestions per IP address in ten minutes', async () => {
  const token = await shop.visitorToken()
  expect((await ask(token, { text: '' })).status).toBe(400)
  await ask(token, { text: '10' })
  const { count } = await shop.context.db.selectFrom('rate_limit').select('count').executeTakeFirstOrThrow()
  expect(count).toBe(1)
  await shop.context.db.updateTable('rate_limit').set({ count: 1_000_000 }).execute()
  await ask(token, { text: '10' })
  expect((await ask(token, { text: '10' })).status).toBe(429)
})

test('reads the file of places if there is one, and suggests none without it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'places-'))
  const request = { site: {} as never, text: '10115', language: 'en', signal: AbortSignal.timeout(1000) }
  const file = join(folder, 'places.tsv')
  expect(await createPlacesFile(file).suggest(request)).toEqual([])
  expect(await createPlacesFile(undefined).suggest(request)).toEqual([])
  await writeFile(file, 'DE\t10115\tBerlin\n')
  expect(await createPlacesFile(file).suggest(request)).toEqual([
    { country: 'DE', postalCode: '10115', city: 'Berlin' },
  ])
  await rm(folder, { recursive: true })
})
