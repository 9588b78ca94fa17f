import { createContext, use } from 'react'
import type { RouteContext } from '../routes.tsx'

const Context = createContext<RouteContext | undefined>(undefined)

export const RouteContextProvider = Context

/** The shop and what the storefront was told, for components that act without a loader. */
export const useRouteContext = (): RouteContext => {
  const context = use(Context)
  if (!context) throw new Error('This component stands outside the shell')
  return context
}
