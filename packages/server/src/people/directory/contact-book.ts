import type { contactBookCalls } from '@vitrine/contract'
import type { PostalAddress, SavedAddress } from '@vitrine/contract/calls/people/contact-book.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { withStreet } from '@vitrine/domain/address/street.ts'
import {
  addAddress,
  changeAddress,
  moveToFront,
  removeAddress,
  type BookChange,
} from '@vitrine/domain/member/address-book.ts'
import type { SignedInMember } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import {
  changeMember,
  findMember,
  identityProfileOf,
  lockMember,
  normalEmail,
  recordMemberEvent,
  requireSmall,
  type StoredContact,
  type StoredMember,
} from '../member/api.ts'

type Stored = NonNullable<StoredContact['addresses']>[number] & { readonly id: string }

/** Most additional emails, and most phones. */
const maxPerKind = 20

/** Addresses from the sign-up have no ID yet. */
const bookOf = ({ addresses = [] }: StoredContact, newId: () => string): readonly Stored[] =>
  addresses.map((address) => ({ ...address, id: address.id ?? newId() }))

const presentAddress = ({ id, tag = 'UNTAGGED', ...stored }: Stored): SavedAddress => {
  const { country = '', subdivision, city = '', postalCode, addressLine2 } = stored
  const more = {
    ...(subdivision && { subdivision }),
    ...(postalCode && { postalCode }),
    ...(addressLine2 && { addressLine2 }),
  }
  return { id, tag, address: { country, city, addressLine: withStreet(stored).addressLine ?? '', ...more } }
}

const presentBook = (book: readonly Stored[]) => ({ addresses: book.map(presentAddress) })

const presentContact = (contact: StoredContact) => {
  const { secondaryEmails = [], phonesV2 = [] } = identityProfileOf(contact, {})
  return { emails: secondaryEmails, phones: phonesV2 }
}

const requireAddress = (sent: Input<PostalAddress> | undefined): PostalAddress => {
  const { country, city, addressLine, ...more } = sent ?? {}
  const set = (value: string | undefined, name: keyof PostalAddress): string => {
    if (!value?.trim()) throw invalidField(`address.address.${name}`, 'must be set', 'REQUIRED_FIELD')
    return value.trim()
  }
  return {
    country: set(country, 'country'),
    city: set(city, 'city'),
    addressLine: set(addressLine, 'addressLine'),
    ...more,
  }
}

const requireChange = (change: BookChange<Stored>): readonly Stored[] => {
  if (change.ok) return change.book
  if (change.code === 'NOT_FOUND') throw new Refusal('NOT_FOUND')
  throw invalidField('address', 'is more than the address book can hold', 'MAX_SIZE')
}

const without = (tags: StoredContact['tags'] = {}, value: string): Record<string, string> =>
  Object.fromEntries(Object.entries(tags).filter(([name]) => name !== value))

interface Save {
  readonly value: string
  readonly tag: string | undefined
}

/** Adds a value of a kind, or updates the tag of an existing one. */
const withValue = (contact: StoredContact, kind: 'emails' | 'phones', { value, tag }: Save): StoredContact => {
  const values = contact[kind] ?? []
  const isNew = !values.includes(value)
  const field = kind === 'emails' ? 'email' : 'phone'
  if (isNew && values.length >= maxPerKind) throw invalidField(field, 'is more than can be stored', 'MAX_SIZE')
  const tags = { ...without(contact.tags, value), ...(tag && tag !== 'UNTAGGED' && { [value]: tag }) }
  return { ...contact, [kind]: isNew ? [...values, value] : values, tags }
}

const withoutValue = (contact: StoredContact, kind: 'emails' | 'phones', value: string): StoredContact => ({
  ...contact,
  [kind]: (contact[kind] ?? []).filter((one) => one !== value),
  tags: without(contact.tags, value),
})

/** Creates the handlers for calls about a member's addresses, emails and phones, with their tags. */
export const createContactBookHandlers = ({ db, now, newId }: Context): Handlers<typeof contactBookCalls> => {
  const read = async ({ siteId, memberId }: SignedInMember): Promise<StoredContact> => {
    const member = await findMember(db, siteId, memberId)
    if (!member) throw new Refusal('UNAUTHENTICATED', 'The account of this token no longer exists.')
    return member.contact
  }

  const change = (
    { siteId, memberId }: SignedInMember,
    decide: (contact: StoredContact, member: StoredMember) => StoredContact,
  ): Promise<StoredContact> =>
    transact(db, async (transaction) => {
      const held = await lockMember(transaction, siteId, memberId)
      if (!held) throw new Refusal('UNAUTHENTICATED', 'The account of this token no longer exists.')
      const contact = requireSmall(decide(held.contact, held), 'member.contact')
      const changed = await changeMember(transaction, held, { contact, updated_date: now() })
      await recordMemberEvent(transaction, changed, 'updated')
      return changed.contact
    })

  const changeBook = async (caller: SignedInMember, decide: (book: readonly Stored[]) => BookChange<Stored>) => {
    const changed = await change(caller, (contact) => ({
      ...contact,
      addresses: [...requireChange(decide(bookOf(contact, newId)))],
    }))
    return presentBook(bookOf(changed, newId))
  }

  return {
    listMyAddresses: async (caller) => {
      const contact = await read(caller)
      const isWhole = contact.addresses?.every(({ id }) => id !== undefined) ?? true
      return isWhole ? presentBook(bookOf(contact, newId)) : changeBook(caller, (book) => ({ ok: true, book }))
    },
    createMyAddress: (caller, { body: { address } }) => {
      const { tag } = address
      const created = { ...requireAddress(address.address), id: newId(), ...(tag && { tag }) }
      return changeBook(caller, (book) => addAddress(book, created))
    },
    updateMyAddress: (caller, { params, body: { address: sent } }) =>
      changeBook(caller, (book) => {
        const found = book.find(({ id }) => id === params.id.toLowerCase())
        if (!found) return { ok: false, code: 'NOT_FOUND' }
        const tag = sent.tag ?? found.tag
        const address = sent.address ? requireAddress(sent.address) : found
        return changeAddress(book, { ...address, id: found.id, ...(tag && { tag }) })
      }),
    putMyAddressFirst: (caller, { params }) => changeBook(caller, (book) => moveToFront(book, params.id.toLowerCase())),
    deleteMyAddress: (caller, { params }) => changeBook(caller, (book) => removeAddress(book, params.id.toLowerCase())),

    getMyContact: async (caller) => presentContact(await read(caller)),
    saveMyEmail: async (caller, { body: { email, tag } }) => {
      const value = normalEmail(email)
      const saved = await change(caller, (contact, member) => {
        if (value === member.email)
          throw invalidField('email', 'is the email the member signs in with', 'FIELD_NOT_ALLOWED')
        return withValue(contact, 'emails', { value, tag })
      })
      return presentContact(saved)
    },
    removeMyEmail: async (caller, { body }) =>
      presentContact(await change(caller, (contact) => withoutValue(contact, 'emails', body.email))),
    saveMyPhone: async (caller, { body: { phone, tag } }) =>
      presentContact(await change(caller, (contact) => withValue(contact, 'phones', { value: phone.trim(), tag }))),
    removeMyPhone: async (caller, { body }) =>
      presentContact(await change(caller, (contact) => withoutValue(contact, 'phones', body.phone))),
  }
}
