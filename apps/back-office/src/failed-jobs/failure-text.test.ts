import type { FailedJob } from '@vitrine/client'
import { jobFailures } from '@vitrine/contract/entities/store/failed-jobs.ts'
import { expect, test } from 'vitest'
import { words } from '../words/words.ts'
import { failureText } from './failure-text.ts'

const moment = new Date()
const jobOf = (failed: Partial<FailedJob>): FailedJob => ({
  id: 'mail:1',
  kind: 'mail',
  error: 'It failed.',
  attempts: 12,
  createdDate: moment,
  failedDate: moment,
  ...failed,
})

test('says why a job failed, and what the other server said', () => {
  expect(failureText(jobOf({ errorCode: 'MAIL_REFUSED', error: '550 No such user' }))).toEqual({
    text: words.failedJobs.failures.MAIL_REFUSED,
    detail: '550 No such user',
  })
  expect(Object.keys(words.failedJobs.failures).toSorted()).toEqual(Object.keys(jobFailures).toSorted())
})

test('describes an error of the API by its reason', () => {
  const refused = { errorCode: 'ILLEGAL_STATE', errorData: { reason: 'GIFT_CARD_EXPIRED' } }
  expect(failureText(jobOf(refused))).toEqual({ text: words.errorReasons.ILLEGAL_STATE.GIFT_CARD_EXPIRED })
})

test('shows the description of the server for errors without a text, and for jobs that failed before there were codes', () => {
  expect(failureText(jobOf({}))).toEqual({ text: 'It failed.' })
  expect(failureText(jobOf({ errorCode: 'OF_A_NEWER_SERVER' }))).toEqual({ text: 'It failed.' })
  expect(failureText(jobOf({ errorCode: 'constructor' }))).toEqual({ text: 'It failed.' })
})
