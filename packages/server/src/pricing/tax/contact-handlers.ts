import type { taxExemptionCalls } from '@vitrine/contract'
import type { ContactTaxDetails } from '@vitrine/contract/entities/pricing/tax.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal, required } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { sqlState, sqlStates } from '../../ground/database/database-errors.ts'
import type { Db } from '../../ground/database/tables.ts'
import { findMember } from '../../people/member/api.ts'
import { allOf } from './all-of.ts'
import { oneByOne } from './mapping/bulk.ts'
import { createContactTaxDetails, createTaxExemptGroups } from './documents.ts'
import { plainFields } from './extended-fields.ts'
import { createTagging } from './mapping/tagging.ts'
import type { ContactTaxRecord } from './tables.ts'
import { readTags, requireTags } from '../../ground/entity/tags.ts'

type ContactCall = Extract<keyof typeof taxExemptionCalls, `${string}ContactTaxDetails${string}`>
type Fields = readonly 'CONTACT_DETAILS'[]

const editDetails = (
  before: Partial<ContactTaxRecord>,
  { taxExemptGroupId, extendedFields, tags }: Input<ContactTaxDetails>,
): ContactTaxRecord => ({
  ...before,
  taxExemptGroupId: required(taxExemptGroupId ?? before.taxExemptGroupId, 'contactTaxDetails.taxExemptGroupId'),
  ...(extendedFields && { extendedFields: plainFields(extendedFields) }),
  ...(tags && { tags: readTags(tags)! }),
})

/** Creates the handlers for calls that assign contacts to tax exempt groups. A store's contacts are its members. */
export const createContactTaxHandlers = (context: Context): Pick<Handlers<typeof taxExemptionCalls>, ContactCall> => {
  const { db } = context
  const [contacts, groups] = [createContactTaxDetails(context), createTaxExemptGroups(context)]
  const tag = createTagging(context, {
    table: 'contact_tax_details',
    event: 'wix.billing.v1.contact_tax_details',
    name: 'contactTaxDetails',
    kind: contacts,
  })

  const checked = async (transaction: Db, siteId: string, record: ContactTaxRecord): Promise<ContactTaxRecord> => {
    await groups.require(transaction, { siteId, id: record.taxExemptGroupId, hold: true })
    return record
  }

  const upsert = async (siteId: string, sent: Input<ContactTaxDetails>): Promise<ContactTaxDetails> => {
    const id = required(sent.id, 'contactTaxDetails.id')
    if (!(await findMember(db, siteId, id))) throw new Refusal('NOT_FOUND', 'The contact was not found.')
    const change = () =>
      contacts.change({
        siteId,
        id,
        revision: sent.revision,
        edit: (record, transaction) => checked(transaction, siteId, editDetails(record, sent)),
      })
    return change().catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== 'NOT_FOUND') throw error
      const create = contacts.create(siteId, (transaction) => checked(transaction, siteId, editDetails({}, sent)), id)
      // A concurrent request created it, so update that one.
      return create.catch((second: unknown) => {
        if (sqlState(second) === sqlStates.uniqueViolation) return change()
        throw second
      })
    })
  }

  /** Adds the contact, if requested. */
  const withContact = async (
    siteId: string,
    details: ContactTaxDetails,
    fields: Fields = [],
  ): Promise<ContactTaxDetails> => {
    if (!fields.includes('CONTACT_DETAILS')) return details
    const member = await findMember(db, siteId, details.id)
    if (!member) return details
    const { firstName, lastName, company } = member.contact
    const contactDetails = {
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(company !== undefined && { company }),
      email: member.email,
    }
    return { ...details, contactDetails }
  }

  const remove = async (siteId: string, id: string) => {
    await contacts.remove(siteId, id)
    return { id }
  }

  return {
    upsertContactTaxDetails: async ({ siteId }, { body: { contactTaxDetails, fields } }) => ({
      contactTaxDetails: await withContact(siteId, await upsert(siteId, contactTaxDetails), fields),
    }),

    getContactTaxDetails: async ({ siteId }, { params, query }) => ({
      contactTaxDetails: await withContact(siteId, await contacts.get(siteId, params.id), query.fields),
    }),

    queryContactTaxDetails: async ({ siteId }, { body: { query, fields } }) => {
      const { items, pagingMetadata } = await contacts.query(siteId, query)
      const contactTaxDetails = await Promise.all(items.map((one) => withContact(siteId, one, fields)))
      return { contactTaxDetails, pagingMetadata }
    },

    countContactTaxDetails: async ({ siteId }, { body: { filter } }) => ({
      count: (await allOf((query) => contacts.query(siteId, query), filter)).length,
    }),

    deleteContactTaxDetails: async ({ siteId }, { params }) => {
      await remove(siteId, params.id)
      return {}
    },

    bulkUpsertContactTaxDetails: async ({ siteId }, { body: { contactTaxDetails, returnEntity = false, fields } }) =>
      oneByOne(contactTaxDetails, { returnEntity }, async (one) =>
        withContact(siteId, await upsert(siteId, one), fields),
      ),

    bulkDeleteContactTaxDetails: async ({ siteId }, { body: { contactTaxDetailsIds } }) => {
      const { results, bulkActionMetadata } = await oneByOne(contactTaxDetailsIds, { returnEntity: false }, (id) =>
        remove(siteId, id),
      )
      return { results: results.map(({ itemMetadata }) => ({ itemMetadata })), bulkActionMetadata }
    },

    bulkUpdateContactTaxDetailsTags: async ({ siteId }, { body: { contactTaxDetailsIds, ...edit } }) => {
      requireTags(edit)
      return oneByOne(contactTaxDetailsIds, { returnEntity: false }, (id) => tag(siteId, id, edit))
    },

    bulkUpdateContactTaxDetailsTagsByFilter: async ({ siteId }, { body: { filter, ...edit } }) => {
      requireTags(edit)
      for (const { id } of await allOf((query) => contacts.query(siteId, query), filter)) await tag(siteId, id, edit)
      return { jobId: context.newId() }
    },
  }
}
