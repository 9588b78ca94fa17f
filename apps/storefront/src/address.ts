/**
 * URLs of pages in several languages and currencies. The store's defaults have no prefix; others do, such as
 * `/de/cart`, `/in-usd/cart` or `/de/in-usd/cart`. A page is therefore the same for everyone with its URL.
 */

/** Query parameter of data requests. It makes their URL distinct, so that caches keep them apart from the page. */
export const asData = 'as'

interface Tongue {
  readonly language: string
  readonly languages: readonly [string, ...string[]]
  /** A currency other than the store's own. */
  readonly currency?: string | undefined
}

/** Returns the path of a page in a language and a currency. */
export const localPath = ({ language, languages: [own], currency }: Tongue, path: string): string => {
  const before = `${language === own ? '' : `/${language}`}${currency === undefined ? '' : `/in-${currency.toLowerCase()}`}`
  return before + path
}

interface ReadPath {
  readonly language?: string
  readonly currency?: string
  readonly path: string
}

const readCurrency = (pathname: string): Omit<ReadPath, 'language'> => {
  const [, currency, rest = ''] = /^\/in-([a-z]{3})(?:\/(.*))?$/.exec(pathname) ?? []
  return currency === undefined ? { path: pathname } : { currency: currency.toUpperCase(), path: `/${rest}` }
}

/** Splits a path into its language, its currency and the rest. */
export const readPath = (pathname: string, isLanguage: (text: string) => boolean): ReadPath => {
  const [, first = '', rest = ''] = /^\/([a-z]{2,3})(?:\/(.*))?$/.exec(pathname) ?? []
  return isLanguage(first) ? { language: first, ...readCurrency(`/${rest}`) } : readCurrency(pathname)
}

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [Key in Name]: string } & ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? { readonly [Key in Name]: string }
    : object

/** Parameters of a pattern such as `/product-page/:slug`. */
export type Params<Path extends string> = ParamsOf<Path>

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Matches a path against a pattern. Returns `undefined` if it doesn't match. A trailing slash is ignored. */
export const matchPath = (pattern: string, path: string): Readonly<Record<string, string>> | undefined => {
  const [wanted, given] = [pattern, path.replace(/\/+$/, '') || '/'].map((text) => text.split('/'))
  if (wanted!.length !== given!.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted!.entries()) {
    const text = decoded(given![index]!)
    if (text === undefined) return undefined
    if (!part.startsWith(':')) {
      if (part !== text) return undefined
    } else if (text === '') return undefined
    else params[part.slice(1)] = text
  }
  return params
}
