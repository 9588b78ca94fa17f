import type { Cart, Collection, Member, SiteInfo } from '@vitrine/client'
import type { SafeHtml } from '@vitrine/web/prose.tsx'
import { useRouteLoaderData } from 'react-router'

/** What every page shows: the store, its collections, this visitor's cart and name. */
export interface ShellData {
  readonly site: SiteInfo & { readonly about?: SafeHtml }
  readonly collections: readonly Collection[]
  readonly cart: Cart | null
  readonly member: Member | null
}

export const shellId = 'shell'

export const useShell = (): ShellData => useRouteLoaderData(shellId) as ShellData
