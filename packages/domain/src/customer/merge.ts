import { customerBounds } from '@vitrine/contract/entities/enumerations.ts'
import { isSameAddress } from './same-address.ts'
import { normalTags } from './tags.ts'

/** What a merge decides about, of one customer. */
export interface MergedFacts<Address> {
  readonly memberId: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly company: string | null
  readonly language: string | null
  readonly country: string | null
  readonly addresses: readonly Address[]
  readonly tags: readonly string[]
  readonly note: string | null
}

type Decision<Address> =
  | { readonly ok: true; readonly merged: MergedFacts<Address> }
  | { readonly ok: false; readonly code: 'CUSTOMERS_HAVE_ACCOUNTS' | 'TOO_MANY_TAGS' | 'TOO_LONG_NOTE' }

const joinNotes = (...notes: readonly (string | null)[]): string | null =>
  [...new Set(notes.filter((note) => note !== null && note.trim() !== ''))].join('\n\n') || null

const joinAddresses = <Address extends object>(
  kept: readonly Address[],
  added: readonly Address[],
): readonly Address[] => {
  const fresh = added.filter((one) => !kept.some((other) => isSameAddress(one, other)))
  return [...kept, ...fresh].slice(0, customerBounds.addresses)
}

/**
 * Decides what remains of two customers: the fields of the kept one, completed by those of the other. Nothing the store
 * has written is lost: a merge that would drop tags or cut a note is refused.
 */
export const mergeCustomers = <Address extends object>(
  kept: MergedFacts<Address>,
  other: MergedFacts<Address>,
): Decision<Address> => {
  if (kept.memberId !== null && other.memberId !== null) return { ok: false, code: 'CUSTOMERS_HAVE_ACCOUNTS' }
  const tags = normalTags([...kept.tags, ...other.tags])
  if (tags.length > customerBounds.tags) return { ok: false, code: 'TOO_MANY_TAGS' }
  const note = joinNotes(kept.note, other.note)
  if (note !== null && note.length > customerBounds.noteLength) return { ok: false, code: 'TOO_LONG_NOTE' }
  const named = kept.firstName !== null || kept.lastName !== null ? kept : other
  const merged = {
    memberId: kept.memberId ?? other.memberId,
    email: kept.email ?? other.email,
    phone: kept.phone ?? other.phone,
    firstName: named.firstName,
    lastName: named.lastName,
    company: kept.company ?? other.company,
    language: kept.language ?? other.language,
    country: kept.country ?? other.country,
    addresses: joinAddresses(kept.addresses, other.addresses),
    tags,
    note,
  }
  return { ok: true, merged }
}
