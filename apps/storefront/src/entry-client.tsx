import { ApiError, browserCookieTokens } from '@vitrine/client'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider, type HydrationState } from 'react-router'
import type { PageData } from './document.tsx'
import { readJson } from './json.ts'
import { createRoutes } from './routes.tsx'
import { createShop } from './shop.ts'
import './styles.css'

const { config, hydration } = readJson(document.getElementById('page-data')!.textContent ?? '{}') as PageData

type Sent = { readonly code?: string; readonly message?: string; readonly status?: number }

/** Errors travel as plain objects; the browser makes them again what they were. */
const revived = (errors: Readonly<Record<string, Sent>> | undefined): Record<string, unknown> | undefined =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([id, { message = '', ...fields }]) => [
      id,
      fields.code === undefined
        ? { ...fields, message, internal: true }
        : new ApiError(message, { status: fields.status ?? 500, code: fields.code }),
    ]),
  )

const { errors, ...rest } = hydration as { errors?: Record<string, Sent> }
const shop = createShop(config, browserCookieTokens())
const routes = createRoutes({ shop, config })

/** The page in sight is fetched before anything is hydrated: what the server drew must not be drawn anew. */
const matched = matchRoutes(routes, location) ?? []
await Promise.all(
  matched.map(async ({ route }) => {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  }),
)

const router = createBrowserRouter(routes, {
  hydrationData: { ...rest, errors: revived(errors) } as HydrationState,
})

startTransition(() => {
  hydrateRoot(
    document.getElementById('app')!,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
})
