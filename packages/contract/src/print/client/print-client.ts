import type { Calls } from '../../call.ts'
import { errors } from '../../errors.ts'
import type { JsonSchema } from '../json-schema.ts'
import { printCalls } from './calls.ts'
import { shareTables } from './dates.ts'
import { callsFile, moduleFile } from './files.ts'
import { header, origin } from './header.ts'
import { printFunctions } from './modules.ts'
import { callsByFile, camel, functionsByModule, kebab } from './rooms.ts'
import { createTypePrinter } from './types.ts'
import { docComment } from './words.ts'

/** The union of all error codes, each with its description. */
const errorCodes = (): string => {
  const lines = Object.entries(errors).map(([code, { description }]) => `${docComment(description)}| '${code}'`)
  return `/** Codes of the errors that the server returns. */\nexport type ErrorCode =\n${lines.join('\n')}\n`
}

export interface Client {
  /** Generated files by their path in the client's sources. */
  readonly files: Readonly<Record<string, string>>
  /** Modules of the client with their files. */
  readonly modules: Readonly<Record<string, string>>
}

/**
 * Prints the client: an interface for each entity, a constant for each call, and its functions. `byHand` are the modules
 * that have a part written by hand.
 */
export const printClient = (calls: Calls, byHand: readonly string[]): Client => {
  const types = createTypePrinter()
  // Responses come first, so that an entity that is also sent unchanged has timestamps of the type `Date`.
  for (const { response } of Object.values(calls)) types.type(response as JsonSchema, false)
  const shared = shareTables(calls)
  const offered = functionsByModule(calls)
  const names = [...new Set([...offered.keys(), ...byHand.map(camel)])].toSorted()
  const modules = Object.fromEntries(names.map((name) => [name, `modules/${kebab(name)}.ts`]))

  const callTexts = [...callsByFile(calls)].map(
    ([file, chosen]) => [`calls/${file}.ts`, printCalls(chosen, types, shared)] as const,
  )
  const moduleTexts = names.map((name) => {
    const functions = offered.get(name) ?? []
    const text = printFunctions(functions, types, shared)
    return { name, text, functions, hasOwn: byHand.includes(kebab(name)) }
  })
  const imports = { types: types.names(), moments: shared.names }
  const stars = callTexts.map(([file]) => `export * from './${file}'\n`).join('')
  return {
    modules,
    files: {
      'generated.ts': [header, errorCodes(), ...types.interfaces()].join('\n'),
      'calls.ts': `${origin}\n/** All calls, for \`client.send(calls.getProduct, …)\`. */\nexport type * from './generated.ts'\n${stars}`,
      'moments.ts': `${origin}\n${shared.constants.join('\n')}`,
      'modules.ts': `${origin}\n${names.map((name) => `export * as ${name} from './${modules[name]}'\n`).join('')}`,
      ...Object.fromEntries(callTexts.map(([file, text]) => [file, callsFile(text, imports)])),
      ...Object.fromEntries(moduleTexts.map((module) => [modules[module.name]!, moduleFile(module, imports)])),
    },
  }
}
