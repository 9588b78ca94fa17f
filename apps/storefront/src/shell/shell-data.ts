import type { CartV2, Member, SiteInfo } from '@vitrine/client'
import type { SafeHtml } from '@vitrine/web/document/prose.tsx'
import { createContext, use } from 'react'
import type { CategoryNode } from '../categories/category-tree.ts'
import type { StorefrontConfig } from '../config.ts'
import type { DesignFrame } from '../design/designed.ts'

/** Data of the shell: the store, its categories, and this visitor's cart and member. */
export interface ShellData {
  readonly config: StorefrontConfig
  readonly site: SiteInfo & { readonly about?: SafeHtml }
  /** The categories at the top level, with their subcategories. */
  readonly categories: readonly CategoryNode[]
  /** The owner's content around every page. */
  readonly frame: DesignFrame
  /** Language of the page, and all available ones, the store's own first. */
  readonly language: string
  readonly languages: readonly [string, ...string[]]
  /** Currency of the page, if not the store's own. */
  readonly currency?: string
  /** Path without language and currency, such as `/cart`. */
  readonly path: string
  /** Set if the page shows a draft of the design. */
  readonly isPreview?: true
  /** Absent on shared pages; browsers load it themselves. */
  readonly cart?: CartV2 | null
  readonly member?: Member | null
}

const Context = createContext<ShellData | undefined>(undefined)

export const ShellProvider = Context

export const useShell = (): ShellData => {
  const shell = use(Context)
  if (!shell) throw new Error('This component must be used within a page.')
  return shell
}
