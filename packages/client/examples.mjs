// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const entry = join(import.meta.dirname, 'src/index.ts')
const settingFile = join(import.meta.dirname, 'testing-examples.ts')
/** The examples as one module. Generated and not committed; type-checked, and run by a test. */
export const examplesFile = join(import.meta.dirname, 'examples.tmp.ts')

/** Only names and comments are read, so no libraries or Node.js types are loaded. */
const options = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  noEmit: true,
  noLib: true,
  types: [],
}

/** @param {ts.Symbol} symbol */
const isGenerated = (symbol) =>
  symbol.declarations?.some((declaration) =>
    /\/(generated|calls\/[\w-]+)\.ts$/.test(declaration.getSourceFile().fileName),
  ) ?? false

/** Reads every export with its comment, except entities and plain calls, which the contract documents. */
export const readExports = () => {
  const program = ts.createProgram([entry], options)
  const checker = program.getTypeChecker()
  /** @param {ts.Symbol} symbol */
  const resolve = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)
  /** @param {ts.Symbol} symbol @param {string} name */
  const describe = (symbol, name) => ({
    name,
    isValue: (symbol.flags & ts.SymbolFlags.Value) !== 0,
    comment: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    example: ts.displayPartsToString(symbol.getJsDocTags(checker).find(({ name }) => name === 'example')?.text),
  })
  const source = /** @type {ts.SourceFile} */ (program.getSourceFile(entry))
  const module = /** @type {ts.Symbol} */ (checker.getSymbolAtLocation(source))
  return checker.getExportsOfModule(module).flatMap((symbol) => {
    const target = resolve(symbol)
    if (!(target.flags & ts.SymbolFlags.ValueModule)) return isGenerated(target) ? [] : [describe(target, symbol.name)]
    return checker
      .getExportsOfModule(target)
      .map(resolve)
      .flatMap((inner) => (isGenerated(inner) ? [] : [describe(inner, `${symbol.name}.${inner.name}`)]))
  })
}

/** Reads the names that examples may use without defining them: the keys of the object that `setting` returns. */
const readSettingNames = () => {
  const source = ts.createSourceFile(settingFile, readFileSync(settingFile, 'utf8'), ts.ScriptTarget.ES2023, true)
  /** @type {string[]} */
  let names = []
  source.forEachChild((statement) => {
    if (!ts.isVariableStatement(statement)) return
    const { name, initializer } = /** @type {ts.VariableDeclaration} */ (statement.declarationList.declarations[0])
    if (name.getText() !== 'setting' || !initializer || !ts.isArrowFunction(initializer)) return
    const result = /** @type {ts.Block} */ (initializer.body).statements.at(-1)
    if (!result || !ts.isReturnStatement(result) || !result.expression) return
    if (!ts.isObjectLiteralExpression(result.expression)) return
    names = result.expression.properties.map((property) => /** @type {ts.PropertyName} */ (property.name).getText())
  })
  if (names.length === 0) throw new Error(`${settingFile} has no function \`setting\` that returns an object.`)
  return names
}

/** Whether an identifier is only a property name or a declaration. @param {ts.Identifier} node */
const isNameOnly = (node) => {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node
  if (ts.isBindingElement(parent)) return parent.initializer !== node
  if (ts.isVariableDeclaration(parent) || ts.isParameter(parent)) return parent.name === node
  return ts.isPropertyAssignment(parent) && parent.name === node
}

/** @param {string} example @param {readonly string[]} names */
const namesIn = (example, names) => {
  /** @type {Set<string>} */
  const used = new Set()
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isIdentifier(node) && !isNameOnly(node)) used.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('example.ts', example, ts.ScriptTarget.ES2023, true))
  return names.filter((name) => used.has(name))
}

/** @param {string} name @param {string} example @param {readonly string[]} needs */
const entryOf = (name, example, needs) => `  '${name}': {
    needs: ${JSON.stringify(needs)},
    run: async ({ ${needs.join(', ')} }: Setting) => {
{
${example}
}
    },
  },`

/** Prints a function for each example, with the names it needs. */
const source = () => {
  const documented = readExports()
  const names = readSettingNames()
  const exported = documented.filter(({ name, isValue }) => isValue && !name.includes('.')).map(({ name }) => name)
  const modules = documented.flatMap(({ name }) => (name.includes('.') ? [name.split('.')[0]] : []))
  const imported = [...new Set([...exported, ...modules])].join(', ')
  const functions = documented
    .filter(({ example }) => example !== '')
    .map(({ name, example }) => entryOf(name, example, namesIn(example, names)))
  return `import { ${imported} } from './src/index.ts'
import type { Setting } from './testing-examples.ts'
export { ${imported} }
interface Example {
  readonly needs: readonly (keyof Setting)[]
  readonly run: (setting: Setting) => Promise<unknown>
}
export const examples: Record<string, Example> = {
${functions.join('\n')}
}
`
}

/** Writes the examples of the client as a module, unless it exists already. */
export const writeExamples = () => {
  const text = source()
  if (!existsSync(examplesFile) || readFileSync(examplesFile, 'utf8') !== text) writeFileSync(examplesFile, text)
}
