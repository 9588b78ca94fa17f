import { origin } from './header.ts'
import { fileOf, kebab, type OfferedCall } from './rooms.ts'

/** What printed files may import. */
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

const packIn = (text: string): string => line(text.includes('packed: pack') ? ['pack'] : [], '../pack.ts')

/** A file of calls, with what it imports. */
export const callsFile = (text: string, { types, moments }: Imports): string => {
  const named = isIn(text)
  const head = [
    line(['Endpoint', 'ElevatedEndpoint', ...types].filter(named), '../generated.ts', true),
    line(moments.filter(named), '../moments.ts'),
    packIn(text),
  ]
  return `${origin}\n${head.join('')}\n${text}`
}

/** The one file of calls after which types of a module are named. */
const callsOf = (module: string, text: string, functions: readonly OfferedCall[]): string => {
  const named = functions.filter(({ callName }) => text.includes(`calls.${callName}>`))
  const [file, ...others] = new Set(named.map(({ call }) => fileOf(call)))
  if (others.length > 0) throw new Error(`The types of ${module} are in several files: ${others.join(', ')}.`)
  return file === undefined ? '' : `import type * as calls from '../calls/${file}.ts'\n`
}

const queries = (named: (name: string) => boolean): string[] =>
  ['Cursor', 'Offset']
    .filter((way) => named(`${way}QueryCall`))
    .map((way) => {
      const small = way.toLowerCase()
      return `import { ${small}QueryCall, type ${way}Query, type ${way}QueryCall } from '../query/${small}-query.ts'\n`
    })

interface Module {
  readonly name: string
  readonly text: string
  readonly functions: readonly OfferedCall[]
  /** A part of it is written by hand. */
  readonly hasOwn: boolean
}

/** A module of the client, with what it imports. */
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
