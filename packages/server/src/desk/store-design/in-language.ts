import type { StoreDesign } from '@vitrine/contract/entities/store-design.ts'

interface Spoken {
  readonly words?: readonly ({ readonly language: string } & Readonly<Record<string, unknown>>)[] | undefined
}

/** Applies the texts of a language, as far as they exist, and drops the translations. */
const speak = <Thing extends Spoken>({ words, ...thing }: Thing, language: string): Omit<Thing, 'words'> => {
  const { language: _language, ...texts } = words?.find((one) => one.language === language) ?? { language }
  return { ...thing, ...texts }
}

/** Returns a design for a reader's language and time, without hidden and scheduled sections. */
export const inLanguage = (design: StoreDesign, language: string, now: Date): StoreDesign => {
  const { announcement, sections, menu, footer, pages, ...rest } = design
  const isNow =
    announcement &&
    (!announcement.from || new Date(announcement.from) <= now) &&
    (!announcement.until || now < new Date(announcement.until))
  return {
    ...rest,
    ...(isNow && { announcement: speak(announcement, language) }),
    sections: sections
      .filter(({ hidden }) => !hidden)
      .map((section) => ({
        ...speak(section, language),
        ...(section.questions && { questions: section.questions.map((one) => speak(one, language)) }),
      })),
    menu: menu.map((entry) => ({
      ...speak(entry, language),
      ...(entry.items && { items: entry.items.map((item) => speak(item, language)) }),
    })),
    footer: {
      ...speak(footer, language),
      columns: footer.columns.map((column) => ({
        ...speak(column, language),
        links: column.links.map((link) => speak(link, language)),
      })),
    },
    pages: pages.filter(({ hidden }) => !hidden).map((page) => speak(page, language)),
  }
}
