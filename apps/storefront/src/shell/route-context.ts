import { createContext, use } from 'react'
import type { StorefrontConfig } from '../config.ts'
import type { Shop } from '../shop.ts'

/** What the loaders of pages work with. */
export interface RouteContext {
  readonly shop: Shop
  readonly config: StorefrontConfig
}

const Context = createContext<RouteContext | undefined>(undefined)

export const RouteContextProvider = Context

/** The shop and what the storefront was told, for components that act without a loader. */
export const useRouteContext = (): RouteContext => {
  const context = use(Context)
  if (!context) throw new Error('This component stands outside the shell')
  return context
}
