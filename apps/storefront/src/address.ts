/** Addresses of pages in several languages: the store's own is plain, any other begins with it, such as `/de/cart`. */

interface Tongue {
  readonly language: string
  readonly languages: readonly [string, ...string[]]
}

/** The address of a page in a language. */
export const localPath = ({ language, languages: [own] }: Tongue, path: string): string => {
  if (language === own) return path
  return path === '/' ? `/${language}/` : `/${language}${path}`
}

/** The language that an address begins with, if any, and what follows it. */
export const readPath = (
  pathname: string,
  isLanguage: (text: string) => boolean,
): { readonly language?: string; readonly path: string } => {
  const [, first = '', rest = ''] = /^\/([a-z]{2,3})(?:\/(.*))?$/.exec(pathname) ?? []
  return isLanguage(first) ? { language: first, path: `/${rest}` } : { path: pathname }
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
