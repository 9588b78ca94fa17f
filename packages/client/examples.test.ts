import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openShop, type Shop } from '../../test/shop.ts'
import { createStripeDouble, type StripeDouble } from '../../test/stripe-double/double.ts'
import { setting } from './testing-examples.ts'

const entry = join(import.meta.dirname, 'src/index.ts')
/** The examples as one module, for the time of the test. */
const written = join(import.meta.dirname, 'examples.tmp.ts')
const project = join(import.meta.dirname, 'examples.tmp.json')
const compiler = join(import.meta.dirname, '../../node_modules/@typescript/native/bin/tsc')
const execute = promisify(execFile)
const options: ts.CompilerOptions = {
  strict: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node'],
}

interface Documented {
  readonly name: string
  readonly isValue: boolean
  readonly comment: string
  readonly example: string
}

/** Every export with its comment; entities and bare calls are told by the contract and left out here. */
const readExports = (): Documented[] => {
  const program = ts.createProgram([entry], options)
  const checker = program.getTypeChecker()
  const real = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const describe = (symbol: ts.Symbol, name: string): Documented => {
    const tag = symbol.getJsDocTags(checker).find((one) => one.name === 'example')
    return {
      name,
      isValue: (symbol.flags & ts.SymbolFlags.Value) !== 0,
      comment: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
      example: ts.displayPartsToString(tag?.text),
    }
  }
  const isPrinted = (symbol: ts.Symbol): boolean =>
    symbol.declarations?.some((declaration) =>
      /\/(generated|calls\/[\w-]+)\.ts$/.test(declaration.getSourceFile().fileName),
    ) ?? false
  return checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(entry)!)!).flatMap((symbol) => {
    const target = real(symbol)
    if (!(target.flags & ts.SymbolFlags.ValueModule)) return isPrinted(target) ? [] : [describe(target, symbol.name)]
    return checker
      .getExportsOfModule(target)
      .map(real)
      .flatMap((inner) => (isPrinted(inner) ? [] : [describe(inner, `${symbol.name}.${inner.name}`)]))
  })
}

const documented = readExports()
const examples = documented.filter(({ example }) => example !== '')
const settings = Object.keys(setting({} as Shop, {} as StripeDouble))
const namesIn = (example: string): string[] =>
  settings.filter((name) => new RegExp(`(?<![.\\w'"])${name}\\b(?!['"])`).test(example))

/** One function for each example, which takes what the example speaks of. */
const source = (): string => {
  const exported = documented.filter(({ name, isValue }) => isValue && !name.includes('.')).map(({ name }) => name)
  const modules = [
    ...new Set(documented.filter(({ name }) => name.includes('.')).map(({ name }) => name.split('.')[0]!)),
  ]
  const functions = examples.map(({ name, example }) => {
    const free = namesIn(example)
    return `  '${name}': async ({ ${free.join(', ')} }: Setting) => {\n{\n${example}\n}\n  },`
  })
  return `import { ${[...exported, ...modules].join(', ')} } from './src/index.ts'
import type { Setting } from './testing-examples.ts'
export { ${[...exported, ...modules].join(', ')} }
export const examples: Record<string, (about: Setting) => Promise<unknown>> = {
${functions.join('\n')}
}
`
}

let shop: Shop
let stripe: StripeDouble
let run: Record<string, (about: object) => Promise<unknown>>

beforeAll(async () => {
  await writeFile(written, source())
  stripe = await createStripeDouble()
  shop = await openShop({
    settings: { emailVerification: 'ON_SIGN_UP', currencies: [{ currency: 'USD', rate: '1.1' }] },
    config: { stripe: stripe.addresses },
  })
  run = ((await import(/* @vite-ignore */ written)) as { examples: typeof run }).examples
}, 60_000)
afterAll(async () => {
  await shop.close()
  await stripe.close()
  await rm(written, { force: true })
  await rm(project, { force: true })
})

test('every export says what it does, and everything that can be called shows how', () => {
  expect(documented.length).toBeGreaterThan(150)
  expect(documented.filter(({ comment }) => comment === '').map(({ name }) => name)).toEqual([])
  expect(documented.filter(({ isValue, example }) => isValue && example === '').map(({ name }) => name)).toEqual([])
  const long = examples.filter(({ example }) => example.split('\n').length > 4)
  expect(long.map(({ name }) => name)).toEqual([])
})

test('every example compiles', async () => {
  // Rooms of the server add their tables from files that nothing imports.
  const tables = ['../server/src/**/tables.ts', '../server/src/**/migration.ts']
  const config = { extends: '../../tsconfig.json', include: tables, files: ['examples.tmp.ts'] }
  await writeFile(project, JSON.stringify(config))
  const { stdout } = await execute(process.execPath, [compiler, '-p', project]).catch(
    (error: { stdout: string }) => error,
  )
  expect(stdout).toBe('')
}, 120_000)

test.each(examples.map(({ name, example }) => [name, example] as const))(
  'the example of %s runs',
  async (name, example) => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined)
    const made = setting(shop, stripe) as unknown as Record<string, () => Promise<unknown>>
    const entries = await Promise.all(namesIn(example).map(async (free) => [free, await made[free]!()] as const))
    await expect(run[name]!(Object.fromEntries(entries))).resolves.toBeUndefined()
  },
)
