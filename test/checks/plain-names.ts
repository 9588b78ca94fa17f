import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '../..')

/**
 * Words that no name contains: they stood for nouns and verbs that say more. A value that is sent is a `request`, one that
 * is shown a `label` or `text`, who is informed is `notified`, what is missing is `unavailable`.
 */
const words = new Set(
  [
    'said say says asked asks unasked told tells untold tell missed wish wishes wished',
    'stands stand dear dearer dearest lonely goes gone whoever such',
  ]
    .join(' ')
    .split(' '),
)

/** Names of the specification, and of what buyers keep in wish lists. */
const isSpecified = (name: string): boolean => /wish_?list/i.test(name) || name === 'wish' || name === 'WISH'

const partsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _$]+/)

/** The same few names are in thousands of files. */
const known = new Map<string, boolean>()
const isIdiomatic = (name: string): boolean => {
  const result = known.get(name) ?? (!isSpecified(name) && partsOf(name).some((part) => words.has(part)))
  known.set(name, result)
  return result
}

/** Lines that are comments as a whole. */
const commentLines = /^\s*(\/\/|\*|\/\*)((?!\*\/).)*(\*\/\s*)?$/gm

/** Returns the identifiers of a source text that contain one of the words. */
export const idiomaticNames = (text: string, file = 'x.ts'): string[] => {
  // Most files contain no such word outside of comments: they are not parsed.
  if (![...new Set(text.replaceAll(commentLines, '').match(/[A-Za-z_$][\w$]*/g))].some(isIdiomatic)) return []
  const variant = file.endsWith('x') ? ts.LanguageVariant.JSX : ts.LanguageVariant.Standard
  const found = new Set<string>()
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, variant ? ts.ScriptKind.TSX : undefined)
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isIdiomatic(node.text)) found.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [...found]
}

/** Lists the idiomatic names of the project, as `file: name`. */
export const listIdiomaticNames = (): string[] => {
  const patterns = ['*.ts', '*.tsx', '*.mts', '*.mjs']
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  return (
    listed
      .split('\n')
      // A file may be deleted and still be in the index.
      .filter((file) => file !== '' && existsSync(join(root, file)))
      .flatMap((file) => idiomaticNames(readFileSync(join(root, file), 'utf8'), file).map((name) => `${file}: ${name}`))
  )
}
