import type { Params } from './address.ts'
import type { StorefrontConfig } from './config.ts'
import type { Head } from './shell/head.tsx'
import type { Designed } from './design/designed.ts'
import type { ShellData } from './shell/shell-data.ts'
import type { Catalog, ServerShop } from './server-shop.ts'
import type { ViewData, ViewName } from './views.ts'
import type { AsideWords } from './words/aside-en.ts'
import type { Words } from './words/en.ts'
import type { ComponentProps } from 'react'

/** What a page says of itself in its head. */
export type Meta = ComponentProps<typeof Head>['meta']

/** What stands around a page, and the words of its language. */
export interface Around {
  readonly shell: ShellData
  readonly words: Words
  readonly aside: AsideWords
}

/** What is asked for, and by whom. */
export interface Asked<Access, Path extends string = string> {
  readonly params: Params<Path>
  readonly url: URL
  readonly request: Request
  /** Ends calls when nobody waits for the page any more. */
  readonly call: { readonly signal: AbortSignal }
  readonly shop: Access
  readonly config: StorefrontConfig
  /** The address of a page of the store, in the language of this one. */
  readonly to: (path: string) => string
  readonly around: () => Promise<Around>
  /** How the store looks and what it says of itself: as published, or a draft for whoever has the key of its preview. */
  readonly design: () => Promise<Designed>
}

/** A page with what it is drawn with. */
export interface Shown<Name extends ViewName = ViewName> {
  readonly view: Name
  readonly data: ViewData<Name> & object
  readonly meta: Meta | ((around: Around) => Meta)
  readonly status?: number
  /** What is shown of the catalog, such as `product-7c1`: a cache lets go of the page when it changes. */
  readonly tags?: readonly string[]
}

/** What comes of a request: a page, or an answer such as a redirect. */
export type Answer = Shown | Response

/** An address, and what comes of asking for it and of posting a form to it. */
export interface Route {
  readonly path: string
  /** Whether it is the same for everybody, so that caches may keep it. */
  readonly isKept: boolean
  /** Whether its forms bring files. */
  readonly takesFiles?: boolean
  readonly load: (asked: Asked<ServerShop>) => Promise<Answer>
  readonly act?: (asked: Asked<ServerShop>, form: FormData) => Promise<Answer>
}

interface Definition<Access, Path extends string> extends Pick<Route, 'takesFiles'> {
  readonly path: Path
  readonly load: (asked: Asked<Access, Path>) => Promise<Answer>
  /** What a form of the page does, for whoever sent it. */
  readonly act?: (asked: Asked<ServerShop, Path>, form: FormData) => Promise<Answer>
}

const route = <Access, Path extends string>(isKept: boolean, definition: Definition<Access, Path>): Route =>
  // The pattern has matched: what it names is there.
  ({ ...definition, isKept }) as unknown as Route

/** A page that is the same for everybody: it sees the catalog, and nothing of whoever looks at it. */
export const keptPage = <const Path extends string>(definition: Definition<Catalog, Path>): Route =>
  route(true, definition)

/** A page for one visitor. */
export const ownPage = <const Path extends string>(definition: Definition<ServerShop, Path>): Route =>
  route(false, definition)

/** A page with its data, whose types belong together. */
export const show = <Name extends ViewName>(view: Name, rest: Omit<Shown<Name>, 'view'>): Shown =>
  ({ view, ...rest }) as unknown as Shown

/** Thrown where there is no such page. */
export class NotFound extends Error {
  constructor() {
    super('There is no such page.')
    this.name = 'NotFound'
  }
}
