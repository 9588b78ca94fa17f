import type { SiteInfo } from '@vitrine/client'
import {
  definePage as defineDrawnPage,
  drawWith,
  type Answer as AnswerIn,
  type Drawn as DrawnIn,
  type DrawnPage,
  type Route as RouteOf,
  type Shown as ShownIn,
} from '@vitrine/web/drawn-page.ts'
import type { Api } from './api.ts'
import type { Brand } from './checkout/brand.ts'
import { MessagePage, type MessageData } from './message-page.tsx'
import type { Speech, Tongue } from './words/speech.ts'

/** What every page shows around its own content. */
export interface Frame extends Tongue {
  /** The store the page belongs to; absent where it cannot be told. */
  readonly site?: SiteInfo
  /** How the store wants the pages of its checkout. */
  readonly brand?: Brand
  /** Where the store's name leads. */
  readonly homeUrl?: string
  /** A link to the shelves in the header. */
  readonly continueShopping?: { readonly href: string; readonly isIcon: boolean }
}

export interface PageRequest {
  readonly url: URL
  readonly request: Request
  /** Where browsers reach these pages. */
  readonly origin: string
  /** The app whose store a page is of when nothing tells. */
  readonly defaultClientId: string
  /** Reaches this server's own addresses within the process. */
  readonly fetch: typeof fetch
  /** Calls the API for whoever holds a token, from the address of the visitor. */
  readonly api: (token?: string) => Api
  /** The language of the answer, once it is known what the store speaks. */
  readonly speak: (siteLanguage?: string) => Promise<Speech>
}

/** What comes of a request. */
export type Answered = Drawn | Response
/** The same of a page that shows such data. */
export type Answer<Data> = AnswerIn<Frame, Data>
export type Shown<Data> = ShownIn<Frame, Data>
export type Drawn = DrawnIn<Frame>
export type Route = RouteOf<PageRequest, Frame>
export type HostedPage<Data extends object> = DrawnPage<PageRequest, Frame, Data>

/** One of these pages. */
export const definePage = <Data extends object>(page: HostedPage<Data>): Route => defineDrawnPage(page)

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
): Drawn => drawWith(MessagePage, { ...answer, title, data: { title, text, link }, frame })
