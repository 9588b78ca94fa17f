import { invalidField } from '../refusal.ts'
import type { OrderFilter, OrderPage } from './store.ts'

const defaultLimit = 50
const mostPerPage = 100

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The values a condition allows: `"A"`, `{ $eq: "A" }` or `{ $in: ["A", "B"] }`. */
const allowed = (field: string, condition: unknown): string[] => {
  if (typeof condition === 'string' || typeof condition === 'number') return [String(condition)]
  if (isObject(condition)) {
    const values = condition.$in ?? condition.$hasSome ?? (condition.$eq === undefined ? undefined : [condition.$eq])
    if (Array.isArray(values) && values.every((value) => typeof value === 'string' || typeof value === 'number')) {
      return values.map(String)
    }
  }
  throw invalidField(`search.filter.${field}`, 'takes a value, $eq or $in')
}

/** The fields that orders can be filtered by, and where each goes. */
const fields: Readonly<Record<string, (values: string[]) => OrderFilter>> = {
  id: (values) => ({ id: values }),
  number: ([number]) => ({ ...(number !== undefined && { number }) }),
  status: (values) => ({ status: values }),
  paymentStatus: (values) => ({ paymentStatus: values }),
  fulfillmentStatus: (values) => ({ fulfillmentStatus: values }),
  'buyerInfo.memberId': ([memberId]) => ({ ...(memberId !== undefined && { memberId }) }),
  'buyerInfo.contactId': ([memberId]) => ({ ...(memberId !== undefined && { memberId }) }),
  'buyerInfo.email': ([email]) => ({ ...(email !== undefined && { email }) }),
}

const readFilter = (filter: unknown): OrderFilter => {
  if (filter === undefined || filter === null) return {}
  if (!isObject(filter)) throw invalidField('search.filter', 'must be an object')
  const conditions = Array.isArray(filter.$and) ? filter.$and : [filter]
  return conditions.reduce<OrderFilter>((read, condition: unknown) => {
    if (!isObject(condition)) throw invalidField('search.filter.$and', 'must be a list of objects')
    return Object.entries(condition).reduce((sofar, [field, value]) => {
      const known = fields[field]
      if (!known)
        throw invalidField(`search.filter.${field}`, `orders can be filtered by ${Object.keys(fields).join(', ')}`)
      return { ...sofar, ...known(allowed(field, value)) }
    }, read)
  }, {})
}

/** A place in the list, hidden in text. */
export const cursorOf = ({ created_date, id }: { created_date: Date; id: string }): string =>
  Buffer.from(JSON.stringify([created_date.toISOString(), id])).toString('base64url')

const readCursor = (cursor: string): OrderPage['after'] => {
  try {
    const [date, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [string, string]
    const createdDate = new Date(date)
    if (Number.isNaN(createdDate.getTime()) || typeof id !== 'string') throw new Error('no cursor')
    return { createdDate, id }
  } catch {
    throw invalidField('search.cursorPaging.cursor', 'is not a cursor of an earlier answer')
  }
}

/** Reads what a caller searches for; older code wraps the search twice. */
export const readSearch = (search: unknown): { filter: OrderFilter; page: OrderPage } => {
  const outer = isObject(search) ? search : {}
  const inner =
    isObject(outer.search) && ('filter' in outer.search || 'cursorPaging' in outer.search) ? outer.search : outer
  const paging = isObject(inner.cursorPaging) ? inner.cursorPaging : {}
  const limit = paging.limit ?? defaultLimit
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 1 || limit > mostPerPage) {
    throw invalidField('search.cursorPaging.limit', `must be a whole number from 1 to ${mostPerPage}`, 'MAX')
  }
  const expression =
    isObject(inner.search) && typeof inner.search.expression === 'string' ? inner.search.expression.slice(0, 100) : ''
  const after = typeof paging.cursor === 'string' && paging.cursor !== '' ? readCursor(paging.cursor) : undefined
  return {
    filter: { ...readFilter(inner.filter), ...(expression && { expression }) },
    page: { limit, ...(after && { after }) },
  }
}
