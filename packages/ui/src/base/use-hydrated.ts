import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the component is hydrated: `false` on the server and during hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
