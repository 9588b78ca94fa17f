import { sql, type RawBuilder } from 'kysely'
import type { Field } from '../../../ground/query/conditions.ts'

const column = (text: string): RawBuilder<unknown> => sql.raw(text)
const memberId = column("(case when owner like 'member:%' then substr(owner, 8) end)")
/** Older orders of members lack the contact ID, which equals the member ID. */
const contactId = sql`coalesce(body->'buyerInfo'->>'contactId', ${memberId})`
const tagsOf = (kind: string): RawBuilder<unknown> =>
  column(`array(select jsonb_array_elements_text(coalesce(body #> '{tags,${kind},tagIds}', '[]')))`)

/** Fields that make up the column `states`, in order. */
export const stateFields = [
  'archived',
  'status',
  'paymentStatus',
  'fulfillmentStatus',
  'channelInfo.type',
  'returnStatus',
] as const

const partOf = (place: number, states: string): RawBuilder<unknown> =>
  column(`split_part(${states}, '|', ${place + 1})`)

/** Fields read from the combined `states` column. */
export const fieldsOfStates = (states: string): Readonly<Record<string, Field>> =>
  Object.fromEntries(
    stateFields.map((name, place) => {
      const text = partOf(place, states)
      if (name === 'archived') return [name, { kind: 'flag', column: sql`(${text} = 'true')` } satisfies Field]
      return [name, { kind: 'text', column: text } satisfies Field]
    }),
  )

/** Fields that orders can be filtered and sorted by. */
export const orderFields: Readonly<Record<string, Field>> = {
  id: { kind: 'text', column: column('id'), isNeverNull: true },
  number: { kind: 'number', column: column('number'), isNeverNull: true },
  checkoutId: { kind: 'text', column: column('checkout_id') },
  status: { kind: 'text', column: column('status'), isNeverNull: true },
  paymentStatus: { kind: 'text', column: column('payment_status'), isNeverNull: true },
  fulfillmentStatus: { kind: 'text', column: column('fulfillment_status'), isNeverNull: true },
  archived: { kind: 'flag', column: column("(split_part(states, '|', 1) = 'true')"), isNeverNull: true },
  'channelInfo.type': { kind: 'text', column: column("split_part(states, '|', 5)"), isNeverNull: true },
  returnStatus: { kind: 'text', column: column('return_status'), isNeverNull: true },
  createdDate: { kind: 'date', column: column('created_date'), isNeverNull: true },
  purchasedDate: { kind: 'date', column: column('created_date'), isNeverNull: true },
  updatedDate: { kind: 'date', column: column('updated_date'), isNeverNull: true },
  'priceSummary.total.amount': { kind: 'money', column: column('total'), isNeverNull: true },
  'buyerInfo.email': { kind: 'text', column: column('email') },
  'buyerInfo.memberId': {
    kind: 'text',
    column: memberId,
    narrowValues: (members) => sql<boolean>`owner = any(${members.map((id) => `member:${String(id)}`)})`,
  },
  'buyerInfo.contactId': { kind: 'text', column: contactId },
  'tags.privateTags.tagIds': { kind: 'list', column: tagsOf('privateTags') },
  'tags.tags.tagIds': { kind: 'list', column: tagsOf('tags') },
}

/** Fields that buyers can filter their orders by: none that are internal to the store. */
export const buyerFields: Readonly<Record<string, Field>> = Object.fromEntries(
  Object.entries(orderFields).filter(([name]) => name !== 'tags.privateTags.tagIds'),
)
