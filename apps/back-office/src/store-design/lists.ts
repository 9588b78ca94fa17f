import type { DesignSection, StoreDesign } from '@vitrine/client'
import { inDays } from '../clock/in-days.ts'

/** Moves an entry by one place. At the end of the list it stays. */
export const move = <Entry>(list: readonly Entry[], from: number, by: 1 | -1): Entry[] => {
  const to = from + by
  if (to < 0 || to >= list.length) return [...list]
  const moved = list.toSpliced(from, 1)
  return moved.toSpliced(to, 0, list[from]!)
}

/** Moves an entry to a place. */
export const moveTo = <Entry>(list: readonly Entry[], from: number, to: number): Entry[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, list[from]!)

export const change = <Entry extends object>(list: readonly Entry[], at: number, by: Partial<Entry>): Entry[] =>
  list.map((entry, place) => (place === at ? omitEmpty({ ...entry, ...by }) : entry))

/** Keeps empty fields while the owner types: the server reports them. */
export const changeAll = <Entry extends object>(list: readonly Entry[], at: number, by: Partial<Entry>): Entry[] =>
  list.map((entry, place) => (place === at ? { ...entry, ...by } : entry))

export const remove = <Entry>(list: readonly Entry[], at: number): Entry[] => list.toSpliced(at, 1)

/** Omits empty fields. */
export const omitEmpty = <Thing extends object>(thing: Thing): Thing =>
  Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== undefined && value !== '')) as Thing

/** Derives a URL slug from a title. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)

/** Returns a name that is not taken. */
export const freeName = (base: string, taken: readonly string[]): string => {
  const free = (name: string): boolean => !taken.includes(name)
  if (free(base)) return base
  const number = Array.from({ length: taken.length + 1 }, (_none, at) => at + 2).find((one) => free(`${base}-${one}`))
  return `${base}-${number}`
}

/** A new section with the content that it needs; pictures and videos are still to be chosen. */
export const newSection = (kind: DesignSection['kind'], { sections }: StoreDesign, text: string): DesignSection => {
  const id = freeName(
    kind.toLowerCase(),
    sections.map((section) => section.id),
  )
  if (kind === 'PRODUCTS') return { id, kind, source: 'NEWEST', limit: 8 }
  if (kind === 'BANNER') return { id, kind, text }
  if (kind === 'VIDEO') return { id, kind, videoUrl: '' }
  if (kind === 'COUNTDOWN') return { id, kind, until: inDays(7) }
  if (kind === 'MAP') return { id, kind, text }
  if (kind === 'SLIDER' || kind === 'GALLERY' || kind === 'LOGOS') return { id, kind, entries: [{ image: '' }] }
  if (kind === 'TESTIMONIALS') return { id, kind, entries: [{ text }] }
  if (kind === 'BENEFITS') return { id, kind, entries: [{ title: text }] }
  if (kind === 'QUESTIONS') return { id, kind, questions: [{ question: text, answer: text }] }
  return { id, kind }
}
