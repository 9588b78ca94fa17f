import { navigationGroups } from '../frame/navigation-groups.ts'
import { words } from '../words/first.ts'

const { commandMenu: texts } = words

/** What the command menu opens: a page, a form for something new, or a record of the store. */
export interface Command {
  readonly to: string
  readonly label: string
  /** What kind of thing it is, in a word. */
  readonly kind: string
  /** A second line, such as an email address. */
  readonly detail?: string
  /** Other words by which it is found. */
  readonly keywords?: string
}

/** Groups of the navigation whose pages are settings. */
const settings: ReadonlySet<string> = new Set([words.settings, words.onlineStore])

const pages: readonly Command[] = navigationGroups.flatMap((group) =>
  group.pages.map(({ to, label }) => ({
    to,
    label,
    kind: settings.has(group.title) ? texts.setting : texts.page,
    keywords: texts.keywords[to] ?? '',
  })),
)

const actions: readonly Command[] = Object.entries(texts.actions).map(([to, label]) => ({
  to,
  label,
  kind: texts.action,
}))

/** All pages and actions of the back office. */
export const commands: readonly Command[] = [...pages, ...actions]

/** Lowercase and without accents, so that “café” is found by “cafe”. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** How well a command matches; lower is better. `undefined` if it does not. */
const rankOf = ({ label, keywords = '' }: Command, typed: readonly string[]): number | undefined => {
  const [inLabel, others] = [wordsOf(label), wordsOf(keywords)]
  const begins = (list: readonly string[]) => (word: string) => list.some((one) => one.startsWith(word))
  if (typed.every((word, index) => inLabel[index]?.startsWith(word))) return 0
  if (typed.every(begins(inLabel))) return 1
  return typed.every(begins([...inLabel, ...others])) ? 2 : undefined
}

/** Returns the commands of which each typed word begins a word, best matches first. */
export const matchCommands = (all: readonly Command[], typed: string): readonly Command[] => {
  const parts = wordsOf(typed)
  if (parts.length === 0) return []
  const ranked = all.flatMap((command) => {
    const rank = rankOf(command, parts)
    return rank === undefined ? [] : [{ command, rank }]
  })
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ command }) => command)
}
