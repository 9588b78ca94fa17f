import type { Params } from './address.ts'
import type { StorefrontConfig } from './config.ts'
import type { Head } from './shell/head.tsx'
import type { Designed } from './design/designed.ts'
import type { ShellData } from './shell/shell-data.ts'
import type { Catalog, ServerShop } from './server/server-shop.ts'
import type { ViewData, ViewName } from './views.ts'
import type { AsideWords } from './words/aside-en.ts'
import type { Words } from './words/en.ts'
import type { ComponentProps } from 'react'

/** Metadata for a page's `<head>`. */
type Meta = ComponentProps<typeof Head>['meta']

/** The shell around a page, and the words of its language. */
export interface Around {
  readonly shell: ShellData
  readonly words: Words
  readonly aside: AsideWords
}

/** The request for a page, with access to the shop. */
export interface PageContext<Access, Path extends string = string> {
  readonly params: Params<Path>
  readonly url: URL
  readonly request: Request
  /** Aborts calls when the client disconnects. */
  readonly call: { readonly signal: AbortSignal }
  readonly shop: Access
  readonly config: StorefrontConfig
  /** Returns the path of a page in the current language and currency. */
  readonly to: (path: string) => string
  readonly around: () => Promise<Around>
  /** The store's design: the published one, or a draft for visitors with its preview key. */
  readonly design: () => Promise<Designed>
}

/** A page and its data. */
export interface Shown<Name extends ViewName = ViewName> {
  readonly view: Name
  readonly data: ViewData<Name> & object
  readonly meta: Meta | ((around: Around) => Meta)
  readonly status?: number
  /** Tags of the catalog content it shows, such as `product-7c1`. Caches purge the page when such content changes. */
  readonly tags?: readonly string[]
}

/** The result of a request: a page, or a response such as a redirect. */
export type Answer = Shown | Response

/** A path with its handlers for GET and form posts. */
export interface Route {
  readonly path: string
  /** Whether the page is the same for everyone and may be cached. */
  readonly isCacheable: boolean
  /** Whether its forms upload files. */
  readonly acceptsFiles?: boolean
  readonly load: (context: PageContext<ServerShop>) => Promise<Answer>
  readonly act?: (context: PageContext<ServerShop>, form: FormData) => Promise<Answer>
}

interface Definition<Access, Path extends string> extends Pick<Route, 'acceptsFiles'> {
  readonly path: Path
  readonly load: (context: PageContext<Access, Path>) => Promise<Answer>
  /** Handles a form post. */
  readonly act?: (context: PageContext<ServerShop, Path>, form: FormData) => Promise<Answer>
}

const route = <Access, Path extends string>(isCacheable: boolean, definition: Definition<Access, Path>): Route =>
  // The pattern has matched, so its parameters are present.
  ({ ...definition, isCacheable }) as unknown as Route

/** Defines a page that is the same for everyone. It can read the catalog, but nothing about the visitor. */
export const cacheablePage = <const Path extends string>(definition: Definition<Catalog, Path>): Route =>
  route(true, definition)

/** Defines a page for one visitor. */
export const visitorPage = <const Path extends string>(definition: Definition<ServerShop, Path>): Route =>
  route(false, definition)

/** Pairs a view with its data, type-checked. */
export const show = <Name extends ViewName>(view: Name, rest: Omit<Shown<Name>, 'view'>): Shown =>
  ({ view, ...rest }) as unknown as Shown

/** Thrown if the page doesn't exist. */
export class NotFound extends Error {
  constructor() {
    super('Page not found.')
    this.name = 'NotFound'
  }
}
