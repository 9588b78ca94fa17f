import type { BackInStockRequest } from '@vitrine/contract/entities/catalog/stock/back-in-stock-request.ts'
import { decideBy, decided, type Decided, type Decision, type Machine } from '../machine.ts'

export type RequestStatus = Exclude<NonNullable<BackInStockRequest['status']>, 'UNSPECIFIED'>

/**
 * Events of a request: an email was queued (`WRITTEN`), accepted by a mail server (`SENT`) or abandoned (`GIVEN_UP`),
 * or the store marked it as notified itself (`MARKED`).
 */
export type RequestEvent = 'WRITTEN' | 'SENT' | 'GIVEN_UP' | 'MARKED'

/** `save`: save the changed request, and publish the change. */
export type RequestTask = 'save'

export type RequestRefusal = 'NOT_WRITTEN' | 'ALREADY_WRITTEN' | 'ALREADY_SENT'

const moveTo = <To extends RequestStatus>(to: To) => ({ to, tasks: ['save'] }) as const

/** One email is sent per request, and another one only if the first was abandoned. */
export const requestMoves = {
  RECEIVED: { on: { WRITTEN: moveTo('PROCESSING'), MARKED: moveTo('NOTIFICATION_SENT') }, otherwise: 'NOT_WRITTEN' },
  PROCESSING: {
    on: { SENT: moveTo('NOTIFICATION_SENT'), GIVEN_UP: moveTo('FAILED'), MARKED: moveTo('NOTIFICATION_SENT') },
    otherwise: 'ALREADY_WRITTEN',
  },
  FAILED: { on: { WRITTEN: moveTo('PROCESSING'), MARKED: moveTo('NOTIFICATION_SENT') }, otherwise: 'NOT_WRITTEN' },
  NOTIFICATION_SENT: { on: { MARKED: { to: 'NOTIFICATION_SENT', tasks: [] } }, otherwise: 'ALREADY_SENT' },
} as const satisfies Machine<RequestStatus, RequestEvent, RequestTask, RequestRefusal>

/** The initial state of a request. */
export const newRequest: Decided<RequestStatus> = decided('RECEIVED')

/** Decides how an event changes a request. */
export const decideRequest = (
  status: RequestStatus,
  event: RequestEvent,
): Decision<RequestStatus, RequestTask, RequestRefusal> =>
  decideBy<RequestStatus, RequestEvent, RequestTask, RequestRefusal>(requestMoves, status, event)
