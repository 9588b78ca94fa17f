import type { Review } from '@vitrine/contract/entities/catalog/review.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { isElevated, type Caller } from '../../ground/base/caller.ts'
import { findMember } from '../../people/member/api.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'

export interface Author {
  /** The member; `null` for visitors. */
  readonly id: string | null
  readonly name: string
}

type Writer = Exclude<Caller, { role: 'anyone' }>
type SentAuthor = NonNullable<Input<Review>['author']>

const authorId = (caller: Writer, { contactId }: SentAuthor, field: string): string | null => {
  const own = caller.role === 'member' ? caller.memberId : null
  if (contactId === undefined) return own
  const named = contactId.toLowerCase()
  if (isElevated(caller) || named === own?.toLowerCase()) return named
  const words = own === null ? 'is only for members: leave it out' : 'belongs to someone else: leave it out'
  throw invalidField(field, words, 'FIELD_NOT_ALLOWED')
}

/** Reads a review's author: members write as themselves, visitors must send a name. */
export const readAuthor = async (
  db: Db,
  caller: Writer,
  { author = {}, path }: { author: SentAuthor | undefined; path: string },
): Promise<Author> => {
  const id = authorId(caller, author, `${path}.contactId`)
  const given = author.authorName?.trim()
  if (given) return { id, name: given }
  const member = id === null ? undefined : await findMember(db, caller.siteId, id)
  const name = member?.profile.nickname?.trim() || member?.contact.firstName?.trim()
  if (!name) throw invalidField(`${path}.authorName`, 'must be set: it is shown with the review', 'REQUIRED_FIELD')
  return { id, name: name.slice(0, 100) }
}
