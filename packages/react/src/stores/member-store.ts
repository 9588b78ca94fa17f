import type { Member, Send } from '@vitrine/client'
import { getCurrentMember } from '@vitrine/client/members'
import { toFailure, type Failure } from './failure.ts'
import type { SessionRole } from './session-store.ts'
import { createStore, type Store } from './store.ts'

/** The signed-in member. */
export interface MemberState {
  /** Null if nobody is signed in. */
  readonly member: Member | null
  readonly loading: boolean
  readonly error: Failure | undefined
}

export interface MemberStore extends Store<MemberState> {
  /** Reloads the member after a change of their profile. */
  readonly refresh: () => Promise<void>
}

export interface MemberSurroundings {
  readonly session: Pick<Store<SessionRole>, 'subscribe'>
  readonly role: () => SessionRole
}

const nobody: MemberState = { member: null, loading: false, error: undefined }

/**
 * Creates a store of the signed-in member, reloaded on sign-in and sign-out. `initial` is the server-rendered member.
 */
export const createMemberStore = (
  send: Send,
  { session, role }: MemberSurroundings,
  initial?: Member | null,
): MemberStore => {
  const isMember = (): boolean => role() === 'member'
  let isUnknown = initial === undefined
  let reading = 0

  const read = async (): Promise<MemberState> => {
    const { member = null } = await getCurrentMember(send)({ fieldsets: ['FULL'] })
    return { ...nobody, member }
  }

  /** Only the last response counts: a member who has signed out must not reappear. */
  const refresh = async (): Promise<void> => {
    const mine = ++reading
    isUnknown = false
    if (!isMember()) return store.set(nobody)
    store.set({ ...store.get(), loading: true })
    const state = await read().catch((error: unknown) => ({ ...store.get(), loading: false, error: toFailure(error) }))
    if (mine === reading) store.set(state)
  }

  const store = createStore<MemberState>({ ...nobody, member: initial ?? null, loading: isUnknown }, () => {
    let wasMember = isMember()
    const end = session.subscribe(() => {
      if (isMember() === wasMember) return
      wasMember = isMember()
      void refresh()
    })
    if (isUnknown || (store.get().member !== null) !== wasMember) void refresh()
    return end
  })
  return { ...store, refresh }
}
