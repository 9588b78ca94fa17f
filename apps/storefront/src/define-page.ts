import { pagesOf } from '@vitrine/web/routed-page.tsx'
import { Head } from './shell/head.tsx'
import type { RouteContext } from './shell/route-context.ts'
import { useShell } from './shell/shell-data.ts'

/** A page of the storefront: its loads and forms work with the shop, its head speaks of the store. */
export const definePage = pagesOf<RouteContext, ReturnType<typeof useShell>, Parameters<typeof Head>[0]>({
  Head,
  useAround: useShell,
})
