import { isElevatedCall } from '../../call.ts'
import { createDates, type SharedTables } from './dates.ts'
import { printEndpoint } from './endpoint.ts'
import { printFinding } from './finding.ts'
import type { OfferedCall } from './rooms.ts'
import { functionSignature, returnedField } from './signature.ts'
import type { TypePrinter } from './types.ts'
import { functionComment } from './words.ts'

/** Prints a function that only makes its call. */
const binding = (offered: OfferedCall, types: TypePrinter, dates: string | undefined): string => {
  const { call, offer } = offered
  const { names, returnsNothing: givesNothing, type } = functionSignature(offered, types)
  const field = returnedField(offer)
  const give = givesNothing ? `, ''` : field === undefined ? '' : `, '${field}'`
  const send = isElevatedCall(call) ? 'ElevatedSend' : 'Send'
  return `(send: ${send}): ${type} => bind(send, ${printEndpoint(call, { dates, names })}${give})`
}

/** Prints the functions of a module of the client. */
export const printFunctions = (functions: readonly OfferedCall[], types: TypePrinter, shared: SharedTables): string => {
  const dates = createDates(
    functions.map(({ call }) => call),
    shared,
  )
  const printed = functions.map((offered) => {
    const { name, call, callName, offer } = offered
    const at = dates.of(call, callName)
    const head = `${functionComment(offered)}export const ${name} = `
    if (!offer.finds) return `${head}${binding(offered, types, at)}\n`
    const { declarations, value } = printFinding(offered, { types, dates: at })
    return `${declarations}${head}${value}\n`
  })
  return [...dates.constants(), ...printed].join('\n')
}
