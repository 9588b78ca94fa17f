import { themeScript, UiProvider } from '@vitrine/ui'
import type { CSSProperties } from 'react'
import { writeJson } from './json.ts'
import { Frame } from './frame.tsx'
import type { Drawn, PageComponent } from './page.ts'

export interface Assets {
  readonly script: string
  readonly styles: readonly string[]
  readonly preloads: readonly string[]
}

export interface PageData {
  readonly page: string
  readonly data: object
  readonly frame: Drawn['frame']
  readonly path: string
}

/** A page in its frame; the same on the server and in the browser. */
export const App = ({ Page, data, frame }: { Page: PageComponent; data: object; frame: Drawn['frame'] }) => (
  <UiProvider locale={frame.site?.language ?? 'en'}>
    <Frame {...frame}>
      <Page {...data} />
    </Frame>
  </UiProvider>
)

/** The HTML around every hosted page. */
export const Document = ({
  drawn,
  Page,
  assets,
  path,
}: {
  drawn: Drawn
  Page: PageComponent
  assets: Assets
  path: string
}) => {
  const { frame, data, page, title } = drawn
  const accent = frame.site?.accentColor
  return (
    <html
      lang={frame.site?.language ?? 'en'}
      suppressHydrationWarning
      {...(accent && { style: { '--site-accent': accent } as CSSProperties })}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{frame.site ? `${title} · ${frame.site.name}` : title}</title>
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
      </head>
      <body>
        <div id="app">
          <App Page={Page} data={data} frame={frame} />
        </div>
        <script
          id="page-data"
          type="application/json"
          dangerouslySetInnerHTML={{ __html: writeJson({ page, data, frame, path } satisfies PageData) }}
        />
        <script type="module" src={assets.script} />
      </body>
    </html>
  )
}
