import { languages } from '@vitrine/domain/languages.ts'
import { UiProvider } from '@vitrine/ui'
import { preloadsFor, type Assets } from '@vitrine/web/document/assets.ts'
import { Document } from '@vitrine/web/document/document.tsx'
import { themeStyle } from '@vitrine/web/document/theme-style.ts'
import { VitrineProvider } from '@vitrine/react'
import type { ReactNode } from 'react'
import { Head, type HeadMeta } from './shell/head.tsx'
import { LocalAnchor } from './shell/local-anchor.tsx'
import { Shell } from './shell/shell.tsx'
import { ShellProvider, type ShellData } from './shell/shell-data.ts'
import type { Shop } from './shop.ts'
import { speculation } from './server/speculation.ts'
import { viewSources } from './view-sources.ts'
import { needsAside, type ViewName } from './views.ts'
import type { AsideWords } from './words/aside-en.ts'
import type { Words } from './words/en.ts'
import { interfaceLanguage } from './words/languages.ts'
import { WordsProvider } from './words/use-words.tsx'

/** Data sent to the browser with every page. */
export interface PageData {
  readonly view: ViewName
  readonly data: object
  readonly shell: ShellData
}

/** ID of the root element. */
export const rootId = 'app'

interface AppProps {
  readonly shell: ShellData
  readonly words: Words
  readonly aside: AsideWords | undefined
  readonly client: Shop
  readonly children: ReactNode
}

/** First-time visitors have neither a cart nor an account, so nothing is fetched. */
const initialOf = ({ cart, member }: ShellData, { auth }: Shop) => {
  const isNew = typeof document !== 'undefined' && auth.getTokens().refreshToken.role === 'none'
  if (cart === undefined) return isNew ? { cart: null, member: null } : {}
  return { cart, member: member ?? null }
}

/** Renders a page within the shell; identical on the server and in the browser. */
export const App = ({ shell, words, aside, client, children }: AppProps) => (
  <ShellProvider value={shell}>
    <WordsProvider words={words} aside={aside}>
      <VitrineProvider client={client} initial={initialOf(shell, client)}>
        <UiProvider locale={localeOf(shell)} timeZone={shell.site.timeZone} words={words.ui} anchor={LocalAnchor}>
          <Shell>{children}</Shell>
        </UiProvider>
      </VitrineProvider>
    </WordsProvider>
  </ShellProvider>
)

/** Returns the locale of numbers and dates: the store's own if the page is in the store's language. */
const localeOf = ({ language, site }: ShellData): string => (language === site.language ? site.language : language)

interface StorefrontDocumentProps extends PageData {
  readonly meta: HeadMeta
  readonly assets: Assets
  /** HTML of the page within the shell. */
  readonly html: string
}

/** The HTML document of a page. */
export const StorefrontDocument = ({ view, data, meta, shell, assets, html }: StorefrontDocumentProps) => {
  const language = interfaceLanguage(shell.language)
  const words = [`src/words/${language}.ts`, ...(needsAside(view) ? [`src/words/aside-${language}.ts`] : [])]
  return (
    <Document
      lang={language}
      html={{ dir: languages[language].direction, ...themeStyle(shell.site) }}
      rootId={rootId}
      assets={{ ...assets, preloads: preloadsFor(assets, [viewSources[view], ...words]) }}
      data={{ view, data, shell } satisfies PageData}
      head={<Head meta={meta} shell={shell} />}
      hints={
        <>
          <link rel="preconnect" href={shell.config.platformUrl} />
          <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculation }} />
        </>
      }
    >
      {{ html }}
    </Document>
  )
}
