/**
 * Addresses of pages in several languages and currencies: the store's own are plain, any other stands first, such as
 * `/de/cart`, `/in-usd/cart` or `/de/in-usd/cart`. So pages stay the same for everybody who has their address.
 */

interface Tongue {
  readonly language: string
  readonly languages: readonly [string, ...string[]]
  /** Another currency than the store's own. */
  readonly currency?: string | undefined
}

/** The address of a page in a language and a currency. */
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

/** The language and the currency that an address begins with, if any, and what follows them. */
export const readPath = (pathname: string, isLanguage: (text: string) => boolean): ReadPath => {
  const [, first = '', rest = ''] = /^\/([a-z]{2,3})(?:\/(.*))?$/.exec(pathname) ?? []
  return isLanguage(first) ? { language: first, ...readCurrency(`/${rest}`) } : readCurrency(pathname)
}

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [Key in Name]: string } & ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? { readonly [Key in Name]: string }
    : object

/** What a pattern such as `/product-page/:slug` names. */
export type Params<Path extends string> = ParamsOf<Path>

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** What an address says by a pattern; nothing where it does not fit. A slash at the end changes nothing. */
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
