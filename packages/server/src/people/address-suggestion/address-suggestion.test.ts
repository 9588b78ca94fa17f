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
  shop = await openShop({ addressSuggester: { suggest: (wish) => suggest(wish) } })
})
afterAll(() => shop.close())
beforeEach(async () => {
  suggest = async () => []
  await shop.context.db.deleteFrom('rate_limit').execute()
})

const ask = (token: string, body: object) => shop.send('POST /vitrine/v1/addresses/suggest', { token, body })
const suggested = async (token: string, text: string, country?: string) =>
  (await ask(token, { text, ...(country && { country }) })).body.suggestions

test('a member is reminded of what they have saved, and nobody else is', async () => {
  const { accessToken: token } = await atTheDoor(shop).signIn()
  const address = { country: 'DE', city: 'Berlin', addressLine: 'Invalidenstraße 1', postalCode: '10115' }
  await shop.send('POST /vitrine/v1/members/my/addresses', { token, body: { address: { address } } })
  expect(await suggested(token, 'inval ber')).toEqual([address])
  expect(await suggested(token, 'Hamburg')).toEqual([])
  expect(await suggested(await shop.visitorToken(), 'inval ber')).toEqual([])
})

test('what another knows is suggested as the country has it, and what is no address is not', async () => {
  const told: SuggestedPlace[] = [
    { country: 'US', addressLine: '1 Main St', city: 'Albany', subdivision: 'NY', postalCode: '12207' },
    { country: 'nowhere', city: 'Atlantis' },
    { country: 'US', city: 'x'.repeat(51) },
  ]
  let asked: object = {}
  suggest = async ({ text, country }) => {
    asked = { text, country }
    return told
  }
  const [first, ...more] = await suggested(await shop.visitorToken(), '1 main', 'US')
  expect(first).toEqual({ ...told[0], subdivision: 'US-NY' })
  expect(more).toEqual([])
  expect(asked).toEqual({ text: '1 main', country: 'US' })
})

test('who fails or says nothing for too long holds nobody up', async () => {
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

test('nobody reads the whole list: so many are suggested to one address in ten minutes', async () => {
  const token = await shop.visitorToken()
  expect((await ask(token, { text: '' })).status).toBe(400)
  await ask(token, { text: '10' })
  const { count } = await shop.context.db.selectFrom('rate_limit').select('count').executeTakeFirstOrThrow()
  expect(count).toBe(1)
  await shop.context.db.updateTable('rate_limit').set({ count: 1_000_000 }).execute()
  await ask(token, { text: '10' })
  expect((await ask(token, { text: '10' })).status).toBe(429)
})

test('a file of places is read when it is there, and a store without one knows none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'places-'))
  const wish = { site: {} as never, text: '10115', language: 'en', signal: AbortSignal.timeout(1000) }
  const file = join(folder, 'places.tsv')
  expect(await createPlacesFile(file).suggest(wish)).toEqual([])
  expect(await createPlacesFile(undefined).suggest(wish)).toEqual([])
  await writeFile(file, 'DE\t10115\tBerlin\n')
  expect(await createPlacesFile(file).suggest(wish)).toEqual([{ country: 'DE', postalCode: '10115', city: 'Berlin' }])
  await rm(folder, { recursive: true })
})
