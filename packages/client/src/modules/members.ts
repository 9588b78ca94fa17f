import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, QueryOf, ResponseOf, Send } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { Member, MemberExport, MemberInput } from '../generated.ts'

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

/**
 * Reads a member: all of it for the store and for themselves, for others the profile if it is public.
 *
 * @example
 * const { profile } = await owner.members.getMember(member.id)
 */
export const getMember = (
  send: Send,
): ((id: string, options?: QueryOf<typeof calls.getMember>, call?: CallOptions) => Promise<Member>) =>
  bind(send, calls.getMember, 'id ...options', 'member')

/**
 * Lists members, oldest first: all for the store, for others the public profiles.
 *
 * @example
 * const { members: oldest } = await client.members.listMembers({ 'paging.limit': 10 })
 */
export const listMembers = (
  send: Send,
): ((
  options?: QueryOf<typeof calls.listMembers>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.listMembers>>) => bind(send, calls.listMembers, '...options')

/**
 * Opens an account without a password: its owner sets one by mail, or is signed on by the store. Elevated.
 *
 * @example
 * const created = await owner.members.createMember({ member: { loginEmail: `new-${Date.now()}@people.test` } })
 */
export const createMember = (
  send: ElevatedSend,
): ((options?: { member?: MemberInput }, call?: CallOptions) => Promise<Member>) =>
  bind(send, calls.createMember, '...options', 'member')

/**
 * Deletes an account, with what is known of its owner; orders stay in the books. Elevated.
 *
 * @example
 * const gone = await owner.members.createMember({ member: { loginEmail: `gone-${Date.now()}@people.test` } })
 * await owner.members.deleteMember(gone.id)
 */
export const deleteMember = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.deleteMember, 'id', '')

/**
 * Deletes the account of who asks, with what is known of them; orders stay in the books.
 *
 * @example
 * const leave = () => signedIn.members.deleteMyMember()
 */
export const deleteMyMember = (
  send: Send,
): ((options?: QueryOf<typeof calls.deleteMyMember>, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.deleteMyMember, '...options', '')

/**
 * Takes all addresses out of a member's contact; members only out of their own.
 *
 * @example
 * await owner.members.deleteMemberAddresses(member.id)
 */
export const deleteMemberAddresses = (
  send: Send,
): ((id: string, call?: CallOptions) => Promise<ResponseOf<typeof calls.deleteMemberAddresses>>) =>
  bind(send, calls.deleteMemberAddresses, 'id')

/**
 * Takes all e-mails out of a member's contact, but the one they sign in with; members only out of their own.
 *
 * @example
 * await owner.members.deleteMemberEmails(member.id)
 */
export const deleteMemberEmails = (
  send: Send,
): ((id: string, call?: CallOptions) => Promise<ResponseOf<typeof calls.deleteMemberEmails>>) =>
  bind(send, calls.deleteMemberEmails, 'id')

/**
 * Takes all phones out of a member's contact; members only out of their own.
 *
 * @example
 * await owner.members.deleteMemberPhones(member.id)
 */
export const deleteMemberPhones = (
  send: Send,
): ((id: string, call?: CallOptions) => Promise<ResponseOf<typeof calls.deleteMemberPhones>>) =>
  bind(send, calls.deleteMemberPhones, 'id')

/**
 * Changes the name under which a member's profile is found.
 *
 * @example
 * const { member: renamed } = await signedIn.members.updateCurrentMemberSlug('ada-l')
 */
export const updateCurrentMemberSlug = (
  send: Send,
): ((slug: string, call?: CallOptions) => Promise<ResponseOf<typeof calls.updateCurrentMemberSlug>>) =>
  bind(send, calls.updateCurrentMemberSlug, 'slug')

/**
 * Changes the name under which a member's profile is found, for the store. Elevated.
 *
 * @example
 * const { member: named } = await owner.members.updateMemberSlug(member.id, 'countess')
 */
export const updateMemberSlug = (
  send: ElevatedSend,
): ((id: string, slug: string, call?: CallOptions) => Promise<ResponseOf<typeof calls.updateMemberSlug>>) =>
  bind(send, calls.updateMemberSlug, 'id slug')

/**
 * Tells a member everything that the store keeps of them.
 *
 * @example
 * const { orders: bought } = await signedIn.members.exportMyMember()
 */
export const exportMyMember = (send: Send): ((call?: CallOptions) => Promise<MemberExport>) =>
  bind(send, calls.exportMyMember, '', 'export')
