import type { AuthStrategy, OAuthStrategy, Tokens } from '@vitrine/client'
import { createStore, type Store } from './store.ts'
import type { Tabs } from './tabs.ts'

/** `none`: no call has needed a session yet. `visitor`: not signed in. */
export type SessionRole = Tokens['refreshToken']['role']

/** An auth strategy with visitors and members. */
export type SessionAuth = AuthStrategy &
  Partial<
    Pick<
      OAuthStrategy,
      | 'loggedIn'
      | 'subscribe'
      | 'getTokens'
      | 'setTokens'
      | 'generateOAuthData'
      | 'getAuthUrl'
      | 'getMemberTokens'
      | 'logout'
    >
  >

/** Returns the current role. An API key has no session, but may do what a member may. */
export const roleOf = (auth: SessionAuth): SessionRole =>
  auth.getTokens?.().refreshToken.role ?? ((auth.loggedIn?.() ?? true) ? 'member' : 'visitor')

/** Creates a store of the current role, shared with other tabs. `initial` is the server-rendered role. */
export const createSessionStore = (auth: SessionAuth, tabs: Tabs, initial: SessionRole): Store<SessionRole> => {
  const update = (): boolean => {
    const role = roleOf(auth)
    if (role === store.get()) return false
    store.set(role)
    return true
  }
  const store = createStore(initial, () => {
    const endAuth = auth.subscribe?.(() => {
      if (update()) tabs.notify('session')
    })
    const endTabs = tabs.listen((news) => {
      if (news === 'session') update()
    })
    update()
    return () => {
      endAuth?.()
      endTabs()
    }
  })
  return store
}
