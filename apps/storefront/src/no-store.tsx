import { EmptyState } from '@vitrine/ui'
import { HeadStart, Styles } from '@vitrine/web/document.tsx'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { StorefrontConfig } from './config.ts'
import { words } from './words/en.ts'

const command = 'npm run owner -- EMAIL'

/** What is missing: a store at all, or the id by which this storefront finds it. */
export type Missing = 'store' | 'client-id'

/** Why the platform has no store for this storefront; nothing where it has. Without one nobody gets a token, so none is used. */
export const findMissing = async ({ platformUrl, clientId }: StorefrontConfig): Promise<Missing | undefined> => {
  const statusOf = (path: string) =>
    fetch(platformUrl + path, { headers: { accept: 'text/html' } }).then(
      ({ status }) => status,
      () => undefined,
    )
  const path = `/vitrine/v1/site?${new URLSearchParams({ clientId })}`
  switch (await statusOf(path)) {
    case 503:
      return 'store'
    case 404:
      return 'client-id'
    default:
      return undefined
  }
}

const sentences: Readonly<Record<Missing, string>> = {
  store: 'No owner has been set up yet. On the server, run',
  'client-id': 'This storefront has no valid client ID. To get one, run',
}

/** A page where not even the store around it can be had. */
const plainPage = (title: string, styles: readonly string[], children: ReactNode): string => {
  const page = (
    <html lang="en">
      <head>
        <HeadStart />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <Styles hrefs={styles} />
      </head>
      <body>
        <main className="mx-auto grid min-h-svh max-w-2xl content-center px-5 py-16">
          <EmptyState level={1} title={title}>
            {children}
          </EmptyState>
        </main>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

let isTold = false

/** For whoever runs the server: there are no buyers yet. The log says it once. */
export const noStorePage = (missing: Missing, styles: readonly string[]): string => {
  if (!isTold) console.warn(`The storefront has no store to show. ${sentences[missing]} ${command}`)
  isTold = true
  return plainPage(
    'This store isn’t open yet',
    styles,
    <>
      {sentences[missing]}
      <code className="my-3 block rounded-sm border border-line bg-wash px-4 py-2 text-start">{command}</code>
      Then run <code>npm start</code> again. A storefront that runs by itself needs the{' '}
      <code>STOREFRONT_CLIENT_ID</code> that the command prints.
    </>,
  )
}

/** For buyers: the store is there, and does not answer. */
export const brokenPage = (styles: readonly string[]): string => plainPage(words.broken, styles, words.offline)
