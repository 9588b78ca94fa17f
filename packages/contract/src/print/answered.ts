import type { Call, Calls } from '../call.ts'
import { otherModules, type OtherModule } from '../elsewhere.ts'

/** A function of the provider's SDK and its request. */
export interface ProviderFunction {
  /** Package, module and name, such as `ecom.currentCart.getCurrentCart`. */
  readonly call: string
  readonly method: string
  readonly path: string
}

interface Row {
  readonly module: string
  readonly name: string
  readonly request: string
  readonly summary: string | undefined
}

const withoutNames = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}')
const routesOf = ({ method, path, aliases = [], alsoAsPost, encoding, packedPath }: Call): string[] => {
  const methods = alsoAsPost || (encoding && method === 'GET') ? [method, 'POST'] : [method]
  const routes = [path, ...aliases].flatMap((one) => methods.map((each) => `${each} ${withoutNames(one)}`))
  return packedPath === undefined ? routes : [...routes, `GET ${withoutNames(packedPath)}`]
}

const rowsOf = (calls: Calls, functions: readonly ProviderFunction[]): Row[] => {
  const known = new Map(Object.values(calls).flatMap((call) => routesOf(call).map((route) => [route, call] as const)))
  const rows = new Map<string, Row>()
  for (const { call, method, path } of functions) {
    const [module, name] = [call.slice(0, call.lastIndexOf('.')), call.slice(call.lastIndexOf('.') + 1)]
    const summary = known.get(`${method} ${withoutNames(path)}`)?.summary
    if (summary === undefined && rows.has(call)) continue
    rows.set(call, { module, name, request: `${method} ${path}`, summary })
  }
  return [...rows.values()]
}

const section = (module: string, rows: readonly Row[]): string => {
  const answered = rows.flatMap(({ name, request, summary }) =>
    summary ? [`| \`${name}\` | \`${request}\` | ${summary} |`] : [],
  )
  const others = rows.filter(({ summary }) => summary === undefined).map(({ name }) => `\`${name}\``)
  return [
    `### ${module}`,
    '',
    '| function | call | what it does here |',
    '|---|---|---|',
    ...answered,
    ...(others.length > 0 ? ['', `Not supported (404): ${others.join(', ')}.`] : []),
    '',
  ].join('\n')
}

const emptyRow = ({ package: name, what, lists }: OtherModule): string => {
  const calls = [...new Set(lists.map(({ call }) => `\`${call}\``))].join(', ')
  return `| \`${name}\` | ${calls} | a store has no ${what} |`
}

/** Prints the page that lists the supported functions of the provider's SDK by module. */
export const printAnswered = (calls: Calls, functions: readonly ProviderFunction[]): string => {
  const rows = rowsOf(calls, functions)
  const modules = [...new Set(rows.map(({ module }) => module))].toSorted()
  const of = (module: string) => rows.filter((row) => row.module === module)
  const isAnswered = (module: string) => of(module).some(({ summary }) => summary !== undefined)
  return `# Supported functions of the provider's SDK

Generated from the contract by \`npm run generate\`. A storefront that uses the provider's SDK can call these functions. All other calls return a 404 with a message that says what is not supported, never a 5xx.

## Supported

${modules
  .filter(isAnswered)
  .map((module) => section(module, of(module)))
  .join('\n')}
## Empty result

Pages that call these functions keep working: lists are empty, counts are 0.

| package | functions | why |
|---|---|---|
${otherModules
  .filter(({ lists }) => lists.length > 0)
  .map(emptyRow)
  .join('\n')}

## Not supported

Modules without any supported function: ${modules
    .filter((module) => !isAnswered(module))
    .map((module) => `\`${module}\``)
    .join(', ')}.
`
}
