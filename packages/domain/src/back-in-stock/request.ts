import type { BackInStockRequest } from '@vitrine/contract/entities/back-in-stock-request.ts'
import { decideBy, decided, type Decided, type Decision, type Machine } from '../machine.ts'

export type RequestStatus = Exclude<NonNullable<BackInStockRequest['status']>, 'UNSPECIFIED'>

/**
 * What happens to a request: an email was written for it and waits to be sent (`WRITTEN`), a mail server took it
 * (`SENT`), it was given up (`GIVEN_UP`); or the shop says that it has told them by itself (`MARKED`).
 */
export type RequestEvent = 'WRITTEN' | 'SENT' | 'GIVEN_UP' | 'MARKED'

/** `save`: the request changes, and whoever listens hears of it. */
export type RequestTask = 'save'

export type RequestRefusal = 'NOT_WRITTEN' | 'ALREADY_WRITTEN' | 'ALREADY_SENT'

const goesTo = <To extends RequestStatus>(to: To) => ({ to, tasks: ['save'] }) as const

/** One email for a request leaves, and another one only where the first was given up. */
export const requestMoves = {
  RECEIVED: { on: { WRITTEN: goesTo('PROCESSING'), MARKED: goesTo('NOTIFICATION_SENT') }, otherwise: 'NOT_WRITTEN' },
  PROCESSING: {
    on: { SENT: goesTo('NOTIFICATION_SENT'), GIVEN_UP: goesTo('FAILED'), MARKED: goesTo('NOTIFICATION_SENT') },
    otherwise: 'ALREADY_WRITTEN',
  },
  FAILED: { on: { WRITTEN: goesTo('PROCESSING'), MARKED: goesTo('NOTIFICATION_SENT') }, otherwise: 'NOT_WRITTEN' },
  NOTIFICATION_SENT: { on: { MARKED: { to: 'NOTIFICATION_SENT', tasks: [] } }, otherwise: 'ALREADY_SENT' },
} as const satisfies Machine<RequestStatus, RequestEvent, RequestTask, RequestRefusal>

/** How a request begins. */
export const newRequest: Decided<RequestStatus> = decided('RECEIVED')

/** What an event does to a request. */
export const decideRequest = (
  status: RequestStatus,
  event: RequestEvent,
): Decision<RequestStatus, RequestTask, RequestRefusal> =>
  decideBy<RequestStatus, RequestEvent, RequestTask, RequestRefusal>(requestMoves, status, event)
