import { createContext, use } from 'react'

/** Whether another state of the page is loading. */
export const GoingProvider = createContext(false)

export const useGoing = (): boolean => use(GoingProvider)
