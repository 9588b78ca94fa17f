import type { AuthStrategy, Member, OAuthStrategy, Send } from '@vitrine/client'
import { getCurrentMember } from '@vitrine/client/members'
import { createStore, type Store } from './store.ts'

/** Who is signed in. */
export interface MemberState {
  /** Null if nobody is signed in. */
  readonly member: Member | null
  readonly loading: boolean
  readonly error: unknown
}

export interface MemberStore extends Store<MemberState> {
  /** Reads the member again, after a change of their profile. */
  readonly refresh: () => Promise<void>
}

/** What a strategy that knows visitors and members can tell. */
export type SessionAuth = AuthStrategy & Partial<Pick<OAuthStrategy, 'loggedIn' | 'subscribe'>>

/** Who is signed in, read again with each sign-in and sign-out. `initial` is what a server rendered. */
export const createMemberStore = (send: Send, auth: SessionAuth, initial?: Member | null): MemberStore => {
  const isMember = (): boolean => auth.loggedIn?.() ?? true
  const isUnknown = initial === undefined
  let reading = 0

  const read = async (): Promise<MemberState> => {
    if (!isMember()) return { member: null, loading: false, error: undefined }
    const { member = null } = await getCurrentMember(send)({ fieldsets: ['FULL'] })
    return { member, loading: false, error: undefined }
  }

  /** Only the last reading counts: a member who signed out meanwhile does not come back. */
  const refresh = async (): Promise<void> => {
    const mine = ++reading
    if (!isMember()) store.set({ member: null, loading: false, error: undefined })
    else store.set({ ...store.get(), loading: true })
    const state = await read().catch((error: unknown) => ({ ...store.get(), loading: false, error }))
    if (mine === reading) store.set(state)
  }

  const store = createStore<MemberState>({ member: initial ?? null, loading: isUnknown, error: undefined }, () => {
    let wasMember = isMember()
    auth.subscribe?.(() => {
      if (isMember() === wasMember) return
      wasMember = isMember()
      void refresh()
    })
    if (isUnknown || (store.get().member !== null) !== wasMember) void refresh()
  })
  return { ...store, refresh }
}
