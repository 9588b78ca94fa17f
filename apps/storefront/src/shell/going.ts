import { createContext, use } from 'react'

/** Whether another state of the page is on its way. */
export const GoingProvider = createContext(false)

export const useGoing = (): boolean => use(GoingProvider)
