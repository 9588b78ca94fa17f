import { shop } from '../shop.ts'

const names = new Intl.DisplayNames(['en'], { type: 'language' })

export const languageName = (language: string): string => names.of(language) ?? language

/** The language of a text, without a region. */
export const baseOf = (language: string): string => language.split('-')[0]!.toLowerCase()

/** The languages that pages and emails are written in. */
export const spokenLanguages: readonly string[] = ['en', 'de', 'es', 'he']

/** The languages beside the store's own, and the one of them that an address means. */
export const readLanguages = async (
  url: URL,
): Promise<{ languages: readonly string[]; language: string | undefined }> => {
  const { languages } = (await shop.backOffice.getSiteSettings()).siteSettings
  const asked = url.searchParams.get('language')
  return { languages, language: languages.find((one) => one === asked) ?? languages[0] }
}
