import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideRequest, newRequest, requestMoves, type RequestEvent, type RequestStatus } from './request.ts'

const statuses = Object.keys(requestMoves) as RequestStatus[]
const events: RequestEvent[] = ['WRITTEN', 'SENT', 'GIVEN_UP', 'MARKED']

test.each<[RequestStatus, RequestEvent, RequestStatus | string]>([
  ['RECEIVED', 'WRITTEN', 'PROCESSING'],
  ['PROCESSING', 'SENT', 'NOTIFICATION_SENT'],
  ['PROCESSING', 'GIVEN_UP', 'FAILED'],
  ['FAILED', 'WRITTEN', 'PROCESSING'],
  ['PROCESSING', 'WRITTEN', 'ALREADY_WRITTEN'],
  ['NOTIFICATION_SENT', 'WRITTEN', 'ALREADY_SENT'],
  ['NOTIFICATION_SENT', 'GIVEN_UP', 'ALREADY_SENT'],
  ['RECEIVED', 'SENT', 'NOT_WRITTEN'],
])('moves a request that is %s on %s to %s', (status, event, expected) => {
  const decision = decideRequest(status, event)
  expect(decision.ok ? decision.state : decision.code).toBe(expected)
})

test('lets the store mark any request as notified, repeatedly', () => {
  for (const status of statuses)
    expect(decideRequest(status, 'MARKED')).toEqual({
      ok: true,
      state: 'NOTIFICATION_SENT',
      tasks: status === 'NOTIFICATION_SENT' ? [] : ['save'],
    })
})

test('creates a second email only after the first was abandoned', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 20 }), (happened) => {
      let [status, waits]: [RequestStatus, boolean] = [newRequest, false]
      for (const event of happened) {
        const decision = decideRequest(status, event)
        if (!decision.ok) continue
        if (event === 'WRITTEN' && waits) throw new Error('Two emails for one request.')
        waits = event === 'WRITTEN' || (waits && event !== 'GIVEN_UP')
        status = decision.state
      }
      expect(statuses).toContain(status)
    }),
  )
})
