import type { RegisteredApp } from '@vitrine/client'
import { words } from '../words/en.ts'

const { scopes, asksForEverything, asksForNothing } = words.appsAndKeys

export type Scope = NonNullable<RegisteredApp['scopes']>[number]

export const scopeNames = Object.keys(scopes) as Scope[]

/** Describes an app's permissions. An app without redirect URLs is never authorized and has none. */
export const scopeLines = (asked: readonly string[] | undefined): string[] => {
  if (asked === undefined) return [asksForNothing]
  if (scopeNames.every((name) => asked.includes(name))) return [asksForEverything]
  return scopeNames.filter((name) => asked.includes(name)).map((name) => scopes[name])
}
