import type { Cart, Collection, Member, SiteInfo } from '@vitrine/client'
import type { SafeHtml } from '@vitrine/web/prose.tsx'
import { createContext, use } from 'react'
import type { StorefrontConfig } from '../config.ts'
import type { DesignFrame } from '../design/designed.ts'

/** What every page shows: the store, its collections, and this visitor's cart and name. */
export interface ShellData {
  readonly config: StorefrontConfig
  readonly site: SiteInfo & { readonly about?: SafeHtml }
  readonly collections: readonly Collection[]
  /** What the owner has put around every page. */
  readonly frame: DesignFrame
  /** The language of the page, and those it can be had in: the store's own first. */
  readonly language: string
  readonly languages: readonly [string, ...string[]]
  /** The currency of the page, where it is not the store's own. */
  readonly currency?: string
  /** The address of the page without its language and currency, such as `/cart`. */
  readonly path: string
  /** Absent on pages that are the same for everybody: browsers ask for it by themselves. */
  readonly cart?: Cart | null
  readonly member?: Member | null
}

const Context = createContext<ShellData | undefined>(undefined)

export const ShellProvider = Context

export const useShell = (): ShellData => {
  const shell = use(Context)
  if (!shell) throw new Error('This component stands outside of a page.')
  return shell
}
