import type { RegisteredApp } from '@vitrine/client'
import { words } from '../words/words.ts'

const { scopes, fullAccess, noPermissions } = words.appsAndKeys

export type Scope = NonNullable<RegisteredApp['scopes']>[number]

export const scopeNames = Object.keys(scopes) as Scope[]

/** Describes an app's permissions. An app without redirect URLs is never authorized and has none. */
export const describeScopes = (granted: readonly string[] | undefined): string[] => {
  if (granted === undefined) return [noPermissions]
  if (scopeNames.every((name) => granted.includes(name))) return [fullAccess]
  return scopeNames.filter((name) => granted.includes(name)).map((name) => scopes[name])
}
