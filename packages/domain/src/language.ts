/** Who would like which language. Each is a language tag (BCP 47), but for the browser's list. */
export interface Wishes {
  /** What the visitor picked. */
  readonly chosen?: string | undefined
  /** What the storefront asked for when it sent the visitor here. */
  readonly asked?: string | undefined
  /** The browser's `Accept-Language`. */
  readonly accepted?: string | undefined
  /** What the store speaks. */
  readonly site?: string | undefined
}

export interface Tongue<Language extends string> {
  readonly language: Language
  /** The same with a region, where one is known: dates and numbers are written by it. */
  readonly locale: string
}

/** Longer headers are nobody's list of languages. */
const longest = 1000

interface Tag {
  readonly language: string
  readonly locale: string
}

/** Reads one tag; its older spellings become today's, such as `iw` for Hebrew. */
const readTag = (text: string | undefined): Tag | undefined => {
  if (!text) return undefined
  try {
    const { language, region }: { language?: string; region?: string } = new Intl.Locale(text)
    // `und` says that the language is not known.
    if (language === undefined) return undefined
    return { language, locale: region === undefined ? language : `${language}-${region}` }
  } catch {
    return undefined
  }
}

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Whether a text is the tag of a language that people speak or once spoke: `en` and `de-AT` are, `klingon` is not. */
export const isLanguage = (text: string): boolean => {
  const tag = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(text) ? readTag(text) : undefined
  return tag !== undefined && names.of(tag.language) !== undefined
}

/** The browser's languages, those it likes most first (RFC 9110, section 12.5.4). */
const acceptedTags = (header: string): string[] =>
  header
    .slice(0, longest)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
      const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2)
      return { tag, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0 && weight <= 1)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)

/**
 * The language that is wished for first, of those that are spoken: what was picked, else what the storefront asked
 * for, else the browser's, else the store's. Nothing where none of them is.
 */
export const wishedLanguage = <Language extends string>(
  { chosen, asked, accepted = '', site }: Wishes,
  spoken: readonly Language[],
): Tongue<Language> | undefined => {
  const tags = [chosen, asked, ...acceptedTags(accepted), site].flatMap((text) => readTag(text) ?? [])
  const language = tags.flatMap((tag) => spoken.find((one) => one === tag.language) ?? [])[0]
  if (language === undefined) return undefined
  const withRegion = tags.find((tag) => tag.language === language && tag.locale !== language)
  return { language, locale: withRegion?.locale ?? language }
}

/** The language to answer in: the one that is wished for first, else the first that is spoken. */
export const chooseLanguage = <Language extends string>(
  wishes: Wishes,
  spoken: readonly [Language, ...Language[]],
): Tongue<Language> => wishedLanguage(wishes, spoken) ?? { language: spoken[0], locale: spoken[0] }
