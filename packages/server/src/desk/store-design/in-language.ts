import type { StoreDesign } from '@vitrine/contract/entities/store/store-design.ts'

interface Translatable {
  readonly words?: readonly ({ readonly language: string } & Readonly<Record<string, unknown>>)[] | undefined
}

/** Applies the texts of a language, as far as they exist, and drops the translations. */
const translate = <Thing extends Translatable>({ words, ...thing }: Thing, language: string): Omit<Thing, 'words'> => {
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
    ...(isNow && { announcement: translate(announcement, language) }),
    sections: sections
      .filter(({ hidden, until }) => !hidden && (until === undefined || now < new Date(until)))
      .map((section) => ({
        ...translate(section, language),
        ...(section.entries && { entries: section.entries.map((one) => translate(one, language)) }),
        ...(section.questions && { questions: section.questions.map((one) => translate(one, language)) }),
      })),
    menu: menu.map((entry) => ({
      ...translate(entry, language),
      ...(entry.items && { items: entry.items.map((item) => translate(item, language)) }),
    })),
    footer: {
      ...translate(footer, language),
      columns: footer.columns.map((column) => ({
        ...translate(column, language),
        links: column.links.map((link) => translate(link, language)),
      })),
    },
    pages: pages.filter(({ hidden }) => !hidden).map((page) => translate(page, language)),
  }
}
