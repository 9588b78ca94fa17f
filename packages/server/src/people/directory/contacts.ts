import type { contactCalls } from '@vitrine/contract'
import type { RequestOf } from '@vitrine/contract/call.ts'
import type { Contact } from '@vitrine/contract/entities/people/contact.ts'
import { sql } from 'kysely'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { compileFilter, compileSort, type Field } from '../../ground/query/conditions.ts'
import { findCountedPage } from '../../ground/query/counted-page.ts'
import { readTextFilter } from '../../ground/query/rest-query.ts'
import { presentMemberContact, type StoredContact } from '../member/api.ts'

/** A member or a guest buyer in one form. */
interface ContactRow {
  readonly id: string
  readonly email: string
  readonly contact: StoredContact
  readonly language: string | null
  /** `null` if the contact is not a member. */
  readonly status: 'PENDING' | 'APPROVED' | 'BLOCKED' | null
  readonly created_date: Date
  readonly updated_date: Date
}

const ofContact = (name: string) => sql.raw(`contact->>'${name}'`)
const textsOf = (name: string) => sql.raw(`array(select jsonb_array_elements_text(coalesce(contact->'${name}', '[]')))`)

/** Fields that contacts can be queried by. */
const fields: Readonly<Record<string, Field>> = {
  id: { kind: 'text', column: sql`id` },
  createdDate: { kind: 'date', column: sql`created_date` },
  updatedDate: { kind: 'date', column: sql`updated_date` },
  'primaryInfo.email': { kind: 'text', column: sql`email` },
  'primaryInfo.phone': { kind: 'text', column: sql.raw("contact->'phones'->>0") },
  'info.name.first': { kind: 'text', column: ofContact('firstName') },
  'info.name.last': { kind: 'text', column: ofContact('lastName') },
  'info.company': { kind: 'text', column: ofContact('company') },
  'info.jobTitle': { kind: 'text', column: ofContact('jobTitle') },
  'info.birthdate': { kind: 'text', column: ofContact('birthdate') },
  'info.locale': { kind: 'text', column: sql`language` },
  'info.emails.email': { kind: 'list', column: sql`array_append(${textsOf('emails')}, email)` },
  'info.phones.phone': { kind: 'list', column: textsOf('phones') },
  'memberInfo.memberId': { kind: 'text', column: sql`(case when status is not null then id end)` },
  'memberInfo.email': { kind: 'text', column: sql`(case when status is not null then email end)` },
  'memberInfo.status': { kind: 'text', column: sql`status` },
}

/** Unfinished sign-ups are not contacts. A contact who became a member is that member. */
const allContacts = (siteId: string) => sql`(
  select id, email, contact, language, status, created_date, updated_date from member
    where site_id = ${siteId} and (status in ('APPROVED', 'BLOCKED') or waits_for_approval)
  union all
  select id, email, '{}'::jsonb, null, null, created_date, created_date from contact
    where site_id = ${siteId} and member_id is null) as contacts`

const presentContact = ({ id, email, contact, language, status, ...dates }: ContactRow): Contact => {
  const { firstName, lastName, company, jobTitle, birthdate } = contact
  const { emails, phones, addresses } = presentMemberContact(contact)
  const tagOf = (one: string): string => contact.tags?.[one] ?? 'UNTAGGED'
  const further = emails.filter((one) => one !== email)
  const tagsById = new Map((contact.addresses ?? []).map((address) => [address.id, address.tag]))
  const createdDate = dates.created_date.toISOString()
  return {
    id,
    createdDate,
    updatedDate: dates.updated_date.toISOString(),
    primaryInfo: { email, phone: phones[0] },
    info: {
      name: { first: firstName, last: lastName },
      company,
      jobTitle,
      birthdate,
      locale: language ?? undefined,
      emails: {
        items: [email, ...further].map((one, place) => ({ tag: tagOf(one), email: one, primary: place === 0 })),
      },
      phones: { items: phones.map((phone, place) => ({ tag: tagOf(phone), phone, primary: place === 0 })) },
      addresses: {
        items: addresses.map(({ id: addressId, ...address }) => ({
          id: addressId,
          tag: tagsById.get(addressId) ?? 'UNTAGGED',
          address,
        })),
      },
    },
    memberInfo: status === null ? undefined : { memberId: id, email, status, signupDate: createdDate },
  }
}

type ContactsQuery = RequestOf<typeof contactCalls.queryContacts>['body']['query']

/** Creates the handlers for contact calls in the provider's REST format. */
export const createContactHandlers = ({ db }: Context): Handlers<typeof contactCalls> => {
  const find = (siteId: string, { filter, sort, paging }: NonNullable<ContactsQuery> = {}) => {
    const condition = compileFilter(readTextFilter(filter), { fields, toMinor: Number, path: 'query' })
    const order = compileSort(sort?.length ? sort : [{ fieldName: 'createdDate' }], { fields, tieBreak: sql`id` })
    const from = sql`from ${allContacts(siteId)} where ${condition}`
    return findCountedPage<ContactRow>(db, { from, order, paging })
  }
  return {
    queryContacts: async ({ siteId }, { body }) => {
      const { rows, offset, total } = await find(siteId, body.query)
      const place = { count: rows.length, offset, ...(total !== undefined && { total }) }
      return { contacts: rows.map(presentContact), pagingMetadata: { ...place, tooManyToCount: total === undefined } }
    },
  }
}
