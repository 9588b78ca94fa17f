import { shop } from '../first-shop.ts'

const searched = ['loginEmail', 'contact.firstName', 'contact.lastName', 'profile.nickname']

/** Each word must occur in the email or one of the names. */
export const matching = (expression: string) =>
  expression
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ({ $or: searched.map((field) => ({ [field]: { $contains: word } })) }))

/** Approves all pending members, one after the other. */
export const approvePending = async (): Promise<void> => {
  for (;;) {
    const { members } = await shop.members.queryMembers({ filter: { status: 'PENDING' }, paging: { limit: 100 } })
    if (members.length === 0) return
    for (const { id } of members) await shop.members.approveMember(id)
  }
}

/** Counts the members pending approval. */
export const countPending = async (): Promise<number> => {
  const { metadata } = await shop.members.queryMembers({ filter: { status: 'PENDING' }, paging: { limit: 1 } })
  return metadata.total ?? 0
}
