import { calls } from '@vitrine/contract'
import type { Call, ClientFunction, HandWritten } from '@vitrine/contract/call.ts'

const sources: Readonly<Record<string, string>> = import.meta.glob(
  ['../**/*.{ts,tsx}', '!../**/*.test.*', '!../**/testing-*', '!../words/**'],
  { query: '?raw', import: 'default', eager: true },
)

type Offered = Pick<ClientFunction | HandWritten, 'module' | 'name'>

const functionsOf = ({ client }: Call): readonly Offered[] =>
  client === undefined ? [] : Array.isArray(client) ? (client as readonly Offered[]) : [client as Offered]

/** Whether a file uses a module of the client, as part of a client or by its import. */
const usesModule = (text: string, module: string): boolean =>
  new RegExp(`(shop|Client)\\s*\\.\\s*${module}\\b|@vitrine/client/${module}'`).test(text)

const isMade = (name: string, call: Call): boolean =>
  Object.values(sources).some(
    (text) =>
      new RegExp(`\\bcalls\\.${name}\\b`).test(text) ||
      functionsOf(call).some(
        (offered) => usesModule(text, offered.module) && new RegExp(`\\.\\s*${offered.name ?? name}\\b`).test(text),
      ),
  )

/** All calls that pages of the back office make. */
export const usedCalls: ReadonlyMap<string, Call> = new Map(
  Object.entries(calls as Readonly<Record<string, Call>>).filter(([name, call]) => isMade(name, call)),
)

/** Functions of the client that pages name, such as `products.getProduct`. */
export const usedFunctions: ReadonlySet<string> = new Set(
  Object.values(sources).flatMap((text) =>
    [...text.matchAll(/\bshop\s*\.\s*(\w+)\s*\.\s*(\w+)\s*\(/g)].map(([, module, name]) => `${module}.${name}`),
  ),
)

/** The functions of the client that make a call. */
export const functionNames = (name: string, call: Call): readonly string[] =>
  functionsOf(call).map((offered) => `${offered.module}.${offered.name ?? name}`)
