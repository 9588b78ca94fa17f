import { shop } from '../shop.ts'
import { locale } from '../words/words.ts'

const names = new Intl.DisplayNames([locale], { type: 'language' })

export const languageName = (language: string): string => names.of(language) ?? language

/** The language without its region. */
export const baseOf = (language: string): string => language.split('-')[0]!.toLowerCase()

/** The store's additional languages, and the one selected in the URL. */
export const loadLanguages = async (
  url: URL,
): Promise<{ languages: readonly string[]; language: string | undefined }> => {
  const { languages } = (await shop.backOffice.getSiteSettings()).siteSettings
  const requested = url.searchParams.get('language')
  return { languages, language: languages.find((one) => one === requested) ?? languages[0] }
}
