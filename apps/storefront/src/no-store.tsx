import { EmptyState } from '@vitrine/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import type { StorefrontConfig } from './config.ts'

/** Whether the platform has no store for the client id of this storefront. Nobody gets a token for none, so none is used. */
export const hasNoStore = async ({ platformUrl, clientId }: StorefrontConfig): Promise<boolean> => {
  const answer = await fetch(`${platformUrl}/vitrine/v1/site?${new URLSearchParams({ clientId })}`).catch(() => null)
  return answer?.status === 404
}

const command = 'npm run owner -- you@shop.example'

let isTold = false

/** For whoever runs the server: there are no buyers yet. The log says it once. */
export const noStorePage = (styles: readonly string[]): string => {
  if (!isTold) console.warn(`The storefront has no store yet: open it by ${command}`)
  isTold = true
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>This shop is not open yet</title>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main className="mx-auto grid min-h-svh max-w-2xl content-center px-5 py-16">
          <EmptyState level={1} title="This shop is not open yet">
            It has no owner. Whoever runs it opens it with
            <code className="my-3 block rounded-sm border border-line bg-wash px-4 py-2 text-start">{command}</code>
            and starts it again with the <code>STOREFRONT_CLIENT_ID</code> that the command tells.
          </EmptyState>
        </main>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}
