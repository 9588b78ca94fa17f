import { createContext, useContext } from 'react'

type Learn = (kind: 'products' | 'members', id: string, name: string) => void

/** Takes the names of what was found while a form is filled in, so that it can be described with them. */
const LearnName = createContext<Learn>(() => undefined)

export const LearnNames = LearnName.Provider
export const useLearnName = (): Learn => useContext(LearnName)
