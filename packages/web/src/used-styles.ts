import { unescapeHtml } from './unescape-html.ts'

/** A rule of a stylesheet, or a block such as `@media` or `@layer`. */
export interface StyleRule {
  /** The text before its braces, or the whole statement without any. */
  readonly head: string
  /** Declarations of a rule. */
  readonly body?: string
  /** Classes that an element needs, per selector. */
  readonly classes?: readonly (readonly string[])[]
  readonly rules?: readonly StyleRule[]
}

const blocks = /^@(?:media|supports|layer|container|starting-style)\b/

/** Returns the position after a string that begins at `start`. */
const behindString = (css: string, start: number): number => {
  let at = start + 1
  while (at < css.length && css[at] !== css[start]) at += css[at] === '\\' ? 2 : 1
  return at + 1
}

/** Finds the next of these characters outside of strings and comments. */
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

/** Returns the end of the block that opens at `start`. */
const endOfBlock = (css: string, start: number): number => {
  let depth = 0
  for (let at = start; at < css.length; at += 1) {
    at = find(css, '{}', at, css.length)
    depth += css[at] === '{' ? 1 : -1
    if (depth === 0) return at
  }
  return css.length
}

/** Arguments depend on more than the element's own classes, so they are ignored. */
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

/** Parses a stylesheet as built: well-formed, without nesting. */
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

/** Whether the rule may match an element with these classes. */
const isUsed = ({ classes = [[]] }: StyleRule, present: ReadonlySet<string>): boolean =>
  classes.some((needed) => needed.every((name) => present.has(name)))

const print = (rules: readonly StyleRule[], present: ReadonlySet<string>): string =>
  rules.map((rule) => printRule(rule, present)).join('')

const printRule = (rule: StyleRule, present: ReadonlySet<string>): string => {
  const { head, body, rules } = rule
  if (rules) {
    const text = print(rules, present)
    // An empty layer still determines the layer order.
    return text === '' && !head.startsWith('@layer') ? '' : `${head}{${text}}`
  }
  if (body === undefined) return `${head};`
  return isUsed(rule, present) ? `${head}{${body}}` : ''
}

/** Returns the class names in rendered HTML. */
const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => unescapeHtml(names).split(/\s+/)))

/**
 * Returns the rules that a page needs for its first render, judged by its class names. Extra rules do no harm; the full
 * stylesheet follows for what scripts add.
 */
export const usedStyles = (rules: readonly StyleRule[], html: string): string => print(rules, classesIn(html))
