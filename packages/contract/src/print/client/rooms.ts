import type { Call, Calls, ClientFunction, HandWritten } from '../../call.ts'

export type NamedCall = readonly [name: string, call: Call]

/** A client function and its call. */
export interface OfferedCall {
  readonly name: string
  readonly call: Call
  /** Name of the call. */
  readonly callName: string
  readonly offer: ClientFunction
}

const offersOf = ({ client }: Call): readonly (ClientFunction | HandWritten)[] =>
  client === undefined ? [] : [client].flat()

/** `backInStockSettings`: `back-in-stock-settings`. */
export const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** `back-in-stock-settings`: `backInStockSettings`. */
export const camel = (file: string): string => file.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The generated functions by module. */
export const functionsByModule = (calls: Calls): ReadonlyMap<string, readonly OfferedCall[]> => {
  const modules = new Map<string, OfferedCall[]>()
  for (const [callName, call] of Object.entries(calls))
    for (const offer of offersOf(call)) {
      const module = modules.get(offer.module) ?? []
      modules.set(offer.module, module)
      if (!('isByHand' in offer)) module.push({ name: offer.name ?? callName, call, callName, offer })
    }
  return new Map([...modules].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** File of the calls without a client function. */
const withoutModule = 'own'

/** Returns the file of a call without its extension: that of the first module with a function for it. */
export const fileOf = (call: Call): string => kebab(offersOf(call)[0]?.module ?? withoutModule)

/** Groups calls by the file of their module, because bundlers split code by file. */
export const callsByFile = (calls: Calls): ReadonlyMap<string, readonly NamedCall[]> => {
  const files = new Map<string, NamedCall[]>()
  for (const [name, call] of Object.entries(calls))
    files.set(fileOf(call), [...(files.get(fileOf(call)) ?? []), [name, call]])
  return new Map([...files].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
