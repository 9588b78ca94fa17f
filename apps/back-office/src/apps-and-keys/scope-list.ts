import type { RegisteredApp } from '@vitrine/client'
import { words } from '../words/en.ts'

const { scopes, asksForEverything, asksForNothing } = words.appsAndKeys

export type Scope = NonNullable<RegisteredApp['scopes']>[number]

export const scopeNames = Object.keys(scopes) as Scope[]

/** What an app may do, in words; an app that is never let in asks for nothing. */
export const scopeLines = (asked: readonly string[] | undefined): string[] => {
  if (asked === undefined) return [asksForNothing]
  if (scopeNames.every((name) => asked.includes(name))) return [asksForEverything]
  return scopeNames.filter((name) => asked.includes(name)).map((name) => scopes[name])
}
