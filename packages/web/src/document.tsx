import { themeScript } from '@vitrine/ui'
import type { ComponentProps, ReactNode } from 'react'
import type { Assets } from './assets.ts'
import { readJson, writeJson } from './json.ts'
import { usedStyles } from './used-styles.ts'

const dataId = 'page-data'

interface DocumentProps {
  /** The language of the page, as a tag such as `de`. */
  readonly lang: string
  /** What else the page says of itself as a whole. */
  readonly html?: Pick<ComponentProps<'html'>, 'dir' | 'style'>
  readonly assets: Pick<Assets, 'script' | 'styles' | 'rules' | 'preloads'>
  /** The element that the browser's script draws into. */
  readonly rootId: string
  /** What the browser needs to draw the same page. */
  readonly data: unknown
  /** What stands in the head before styles and scripts, and after them. */
  readonly head?: ReactNode
  readonly hints?: ReactNode
  /** What the browser's script draws as well, drawn as a tree of its own, like there: so that `useId` gives the same. */
  readonly children: { readonly html: string }
}

/** What the head of any page begins with. */
export const HeadStart = () => (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
  </>
)

export const Styles = ({ hrefs }: { hrefs: readonly string[] }) =>
  hrefs.map((href) => <link key={href} rel="stylesheet" href={href} precedence="default" />)

/** Style sheets at the end of a page: what stands before them is shown without. */
const LateStyles = ({ hrefs }: { hrefs: readonly string[] }) =>
  hrefs.map((href) => <link key={href} rel="stylesheet" href={href} />)

/**
 * The HTML around a page that is drawn on the server and goes on in the browser. Its scripts let styles and the first
 * picture go ahead: what is to be seen needs no script.
 */
export const Document = ({ lang, html, assets, rootId, data, head, hints, children }: DocumentProps) => (
  <html lang={lang} suppressHydrationWarning {...html}>
    <head>
      <HeadStart />
      {head}
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

/** Shown when all of a page is there: a foot that grows while it arrives would move. */
export const WholeAtOnce = () => <link rel="expect" href={`#${dataId}`} blocking="render" />

/** In the browser: the data that the server drew the page with. The page's own server wrote it, as `Data`. */
export const readPageData = <Data,>(): Data => readJson(document.getElementById(dataId)!.textContent ?? '{}') as Data
