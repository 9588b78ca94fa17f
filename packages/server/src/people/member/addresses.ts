import { isDeepStrictEqual } from 'node:util'
import type { MemberContact } from '@vitrine/contract/entities/people/member.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { normalizeAddress } from '@vitrine/domain/address/normalize.ts'
import { withStreet } from '@vitrine/domain/address/street.ts'
import type { StoredContact } from './tables.ts'

type Sent = NonNullable<Input<MemberContact>['addresses']>[number]
type Stored = NonNullable<StoredContact['addresses']>[number]

const isSame = (sent: Sent, { id: _id, tag: _tag, ...stored }: Stored): boolean =>
  isDeepStrictEqual(withStreet(sent), withStreet(normalizeAddress(stored)))

/**
 * Keeps IDs and tags of addresses, which requests may omit. An unchanged address keeps its own wherever it is listed, a
 * changed one keeps those of its position.
 */
export const mergeAddresses = (
  sent: readonly Sent[],
  before: readonly Stored[],
  newId: () => string,
): readonly Stored[] => {
  const free = new Set(before)
  const unchanged = sent.map((address) => {
    const match = [...free].find((stored) => isSame(address, stored))
    if (match) free.delete(match)
    return match
  })
  return sent.map((address, index) => {
    const inPlace = before[index]
    const { id = newId(), tag } = unchanged[index] ?? (inPlace && free.has(inPlace) ? inPlace : {})
    return { ...address, id, ...(tag && { tag }) }
  })
}
