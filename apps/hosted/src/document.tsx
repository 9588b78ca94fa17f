import { themeScript, UiProvider } from '@vitrine/ui'
import type { CSSProperties } from 'react'
import { writeJson } from './json.ts'
import { Frame } from './frame.tsx'
import type { Drawn, PageComponent } from './page.ts'
import type { Words } from './words/en.ts'
import { languages, type Language } from './words/languages.ts'
import { WordsProvider } from './words/use-words.tsx'

export interface Assets {
  readonly script: string
  readonly styles: readonly string[]
  readonly preloads: readonly string[]
  /** The file with the words of a language. */
  readonly words: Readonly<Partial<Record<Language, string>>>
}

export interface PageData {
  readonly page: string
  readonly data: object
  readonly frame: Drawn['frame']
}

/** The root of the pages, as storefronts on the provider's SDK know it. */
export const rootId = 'SITE_CONTAINER'

/** A page in its frame; the same on the server and in the browser. */
export const App = ({ Page, words, data, frame }: Omit<PageData, 'page'> & { Page: PageComponent; words: Words }) => (
  <WordsProvider words={words}>
    <UiProvider locale={frame.locale} words={words.ui}>
      <Frame {...frame}>
        <Page {...data} />
      </Frame>
    </UiProvider>
  </WordsProvider>
)

/** The HTML around every hosted page. */
export const Document = ({
  drawn,
  Page,
  assets,
  words,
}: {
  drawn: Drawn
  Page: PageComponent
  assets: Assets
  words: Words
}) => {
  const { frame, data, page, title } = drawn
  const { language } = frame
  const accent = frame.site?.accentColor
  const preloads = [...assets.preloads, ...(assets.words[language] === undefined ? [] : [assets.words[language]])]
  return (
    <html
      lang={language}
      dir={languages[language].direction}
      suppressHydrationWarning
      {...(accent && { style: { '--site-accent': accent } as CSSProperties })}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{frame.site ? `${title} · ${frame.site.name}` : title}</title>
        {/* Shown when all of it is there: a foot that grows while the page arrives would move. */}
        <link rel="expect" href="#page-data" blocking="render" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
      </head>
      <body>
        <div id={rootId}>
          <App Page={Page} words={words} data={data} frame={frame} />
        </div>
        <script
          id="page-data"
          type="application/json"
          dangerouslySetInnerHTML={{ __html: writeJson({ page, data, frame } satisfies PageData) }}
        />
        <script type="module" src={assets.script} />
      </body>
    </html>
  )
}
