import { invalidField } from '../../ground/base/refusal.ts'
import type { AuditPlace } from './store.ts'

/** Writes a place in the log as a cursor. */
export const cursorOf = ({ date, id }: AuditPlace): string => Buffer.from(`${date} ${id}`).toString('base64url')

/** Reads a cursor of `cursorOf`. */
export const readCursor = (cursor: string): AuditPlace => {
  const [date = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  if (Number.isNaN(Date.parse(date)) || !/^[\w-]{36}$/.test(id))
    throw invalidField('cursor', 'is not a cursor of this list')
  return { date: new Date(date).toISOString(), id }
}
