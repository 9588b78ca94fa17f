import { expect } from 'vitest'
import type { Shop } from '../../../../../../test/shop.ts'
import { runJobs } from '../../../testing/run-jobs.ts'

/** Calls of an owner about collections with rules. */
export const openRules = (shop: Shop) => {
  const { db } = shop.context
  const send = (route: string, body?: object, token = shop.apiKey) => shop.send(route, { token, ...(body && { body }) })
  const ok = async (route: string, body?: object) => {
    const answer = await send(route, body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body
  }
  let count = 0
  return {
    send,
    ok,
    /** Creates a collection and returns its ID. */
    collection: async (): Promise<string> =>
      (await ok('POST /stores/v1/collections', { collection: { name: `Rule ${(count += 1)}` } })).collection.id,
    set: (id: string, ...conditions: object[]) =>
      ok(`PUT /vitrine/v1/collections/${id}/rule`, { rule: { match: 'ALL', conditions } }),
    run: (context = shop.context) => runJobs(context, 'collection-fill', 'collection-rules', 'collection-days'),
    /** Names of the products in a collection. */
    namesIn: async (id: string): Promise<string[]> => {
      const rows = db.selectFrom('collection_product').select('name').where('site_id', '=', shop.siteId)
      return (await rows.where('collection_id', '=', id).orderBy('name').execute()).map(({ name }) => name)
    },
    errorOf: async (route: string, body?: object): Promise<string> => {
      const { status, body: answer } = await send(route, body)
      expect(status).not.toBe(200)
      return answer.details.applicationError?.code ?? answer.code
    },
    fieldsOf: async (route: string, body?: object): Promise<string[]> => {
      const { body: answer } = await send(route, body)
      return answer.details.validationError.fieldViolations.map(({ field }: { field: string }) => field)
    },
  }
}
export type Rules = ReturnType<typeof openRules>

export const named = (value: string) => ({ field: 'NAME', operator: 'CONTAINS', value })
export const inStock = { field: 'IN_STOCK', operator: 'IS_TRUE' }
