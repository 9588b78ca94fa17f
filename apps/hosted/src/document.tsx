import { languages } from '@vitrine/domain/languages.ts'
import { UiProvider } from '@vitrine/ui'
import { Document, WholeAtOnce } from '@vitrine/web/document/document.tsx'
import { preloadsFor, type Assets } from '@vitrine/web/document/assets.ts'
import { themeStyle } from '@vitrine/web/document/theme-style.ts'
import type { ReactNode } from 'react'
import { Frame } from './frame.tsx'
import type { Drawn } from './page.ts'
import type { Words } from './words/en.ts'
import { WordsProvider } from './words/use-words.tsx'

export interface PageData {
  readonly page: string
  readonly data: object
  readonly frame: Drawn['frame']
}

/** ID of the root element, as storefronts on the provider's SDK expect it. */
export const rootId = 'SITE_CONTAINER'

interface AppProps {
  readonly words: Words
  readonly frame: Drawn['frame']
  readonly children: ReactNode
}

/** Renders a page in its frame; identical on the server and in the browser. */
export const App = ({ words, frame, children }: AppProps) => (
  <WordsProvider words={words}>
    <UiProvider locale={frame.locale} timeZone={frame.site?.timeZone} words={words.ui}>
      <Frame {...frame}>{children}</Frame>
    </UiProvider>
  </WordsProvider>
)

interface HostedDocumentProps {
  readonly drawn: Drawn
  /** Name under which the browser finds the page. */
  readonly page: string
  readonly assets: Assets
  /** HTML of the page in its frame. */
  readonly html: string
}

/** The HTML document of a hosted page. */
export const HostedDocument = ({ drawn: { frame, view, title }, page, assets, html }: HostedDocumentProps) => {
  const { language, site } = frame
  return (
    <Document
      lang={language}
      html={{ dir: languages[language].direction, ...(site && themeStyle(site)) }}
      rootId={rootId}
      assets={{ ...assets, preloads: preloadsFor(assets, [`src/words/${language}.ts`]) }}
      data={{ page, data: view.data, frame } satisfies PageData}
      head={
        <>
          <meta name="robots" content="noindex" />
          <title>{site ? `${title} · ${site.name}` : title}</title>
          <WholeAtOnce />
        </>
      }
    >
      {{ html }}
    </Document>
  )
}
