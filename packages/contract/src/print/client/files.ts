import { origin } from './header.ts'
import { fileOf, kebab, type OfferedCall } from './rooms.ts'

/** Names that generated files can import. */
export interface Imports {
  /** Interfaces of `generated.ts`. */
  readonly types: readonly string[]
  /** Constants of `moments.ts`. */
  readonly moments: readonly string[]
}

const isIn = (text: string) => {
  const code = text.replaceAll(/\/\*\*[^]*?\*\//g, '')
  return (name: string): boolean => new RegExp(`\\b${name}\\b`).test(code)
}

const line = (names: readonly string[], file: string, isType = false): string =>
  names.length === 0 ? '' : `import ${isType ? 'type ' : ''}{ ${names.join(', ')} } from '${file}'\n`

const packIn = (text: string): string =>
  ['pack', 'flatten']
    .map((name) =>
      line(text.includes(`packed: ${name} `) || text.includes(`packed: ${name},`) ? [name] : [], `../${name}.ts`),
    )
    .join('')

/** Prints a file of calls with its imports. */
export const callsFile = (text: string, { types, moments }: Imports): string => {
  const named = isIn(text)
  const head = [
    line(['Endpoint', 'ElevatedEndpoint', ...types].filter(named), '../generated.ts', true),
    line(moments.filter(named), '../moments.ts'),
    packIn(text),
  ]
  return `${origin}\n${head.join('')}\n${text}`
}

/** Prints the import of the file of calls that the types of a module refer to. */
const callsOf = (module: string, text: string, functions: readonly OfferedCall[]): string => {
  const named = functions.filter(({ callName }) => text.includes(`calls.${callName}>`))
  const [file, ...others] = new Set(named.map(({ call }) => fileOf(call)))
  if (others.length > 0) throw new Error(`The types of ${module} are in several files: ${others.join(', ')}.`)
  return file === undefined ? '' : `import type * as calls from '../calls/${file}.ts'\n`
}

const queries = (named: (name: string) => boolean): string[] =>
  ['Cursor', 'Offset']
    .filter((paging) => named(`${paging}QueryCall`))
    .map((paging) => {
      const small = paging.toLowerCase()
      return `import { ${small}QueryCall, type ${paging}Query, type ${paging}QueryCall } from '../query/${small}-query.ts'\n`
    })

interface Module {
  readonly name: string
  readonly text: string
  readonly functions: readonly OfferedCall[]
  /** Whether a part of it is written by hand. */
  readonly hasOwn: boolean
}

/** Prints a module of the client with its imports. */
export const moduleFile = ({ name, text, functions, hasOwn }: Module, { types, moments }: Imports): string => {
  const named = isIn(text)
  const options = ['BodyOf', 'CallOptions', 'ElevatedSend', 'QueryOf', 'ResponseOf', 'Send']
  const head = [
    line(text.includes('bind(') ? ['bind'] : [], '../bind.ts'),
    line(options.filter(named), '../call-options.ts', true),
    callsOf(name, text, functions),
    line(types.filter(named), '../generated.ts', true),
    line(moments.filter(named), '../moments.ts'),
    packIn(text),
    ...queries(named),
  ]
  const own = hasOwn ? `export * from '../by-hand/${kebab(name)}.ts'\n` : ''
  return `${origin}\n${head.join('')}${own}\n${text}`
}
