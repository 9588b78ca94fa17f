import { expect, test } from 'vitest'
import { isAddedByCaller, readActivity, shownToBuyer, type Activity, type SentActivity } from './activity.ts'

const merchantComment = { message: 'Call first' }
const customActivity = { appId: 'app', type: 'packed' }

test.each<[SentActivity, object]>([
  [{ merchantComment }, { activityType: 'MERCHANT_COMMENT', merchantComment }],
  [
    { activityType: 'MERCHANT_COMMENT', merchantComment },
    { activityType: 'MERCHANT_COMMENT', merchantComment },
  ],
  [{ customActivity }, { activityType: 'CUSTOM_ACTIVITY', customActivity }],
  [{ activityType: 'INVOICE_SENT' }, { activityType: 'INVOICE_SENT' }],
  [{ activityType: 'DOWNLOAD_LINK_SENT' }, { activityType: 'DOWNLOAD_LINK_SENT' }],
  [{ activityType: 'FULFILLER_EMAIL_SENT' }, { activityType: 'FULFILLER_EMAIL_SENT' }],
  [{ activityType: 'PICKUP_READY_EMAIL_SENT' }, { activityType: 'PICKUP_READY_EMAIL_SENT' }],
  [{ activityType: 'SHIPPING_CONFIRMATION_EMAIL_SENT' }, { activityType: 'SHIPPING_CONFIRMATION_EMAIL_SENT' }],
  [{ activityType: 'INVOICE_SENT', actor: undefined }, { activityType: 'INVOICE_SENT' }],
])('accepts the activity %j', (sent, activity) => {
  expect(readActivity(sent)).toEqual({ ok: true, activity })
})

test.each<[SentActivity, string, string]>([
  [{}, 'merchantComment', 'MISSING'],
  [{ activityType: 'MERCHANT_COMMENT' }, 'merchantComment', 'MISSING'],
  [{ activityType: 'CUSTOM_ACTIVITY' }, 'customActivity', 'MISSING'],
  [{ activityType: 'ORDER_PAID' }, 'activityType', 'NOT_ALLOWED'],
  [{ merchantComment, authorEmail: 'owner@shop.test' }, 'authorEmail', 'NOT_ALLOWED'],
  [{ merchantComment, actor: undefined, authorEmail: 'owner@shop.test' }, 'authorEmail', 'NOT_ALLOWED'],
  [{ activityType: 'INVOICE_SENT', merchantComment }, 'merchantComment', 'MISMATCH'],
  [{ activityType: 'MERCHANT_COMMENT', merchantComment, customActivity }, 'customActivity', 'MISMATCH'],
  [{ merchantComment, customActivity }, 'customActivity', 'MISMATCH'],
])('rejects the activity %j: %s is %s', (sent, field, code) => {
  expect(readActivity(sent)).toEqual({ ok: false, field, code })
})

test('shows buyers what the store did, but not its notes or who did it', () => {
  const paid: Activity = { id: '1', activityType: 'ORDER_PAID', authorEmail: 'owner@shop.test' }
  const note: Activity = { id: '2', activityType: 'MERCHANT_COMMENT', merchantComment }
  const packed: Activity = { id: '3', activityType: 'CUSTOM_ACTIVITY' }
  const unnamed: Activity = { id: '4', actor: { type: 'owner' } }
  expect([paid, note, packed, unnamed].map(isAddedByCaller)).toEqual([false, true, true, false])
  expect(shownToBuyer([paid, note, packed, unnamed])).toEqual([{ id: '1', activityType: 'ORDER_PAID' }, { id: '4' }])
})
