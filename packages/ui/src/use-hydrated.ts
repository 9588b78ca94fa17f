import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts draw this: not on the server, nor while the browser takes over what the server drew. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
