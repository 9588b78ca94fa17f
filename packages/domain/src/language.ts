/** Language preferences as language tags (BCP 47), except for the browser's list. */
export interface LanguagePreferences {
  /** The visitor's choice. */
  readonly chosen?: string | undefined
  /** The language requested by the storefront that sent the visitor. */
  readonly requested?: string | undefined
  /** The browser's `Accept-Language` header. */
  readonly accepted?: string | undefined
  /** The store's language. */
  readonly site?: string | undefined
}

export interface ResolvedLanguage<Language extends string> {
  readonly language: Language
  /** The language with its region, if known, used for dates and numbers. */
  readonly locale: string
}

/** Only this many characters of the header are read. */
const longest = 1000

interface Tag {
  readonly language: string
  readonly locale: string
}

/** Parses a tag. Deprecated codes are replaced, such as `iw` for Hebrew. */
const readTag = (text: string | undefined): Tag | undefined => {
  if (!text) return undefined
  try {
    const { language, region }: { language?: string; region?: string } = new Intl.Locale(text)
    // `und` is an undetermined language.
    if (language === undefined) return undefined
    return { language, locale: region === undefined ? language : `${language}-${region}` }
  } catch {
    return undefined
  }
}

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Returns whether a text is the tag of a known language: `en` and `de-AT` are, `klingon` is not. */
export const isLanguage = (text: string): boolean => {
  const tag = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(text) ? readTag(text) : undefined
  return tag !== undefined && names.of(tag.language) !== undefined
}

/** Returns the browser's languages by descending preference (RFC 9110, section 12.5.4). */
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
 * Returns the first supported language of the visitor's choice, the storefront's request, the browser's list and the
 * store's language. `undefined` if none is supported.
 */
export const preferredLanguage = <Language extends string>(
  { chosen, requested, accepted = '', site }: LanguagePreferences,
  supported: readonly Language[],
): ResolvedLanguage<Language> | undefined => {
  const tags = [chosen, requested, ...acceptedTags(accepted), site].flatMap((text) => readTag(text) ?? [])
  const language = tags.flatMap((tag) => supported.find((one) => one === tag.language) ?? [])[0]
  if (language === undefined) return undefined
  const withRegion = tags.find((tag) => tag.language === language && tag.locale !== language)
  return { language, locale: withRegion?.locale ?? language }
}

/** Returns the preferred language, or the first supported one. */
export const chooseLanguage = <Language extends string>(
  preferences: LanguagePreferences,
  supported: readonly [Language, ...Language[]],
): ResolvedLanguage<Language> =>
  preferredLanguage(preferences, supported) ?? { language: supported[0], locale: supported[0] }
