import { browserCookieTokens } from '@vitrine/client'
import { readPageData } from '@vitrine/web/document.tsx'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router'
import { rootId, type PageData } from './page-data.ts'
import { createRoutes } from './routes.tsx'
import { revived } from './sent-errors.ts'
import { createShop } from './shop.ts'
import './styles.css'

const { config, hydration } = readPageData<PageData>()
const { errors, ...rest } = hydration
const routes = createRoutes({ shop: createShop(config, browserCookieTokens()), config })

/** The page in sight is fetched before anything is hydrated: what the server drew must not be drawn anew. */
const matched = matchRoutes(routes, location) ?? []
await Promise.all(
  matched.map(async ({ route }) => {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  }),
)

const revivedErrors = errors && Object.fromEntries(Object.entries(errors).map(([id, sent]) => [id, revived(sent)]))
const router = createBrowserRouter(routes, { hydrationData: { ...rest, errors: revivedErrors ?? null } })

startTransition(() => {
  hydrateRoot(
    document.getElementById(rootId)!,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
})
