import { useSyncExternalStore } from 'react'
import type { CartActions, CartState } from './stores/cart-store.ts'
import type { MemberState, MemberStore } from './stores/member-store.ts'
import { useShared } from './provider.tsx'
import type { SessionRole } from './stores/session-store.ts'
import { cartPart, memberPart, sessionPart } from './shared.ts'
import type { Store } from './stores/store.ts'

const useStore = <State>({ subscribe, get, getInitial }: Store<State>): State =>
  useSyncExternalStore(subscribe, get, getInitial)

/**
 * The cart and functions to change it, shared by all components and tabs. Changes show immediately. A visitor without a
 * session has an empty cart; the first change starts one.
 *
 * @example
 * const { lineItems, itemCount, error, add, update } = useCart()
 */
export const useCart = (): CartState & CartActions => {
  const cart = useShared().part(cartPart)
  return { ...useStore(cart), ...cart.actions }
}

/**
 * The signed-in member. Updates on sign-in and sign-out. Call `refresh` after their profile has changed.
 * @example
 * const { member, loading } = useMember()
 */
export const useMember = (): MemberState & Pick<MemberStore, 'refresh'> => {
  const member = useShared().part(memberPart)
  return { ...useStore(member), refresh: member.refresh }
}

/**
 * The current role: `none` until a call needs a session, then `visitor`, or `member` once signed in. The same in all
 * tabs. Reading it starts no session.
 * @example
 * const isMember = useSession() === 'member'
 */
export const useSession = (): SessionRole => useStore(useShared().part(sessionPart))
