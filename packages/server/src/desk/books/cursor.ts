import { invalidField } from '../../ground/base/refusal.ts'
import type { LedgerPlace } from './store.ts'

export const writeCursor = ({ date, orderId, paymentId, type, reference }: LedgerPlace): string =>
  Buffer.from(JSON.stringify([date.toISOString(), orderId, paymentId, type, reference])).toString('base64url')

const partsOf = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

const isParts = (parts: unknown): parts is [string, string, string, string, string] =>
  Array.isArray(parts) && parts.length === 5 && parts.every((part) => typeof part === 'string' && !part.includes('\0'))

export const readCursor = (cursor: string): LedgerPlace => {
  const parts = partsOf(cursor)
  const date = isParts(parts) ? new Date(parts[0]) : undefined
  if (!isParts(parts) || !date || Number.isNaN(date.getTime())) {
    throw invalidField('cursor', 'must be the `nextCursor` of an earlier page', 'FORMAT')
  }
  const [, orderId, paymentId, type, reference] = parts
  return { date, orderId, paymentId, type, reference }
}
