import type { DesignSection, StoreDesign } from '@vitrine/client'

/** A list with one entry in another place; one that would leave the list stays where it is. */
export const move = <Entry>(list: readonly Entry[], from: number, by: 1 | -1): Entry[] => {
  const to = from + by
  if (to < 0 || to >= list.length) return [...list]
  const moved = list.toSpliced(from, 1)
  return moved.toSpliced(to, 0, list[from]!)
}

export const change = <Entry extends object>(list: readonly Entry[], at: number, by: Partial<Entry>): Entry[] =>
  list.map((entry, place) => (place === at ? without({ ...entry, ...by }) : entry))

export const remove = <Entry>(list: readonly Entry[], at: number): Entry[] => list.toSpliced(at, 1)

/** What is empty is not sent: a field without anything in it is a field that is not there. */
export const without = <Thing extends object>(thing: Thing): Thing =>
  Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== undefined && value !== '')) as Thing

/** What is left of a title for the address of a page. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)

/** A name that nothing in the list has yet. */
export const freeName = (wanted: string, taken: readonly string[]): string => {
  const free = (name: string): boolean => !taken.includes(name)
  if (free(wanted)) return wanted
  const number = Array.from({ length: taken.length + 1 }, (_none, at) => at + 2).find((one) => free(`${wanted}-${one}`))
  return `${wanted}-${number}`
}

/** A section as it begins: whole enough to be saved. */
export const newSection = (kind: DesignSection['kind'], { sections }: StoreDesign, text: string): DesignSection => {
  const id = freeName(
    kind.toLowerCase(),
    sections.map((section) => section.id),
  )
  if (kind === 'PRODUCTS') return { id, kind, source: 'NEWEST', limit: 8 }
  if (kind === 'BANNER') return { id, kind, text }
  if (kind === 'QUESTIONS') return { id, kind, questions: [{ question: text, answer: text }] }
  return { id, kind }
}
