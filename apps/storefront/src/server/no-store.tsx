import { EmptyState } from '@vitrine/ui'
import { HeadStart, Styles } from '@vitrine/web/document/document.tsx'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { StorefrontConfig } from '../config.ts'
import { words } from '../words/en.ts'

const command = 'npm run owner -- EMAIL'

/** What is missing: any store, or a valid client ID. */
export type Missing = 'store' | 'client-id'

/**
 * Returns why the platform has no store for this storefront, or `undefined` if it has one. Uses no token, since there
 * is none without a store.
 */
export const findMissing = async ({ platformUrl, clientId }: StorefrontConfig): Promise<Missing | undefined> => {
  const statusOf = (path: string) =>
    fetch(platformUrl + path, { headers: { accept: 'text/html' } }).then(
      ({ status }) => status,
      () => undefined,
    )
  const path = `/vitrine/v1/site?${new URLSearchParams({ clientId })}`
  const status = await statusOf(path)
  if (status === 503) return 'store'
  return status === 404 ? 'client-id' : undefined
}

const sentences: Readonly<Record<Missing, string>> = {
  store: 'No owner has been set up yet. Open the set-up link that the server printed when it started, or run',
  'client-id': 'This storefront has no valid client ID. To get one, run',
}

/** A page without the store's shell. */
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

let isReported = false

/** Shown to the operator of the server; there are no buyers yet. Logged once. */
export const noStorePage = (missing: Missing, styles: readonly string[]): string => {
  if (!isReported) console.warn(`The storefront has no store to show. ${sentences[missing]} ${command}`)
  isReported = true
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

/** Shown to buyers if the store doesn't respond. */
export const brokenPage = (styles: readonly string[]): string => plainPage(words.broken, styles, words.offline)
