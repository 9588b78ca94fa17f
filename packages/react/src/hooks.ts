import { useSyncExternalStore } from 'react'
import type { CartActions, CartState } from './cart-store.ts'
import type { MemberState, MemberStore } from './member-store.ts'
import { useShared } from './provider.tsx'

/** The cart, and how to change it. All components see the same; changes show at once. */
export const useCart = (): CartState & CartActions => {
  const { cart } = useShared()
  return { ...useSyncExternalStore(cart.subscribe, cart.get, cart.get), ...cart.actions }
}

/** Who is signed in: follows sign-in and sign-out. `refresh` reads the member again, after a change of their profile. */
export const useMember = (): MemberState & Pick<MemberStore, 'refresh'> => {
  const { member } = useShared()
  return { ...useSyncExternalStore(member.subscribe, member.get, member.get), refresh: member.refresh }
}
