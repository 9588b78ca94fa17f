import { afterEach, expect, test } from 'vitest'
import { isLongRun } from '../../../../../../test/run-size.ts'
import { atTheDoor, goodPassword as password } from '../../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { createLog } from '../../../ground/base/log.ts'
import type { Messenger, PhoneCode } from '../../../ground/context/messenger.ts'

let shop: Shop
afterEach(() => shop.close())

const phone = '+493012345678'
const never = new Promise<never>(() => undefined)

const enroll = async () => {
  const { accessToken } = await atTheDoor(shop).signIn()
  const body = { password, type: 'SMS', phone }
  return shop.send('POST /vitrine/v1/members/my/factors', { token: accessToken, body })
}
const waiting = () => shop.context.db.selectFrom('job').selectAll().where('kind', '=', 'phone-code').execute()

test('a code reaches the telephone, and is kept nowhere afterwards', async () => {
  const brought: PhoneCode[] = []
  const sendText: Messenger['sendText'] = async (message) => void brought.push(message)
  shop = await openShop({ runsWorkers: true, messenger: { sendText, call: sendText } })
  expect((await enroll()).status).toBe(200)
  await expect.poll(() => brought.length).toBe(1)
  expect(brought[0]).toMatchObject({ phone, language: 'en', site: { id: shop.siteId } })
  expect(brought[0]!.text).toContain(brought[0]!.code)
  await expect.poll(waiting).toEqual([])
})

test('while whoever brings codes does not answer, nobody waits for it and no transaction is held', async () => {
  let attempts = 0
  const sendText: Messenger['sendText'] = () => ((attempts += 1), never)
  shop = await openShop({ runsWorkers: true, messenger: { sendText, call: sendText } })
  const { accessToken } = await atTheDoor(shop).signIn()
  const body = { password, type: 'SMS', phone }
  const enrolled = await shop.send('POST /vitrine/v1/members/my/factors', { token: accessToken, body })
  expect(enrolled.status).toBe(200)
  await expect.poll(() => attempts).toBe(1)
  expect((await shop.send('GET /ecom/v1/carts/current', { token: accessToken })).status).toBe(404)
  const jobs = shop.context.db.selectFrom('job').select('attempts').where('kind', '=', 'phone-code')
  expect(await jobs.forUpdate().noWait().execute()).toEqual([{ attempts: 1 }])
})

test.runIf(isLongRun)(
  'a code that could not be brought is tried again, and forgotten when nobody waits for it any more',
  async () => {
    let attempts = 0
    const sendText: Messenger['sendText'] = async () => {
      attempts += 1
      throw new Error('The line is busy.')
    }
    shop = await openShop({ runsWorkers: true, messenger: { sendText, call: sendText }, log: createLog('silent') })
    expect((await enroll()).status).toBe(200)
    for (const times of [1, 2, 3, 4, 5]) {
      await expect.poll(() => attempts).toBe(times)
      shop.pass(6)
    }
    await expect.poll(waiting).toEqual([])
  },
)
