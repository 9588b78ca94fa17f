import { themeScript } from '@vitrine/ui'
import type { ReactNode } from 'react'
import type { StorefrontConfig } from './config.ts'
import { writeJson } from './json.ts'

export interface PageData {
  readonly config: StorefrontConfig
  readonly hydration: Readonly<Record<string, unknown>>
}

interface DocumentProps {
  readonly assets: { readonly script: string; readonly styles: readonly string[]; readonly preloads: readonly string[] }
  readonly data: PageData
  readonly children: ReactNode
}

/** The HTML around every page. Titles and descriptions are placed by the pages themselves. */
export const Document = ({ assets, data, children }: DocumentProps) => (
  <html lang="en" suppressHydrationWarning>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {assets.preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <link rel="preconnect" href={data.config.platformUrl} />
    </head>
    <body>
      <div id="app">{children}</div>
      <script id="page-data" type="application/json" dangerouslySetInnerHTML={{ __html: writeJson(data) }} />
      <script type="module" src={assets.script} />
    </body>
  </html>
)
