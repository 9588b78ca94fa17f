import { beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { refusalFor } from '../../ground/base/refusal.ts'
import { queueJob } from '../../ground/job/store.ts'
import { failJob } from '../../testing/fail-job.ts'
import { queueMail } from '../../ground/mail/outbox.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

const fail = (kind: string, key: string, error?: unknown) =>
  failJob(shop.context, { siteId: shop.siteId, kind, key }, error)
const asOwner = (route: string) => shop.send(route, { token: shop.apiKey })
const listFailed = async () => (await asOwner('GET /vitrine/v1/failed-jobs')).body.failedJobs

test('lists failed jobs with their subject and error, and retries or deletes them', async () => {
  expect(await listFailed()).toEqual([])
  const frame = { home: 'https://shop.test' }
  const message = { subject: 'Hello', from: 'Shop', blocks: [], language: 'en', direction: 'ltr' as const, frame }
  const [mailId, orderId] = ['mail', '7e6b6e9c-0000-4000-8000-000000000000']
  await queueMail(shop.context.db, { siteId: shop.siteId, id: mailId, recipient: 'ann@example.com', message })
  await fail('mail', mailId, Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
  await fail('remainder', `${orderId}:2026-12-24`, refusalFor('ILLEGAL_STATE', 'GIFT_CARD_EXPIRED'))
  const moment = expect.any(String)
  const dates = { createdDate: moment, failedDate: moment }
  const expired = {
    error: expect.stringContaining('expired'),
    errorCode: 'ILLEGAL_STATE',
    errorData: { reason: 'GIFT_CARD_EXPIRED' },
  }
  const unreachable = { error: 'connect ECONNREFUSED', errorCode: 'NO_CONNECTION' }
  const more = { ...dates, attempts: 12 }
  expect(await listFailed()).toEqual([
    { ...more, id: `remainder:${orderId}:2026-12-24`, kind: 'remainder', orderId, ...expired },
    { ...more, id: 'mail:mail', kind: 'mail', subject: 'Hello (ann@example.com)', ...unreachable },
  ])

  expect((await asOwner('POST /vitrine/v1/failed-jobs/mail:mail/retry')).body.failedJob.id).toBe('mail:mail')
  expect(await listFailed()).toHaveLength(1)
  const { db } = shop.context
  const job = db.selectFrom('job').select(['attempts', 'failed_date']).where('site_id', '=', shop.siteId)
  expect(await job.where('kind', '=', 'mail').execute()).toEqual([{ attempts: 0, failed_date: null }])

  const removed = `DELETE /vitrine/v1/failed-jobs/${encodeURIComponent(`remainder:${orderId}:2026-12-24`)}`
  expect((await asOwner(removed)).status).toBe(200)
  expect(await listFailed()).toEqual([])
})

test('reports other jobs, those of another store and unknown ones as not found', async () => {
  await queueJob(shop.context.db, { siteId: shop.siteId, kind: 'invoice', key: 'waiting' })
  const other = await openShop()
  await fail('invoice', 'mine')
  const refused = [
    await asOwner('POST /vitrine/v1/failed-jobs/invoice:waiting/retry'),
    await asOwner('DELETE /vitrine/v1/failed-jobs/invoice:waiting'),
    await asOwner('DELETE /vitrine/v1/failed-jobs/nothing'),
    await other.send('DELETE /vitrine/v1/failed-jobs/invoice:mine', { token: other.apiKey }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(await listFailed()).toHaveLength(1)
})
