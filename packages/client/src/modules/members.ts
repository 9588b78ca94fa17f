import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, QueryOf, ResponseOf, Send } from '../call-options.ts'
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

/**
 * Finds members. Elevated.
 *
 * @example
 * const { members: waiting } = await owner.members.queryMembers({ filter: { status: 'PENDING' } })
 */
export const queryMembers = (
  send: ElevatedSend,
): ((
  query?: BodyOf<typeof calls.queryMembers>['query'],
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.queryMembers>>) => bind(send, calls.queryMembers, 'query')

/**
 * Lets a member in who waits for approval or was blocked. Elevated.
 *
 * @example
 * const approved = await owner.members.approveMember(member.id)
 */
export const approveMember = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<Member>) =>
  bind(send, calls.approveMember, 'id', 'member')

/**
 * Keeps a member out, and ends what they are signed in to. Elevated.
 *
 * @example
 * const blocked = await owner.members.blockMember(member.id)
 */
export const blockMember = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<Member>) =>
  bind(send, calls.blockMember, 'id', 'member')
