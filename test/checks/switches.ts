import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '../..')

const clausesOf = (source: ts.SourceFile): { readonly clause: ts.DefaultClause; readonly on: string }[] => {
  const found: { clause: ts.DefaultClause; on: string }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isSwitchStatement(node))
      for (const clause of node.caseBlock.clauses)
        if (ts.isDefaultClause(clause)) found.push({ clause, on: node.expression.getText(source) })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/**
 * Switches over values that are not a union of our own, by file: texts of forms, JSON schemas, states of other services.
 */
const openValues: ReadonlySet<string> = new Set([
  "apps/hosted/src/checkout/codes.ts: form.get('code')",
  'packages/contract/src/bounds.ts: schema.type',
  'packages/server/src/doors/http/walk/hostile.ts: schema.type',
  'packages/server/src/doors/http/walk/oversize.ts: schema.type',
  'packages/server/src/ground/query/conditions.ts: operator',
  'packages/server/src/ground/schema/violations.ts: error.keyword',
  'packages/server/src/money/payment/providers/mollie/state.ts: status',
  'packages/server/src/money/payment/providers/stripe/charge/intent.ts: intent.status',
])

/**
 * Lists `default` clauses that stay silent when a union gets a new member, as `file: expression`. An exhaustive switch ends
 * with `default: return value satisfies never`, which does not compile then.
 */
export const silentDefaultsIn = (text: string, file: string): string[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  return clausesOf(source)
    .filter(({ clause }) => !/\bsatisfies (never|Exclude)\b|^default:\s+throw\b/.test(clause.getText(source)))
    .map(({ on }) => `${file}: ${on}`)
}

export const listSilentDefaults = (): string[] =>
  execFileSync(
    'git',
    ['ls-files', '-c', 'packages/*.ts', 'packages/*.tsx', 'apps/*.ts', 'apps/*.tsx', 'platform/*.ts'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e8,
    },
  )
    .split('\n')
    .filter((file) => file !== '' && !/\.(type)?test\.tsx?$|\/generated\.ts$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return /\bdefault:/.test(text) ? silentDefaultsIn(text, file) : []
    })
    .filter((found) => !openValues.has(found))
