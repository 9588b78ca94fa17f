import type { SiteInfo } from '@vitrine/client'
import type { ComponentType } from 'react'
import type { Api } from './api.ts'
import type { Brand } from './checkout/brand.ts'
import type { MessageData } from './message-page.tsx'
import type { Speech, Tongue } from './words/speech.ts'

/** Data as it travels to the browser with a page: plain JSON. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json }

/** What every page shows around its own content. */
export interface Frame extends Tongue {
  /** The store the page belongs to; absent where it cannot be told. */
  readonly site?: SiteInfo
  /** How the store wants the pages of its checkout. */
  readonly brand?: Brand
  /** Where the store's name leads. */
  readonly homeUrl?: string
}

/** A page to draw: which one, with which data. */
export interface Drawn {
  readonly status?: number
  readonly frame: Frame
  readonly title: string
  readonly page: string
  readonly data: object
  /** Where forms of this page may end up, beside this server: the storefront the buyer goes back to. */
  readonly formTargets?: readonly string[]
  readonly cookies?: readonly string[]
}

export interface PageRequest {
  readonly url: URL
  readonly request: Request
  /** Where browsers reach these pages. */
  readonly platformUrl: string
  /** The app whose store a page is of when nothing tells. */
  readonly defaultClientId: string
  /** Reaches this server's own addresses within the process. */
  readonly fetch: typeof fetch
  /** Calls the API for whoever holds a token, from the address of the visitor. */
  readonly api: (token?: string) => Api
  /** The language of the answer, once it is known what the store speaks. */
  readonly speak: (siteLanguage?: string) => Promise<Speech>
}

/** What a page does with a request: draws something, or answers by itself, such as with a redirect. */
export type Answer = Drawn | Response

/** A page's own routes: by path below `/hosted`. */
export interface Route {
  readonly path: string
  readonly load: (request: PageRequest) => Promise<Answer>
  /** What a form of the page does. */
  readonly act?: (request: PageRequest, form: FormData) => Promise<Answer>
}

/** Components by page name, for the server and the browser. */
// oxlint-disable-next-line typescript/no-explicit-any -- each page knows the data it was drawn with
export type PageComponent = ComponentType<any>

/** Around a page of a store, with the way back to it. */
export const frameOf = ({ site, language, locale }: Tongue & { readonly site: SiteInfo }): Frame => ({
  site,
  homeUrl: site.storefrontUrl,
  language,
  locale,
})

/** A page that says one thing, and where to go from there. */
export const drawMessage = (
  frame: Frame,
  { title, text, link, ...answer }: MessageData & Pick<Drawn, 'status' | 'cookies'>,
): Drawn => ({ ...answer, title, page: 'message', data: { title, text, link }, frame })

export const redirectTo = (location: string, cookies: readonly string[] = []): Response => {
  const headers = new Headers({ location })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
