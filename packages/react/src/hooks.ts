import { useSyncExternalStore } from 'react'
import type { CartActions, CartState } from './cart-store.ts'
import type { MemberState, MemberStore } from './member-store.ts'
import { useShared } from './provider.tsx'

/** The cart and functions to change it, shared by all components. Changes show immediately. */
export const useCart = (): CartState & CartActions => {
  const { cart } = useShared()
  return { ...useSyncExternalStore(cart.subscribe, cart.get, cart.get), ...cart.actions }
}

/** The signed-in member; follows sign-in and sign-out. Call `refresh` after their profile has changed. */
export const useMember = (): MemberState & Pick<MemberStore, 'refresh'> => {
  const { member } = useShared()
  return { ...useSyncExternalStore(member.subscribe, member.get, member.get), refresh: member.refresh }
}
