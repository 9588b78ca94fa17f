import { bind } from '../bind.ts'
import type { CallOptions, QueryOf, Send } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { Member, MemberInput } from '../generated.ts'

/**
 * Reads the signed-in member; there is none for a visitor.
 *
 * @example
 * const { member: me } = await signedIn.members.getCurrentMember({ fieldsets: ['FULL'] })
 */
export const getCurrentMember = (
  send: Send,
): ((options?: QueryOf<typeof calls.getCurrentMember>, call?: CallOptions) => Promise<{ member?: Member }>) =>
  bind(send, calls.getCurrentMember, '...options')

/**
 * Changes a member's contact and profile; members change only their own.
 *
 * @example
 * await signedIn.members.updateMember(member.id, { contact: { firstName: 'Ada' } })
 */
export const updateMember = (send: Send): ((id: string, member: MemberInput, call?: CallOptions) => Promise<Member>) =>
  bind(send, calls.updateMember, 'id member', 'member')
