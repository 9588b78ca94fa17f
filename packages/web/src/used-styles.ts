import { unescapeHtml } from './unescape-html.ts'

/** A rule of a style sheet, or a block of rules such as `@media` and `@layer`. */
export interface StyleRule {
  /** What stands before its braces; the whole of a statement that has none. */
  readonly head: string
  /** Declarations of a rule, as they stand. */
  readonly body?: string
  /** The classes that an element needs, for each of the rule's selectors. */
  readonly classes?: readonly (readonly string[])[]
  readonly rules?: readonly StyleRule[]
}

const blocks = /^@(?:media|supports|layer|container|starting-style)\b/

/** Where a text goes on behind a string that begins at `start`. */
const behindString = (css: string, start: number): number => {
  let at = start + 1
  while (at < css.length && css[at] !== css[start]) at += css[at] === '\\' ? 2 : 1
  return at + 1
}

/** Where the next of these characters stands, strings and comments left out. */
const find = (css: string, wanted: string, start: number, end: number): number => {
  for (let at = start; at < end;) {
    const character = css[at]!
    if (wanted.includes(character)) return at
    if (character === '"' || character === "'") at = behindString(css, at)
    else if (css.startsWith('/*', at)) at = css.indexOf('*/', at) + 2
    else at += character === '\\' ? 2 : 1
  }
  return end
}

/** Where the block ends that opens at `start`. */
const endOfBlock = (css: string, start: number): number => {
  let depth = 0
  for (let at = start; at < css.length; at += 1) {
    at = find(css, '{}', at, css.length)
    depth += css[at] === '{' ? 1 : -1
    if (depth === 0) return at
  }
  return css.length
}

/** What depends on more than the classes of the element itself says nothing of whether they are there. */
const withoutArguments = (selector: string): string => {
  const shorter = selector.replaceAll(/(?<!\\):[a-z-]+\([^()]*\)/g, '')
  return shorter === selector ? selector : withoutArguments(shorter)
}

const classesOf = (head: string): readonly (readonly string[])[] =>
  withoutArguments(head)
    .split(/(?<!\\),/)
    .map((selector) =>
      [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => name!.replaceAll(/\\(.)/g, '$1')),
    )

const ruleOf = (head: string, body: string): StyleRule => {
  if (blocks.test(head)) return { head, rules: readRules(body) }
  return head.startsWith('@') ? { head, body } : { head, body, classes: classesOf(head) }
}

/** Reads a style sheet as a build prints it: well formed, each rule with its own braces. */
export const readRules = (css: string): readonly StyleRule[] => {
  const rules: StyleRule[] = []
  for (let at = 0; at < css.length;) {
    const stop = find(css, '{;', at, css.length)
    const head = css
      .slice(at, stop)
      .replaceAll(/\/\*.*?\*\//gs, '')
      .trim()
    if (css[stop] !== '{') {
      if (head !== '') rules.push({ head })
      at = stop + 1
      continue
    }
    const end = endOfBlock(css, stop)
    rules.push(ruleOf(head, css.slice(stop + 1, end)))
    at = end + 1
  }
  return rules
}

/** Whether an element of these classes may be what the rule is for. */
const isUsed = ({ classes = [[]] }: StyleRule, present: ReadonlySet<string>): boolean =>
  classes.some((needed) => needed.every((name) => present.has(name)))

const print = (rules: readonly StyleRule[], present: ReadonlySet<string>): string =>
  rules.map((rule) => printRule(rule, present)).join('')

const printRule = (rule: StyleRule, present: ReadonlySet<string>): string => {
  const { head, body, rules } = rule
  if (rules) {
    const text = print(rules, present)
    // An empty layer still says where it comes in the order of all.
    return text === '' && !head.startsWith('@layer') ? '' : `${head}{${text}}`
  }
  if (body === undefined) return `${head};`
  return isUsed(rule, present) ? `${head}{${body}}` : ''
}

/** The names in the class attributes of rendered HTML. */
const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => unescapeHtml(names).split(/\s+/)))

/**
 * What of a style sheet a page needs to be shown as it came, judged by the classes it names. A rule too many does no
 * harm; the whole sheet follows for what scripts add.
 */
export const usedStyles = (rules: readonly StyleRule[], html: string): string => print(rules, classesIn(html))
