import type { Answer, Shop } from '../../../../../../../test/shop.ts'

export interface CaseRequest {
  readonly token: string
  /** Path parameters. */
  readonly params?: Readonly<Record<string, string>>
  readonly query?: object
  readonly body?: object
}

/** A call that is sent without optional fields, and then with each of them. */
export interface Case {
  /** Creates what the call is about, anew each time. */
  readonly ask: (shop: Shop) => Promise<CaseRequest> | CaseRequest
  /** Reads the outcome if the response does not show it. */
  readonly read?: (shop: Shop, request: CaseRequest, answer: Answer) => Promise<unknown>
  /** Better values than those derived from the schema, by field. */
  readonly values?: Readonly<Record<string, readonly unknown[]>>
  /** Fields whose effect cannot be read there (with their children), and the tests that cover them. */
  readonly elsewhere?: Readonly<Record<string, string>>
}

export type Cases = Readonly<Record<string, Case>>

/** Returns the owner's credentials. */
export const owner = (shop: Shop) => ({ token: shop.apiKey })

/** Creates something through a call, as the owner. */
export const make = async (shop: Shop, path: string, body: object): Promise<Answer['body']> => {
  const answer = await shop.send(`POST ${path}`, { token: shop.apiKey, body })
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

interface Revised {
  readonly id: string
  readonly revision: string
}

/** Returns an update of an entity with its revision. */
export const changeOf = (shop: Shop, name: string, { id, revision }: Revised, sent: object = {}): CaseRequest => ({
  ...owner(shop),
  params: { id },
  body: { [name]: { ...sent, revision } },
})

export const isRevisionRead = 'the revision that was read; new entities have none'
