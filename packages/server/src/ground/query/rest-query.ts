import type { Query } from '@vitrine/contract/calls/query.ts'
import type { RestQuery as RestQueryEntity } from '@vitrine/contract/calls/rest-query.ts'
import type { Static } from 'typebox'
import { filterBounds } from '@vitrine/contract/bounds.ts'
import { invalidField } from '../base/refusal.ts'
import { jsonProblem } from '../schema/json-bounds.ts'
import { isObject } from './conditions.ts'

type RestQuery = Static<typeof RestQueryEntity>

const parse = (text: string, field: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidField(field, 'must be JSON in text', 'FORMAT')
  }
}

const readFilter = (text: string): Readonly<Record<string, unknown>> => {
  const filter = parse(text, 'query.filter')
  if (!isObject(filter))
    throw invalidField('query.filter', 'must be an object of conditions, as JSON in text', 'FORMAT')
  const problem = jsonProblem(filter, filterBounds.json)
  if (problem) throw invalidField('query.filter', problem.description, problem.rule)
  return filter
}

/** Reads a filter that may be JSON text, as older clients send it. Empty text means no filter. */
export const readTextFilter = (filter: unknown): unknown => {
  if (filter === '') return undefined
  return typeof filter === 'string' ? readFilter(filter) : filter
}

/** The maximum number of sort fields. */
const maxSortFields = 10

/** Reads `[{"price":"asc"},{"name":"desc"}]` or a single object. */
const readSort = (text: string): NonNullable<Query['sort']> => {
  const sent = parse(text, 'query.sort')
  const words = 'must be a list of objects of a field with "asc" or "desc", as JSON in text'
  const parts = Array.isArray(sent) ? sent : [sent]
  if (!parts.every(isObject)) throw invalidField('query.sort', words, 'FORMAT')
  const entries = parts.flatMap(Object.entries)
  if (entries.length > maxSortFields)
    throw invalidField('query.sort', `must have at most ${maxSortFields} fields`, 'MAX_SIZE')
  return entries.map(([fieldName, direction]: [string, unknown]) => {
    const order = typeof direction === 'string' ? direction.toUpperCase() : ''
    if (order !== 'ASC' && order !== 'DESC') throw invalidField('query.sort', words, 'FORMAT')
    return { fieldName, order }
  })
}

/** Converts a query of the REST API to the catalog's format. Empty texts are ignored. */
export const readRestQuery = ({ filter, sort, paging }: RestQuery = {}): Query => ({
  ...(filter && { filter: readFilter(filter) }),
  ...(sort && { sort: readSort(sort) }),
  ...(paging && { paging }),
})

/** Returns the paging metadata in the format of the REST API. */
export const restMetadata = (count: number, { offset = 0, total }: { offset?: number; total?: number }) => ({
  metadata: { items: count, offset },
  ...(total !== undefined && { totalResults: total }),
})
