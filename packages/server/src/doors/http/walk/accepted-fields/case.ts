import type { Answer, Shop } from '../../../../../../../test/shop.ts'

export interface Asked {
  readonly token: string
  /** What stands in the path. */
  readonly params?: Readonly<Record<string, string>>
  readonly query?: object
  readonly body?: object
}

/** A call that is asked plainly, and then with each field that its request may have. */
export interface Case {
  /** Makes what the call is about, anew each time. */
  readonly ask: (shop: Shop) => Promise<Asked> | Asked
  /** What shows what became of it, where the answer does not. */
  readonly read?: (shop: Shop, asked: Asked, answer: Answer) => Promise<unknown>
  /** Values that tell more than those made from the schema, by field. */
  readonly values?: Readonly<Record<string, readonly unknown[]>>
  /** Fields, with all that is in them, whose effect cannot be read there, and where it is. */
  readonly elsewhere?: Readonly<Record<string, string>>
}

export type Cases = Readonly<Record<string, Case>>

/** The rights of the owner. */
export const owner = (shop: Shop) => ({ token: shop.apiKey })

/** Makes something by a call, as the owner. */
export const make = async (shop: Shop, path: string, body: object): Promise<Answer['body']> => {
  const answer = await shop.send(`POST ${path}`, { token: shop.apiKey, body })
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

interface Revised {
  readonly id: string
  readonly revision: string
}

/** A change of an entity with the revision that was read. */
export const changeOf = (shop: Shop, name: string, { id, revision }: Revised, sent: object = {}): Asked => ({
  ...owner(shop),
  params: { id },
  body: { [name]: { ...sent, revision } },
})

export const saysWhatWasRead = 'says which state was read; of what is new there is none'
