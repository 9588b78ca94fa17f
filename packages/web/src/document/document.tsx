import { themeScript } from '@vitrine/ui'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { isFontStyles, type Assets } from './assets.ts'
import { readJson, writeJson } from '../form/json.ts'
import { usedStyles } from '../used-styles.ts'

const dataId = 'page-data'

interface DocumentProps {
  /** Language tag of the page, such as `de`. */
  readonly lang: string
  /** Additional attributes of the `html` element. */
  readonly html?: Pick<ComponentProps<'html'>, 'dir' | 'style'>
  readonly assets: Pick<Assets, 'script' | 'styles' | 'fonts' | 'rules' | 'preloads'>
  /** ID of the element that the browser's script renders into. */
  readonly rootId: string
  /** Data that the browser needs to render the same page. */
  readonly data: unknown
  /** Head content before styles and scripts, and after them. */
  readonly head?: ReactNode
  readonly hints?: ReactNode
  /** HTML of the hydrated tree, rendered separately, so that `useId` matches. */
  readonly children: { readonly html: string }
}

/** The beginning of every page's head. */
export const HeadStart = () => (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
  </>
)

export const Styles = ({ hrefs }: { hrefs: readonly string[] }) =>
  hrefs.map((href) => <link key={href} rel="stylesheet" href={href} precedence="default" />)

/** Preloads the typefaces of a page, except those that the store replaces, so that they are there before the first paint. */
const Fonts = ({ hrefs, style = {} }: { hrefs: readonly string[]; style: CSSProperties | undefined }) =>
  hrefs
    .filter((href) => !((href.includes('fraunces') ? '--font-display' : '--font-sans') in style))
    .map((href) => <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />)

/** Stylesheets at the end of a page, which don't block the content before them. Its typefaces are known from its head. */
const LateStyles = ({ hrefs }: { hrefs: readonly string[] }) =>
  hrefs.filter((href) => !isFontStyles(href)).map((href) => <link key={href} rel="stylesheet" href={href} />)

/**
 * The HTML document of a server-rendered page. Scripts have lower priority than styles and the first image, since the
 * page is readable without them.
 */
export const Document = ({ lang, html, assets, rootId, data, head, hints, children }: DocumentProps) => (
  <html lang={lang} suppressHydrationWarning {...html}>
    <head>
      <HeadStart />
      {head}
      <Fonts hrefs={assets.fonts} style={html?.style} />
      <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      {assets.rules ? (
        <style dangerouslySetInnerHTML={{ __html: usedStyles(assets.rules, children.html) }} />
      ) : (
        <Styles hrefs={assets.styles} />
      )}
      {assets.preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
      {hints}
    </head>
    <body>
      <div id={rootId} dangerouslySetInnerHTML={{ __html: children.html }} />
      {assets.rules && <LateStyles hrefs={assets.styles} />}
      <script id={dataId} type="application/json" dangerouslySetInnerHTML={{ __html: writeJson(data) }} />
      <script type="module" src={assets.script} fetchPriority="low" />
    </body>
  </html>
)

/** Delays rendering until the whole page has arrived, since a footer that moves during loading is a layout shift. */
export const WholeAtOnce = () => <link rel="expect" href={`#${dataId}`} blocking="render" />

/** Reads the page's data in the browser. Its own server wrote it, as `Data`. */
export const readPageData = <Data,>(): Data => readJson(document.getElementById(dataId)!.textContent ?? '{}') as Data
