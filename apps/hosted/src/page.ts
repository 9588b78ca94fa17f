import type { SiteInfo } from '@vitrine/client'
import {
  definePage as defineDrawnPage,
  drawWith,
  type Answer as AnswerIn,
  type Drawn as DrawnIn,
  type DrawnPage,
  type Route as RouteOf,
  type Shown as ShownIn,
} from '@vitrine/web/document/drawn-page.ts'
import type { Api } from './api.ts'
import type { Brand } from './checkout/brand/brand.ts'
import { MessagePage, type MessageData } from './message-page.tsx'
import type { Speech, Tongue } from './words/speech.ts'

/** What surrounds every page. */
export interface Frame extends Tongue {
  /** The store of the page, if known. */
  readonly site?: SiteInfo
  /** The store's checkout branding. */
  readonly brand?: Brand
  /** Target of the store's name. */
  readonly homeUrl?: string
  /** The “continue shopping” link in the header. */
  readonly continueShopping?: { readonly href: string; readonly isIcon: boolean }
}

export interface PageRequest {
  readonly url: URL
  readonly request: Request
  /** Origin of these pages, as browsers reach them. */
  readonly origin: string
  /** The app whose store is shown if the request names none. */
  readonly defaultClientId: string
  /** In-process `fetch` to this server. */
  readonly fetch: typeof fetch
  /** Creates an API client for a token, with the visitor's address. */
  readonly api: (token?: string) => Api
  /** Returns the language and words of the response, given the store's language. */
  readonly speak: (siteLanguage?: string) => Promise<Speech>
}

/** The result of a request. */
export type Answered = Drawn | Response
/** The result of a request to a page with such data. */
export type Answer<Data> = AnswerIn<Frame, Data>
export type Shown<Data> = ShownIn<Frame, Data>
export type Drawn = DrawnIn<Frame>
export type Route = RouteOf<PageRequest, Frame>
export type HostedPage<Data extends object> = DrawnPage<PageRequest, Frame, Data>

/** Defines a hosted page. */
export const definePage = <Data extends object>(page: HostedPage<Data>): Route => defineDrawnPage(page)

/** Returns the frame of a store's pages, with a link back to the store. */
export const frameOf = ({ site, language, locale }: Tongue & { readonly site: SiteInfo }): Frame => ({
  site,
  homeUrl: site.storefrontUrl,
  language,
  locale,
})

/** Renders a page with a message and a link. */
export const drawMessage = (
  frame: Frame,
  { title, text, link, ...answer }: MessageData & Pick<Drawn, 'status' | 'cookies'>,
): Drawn => drawWith(MessagePage, { ...answer, title, data: { title, text, link }, frame })
