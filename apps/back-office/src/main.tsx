import { ToastRegion, UiProvider } from '@vitrine/ui'
import { RouterLink } from '@vitrine/web/page/router-link.tsx'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { routes } from './routes.tsx'
import './styles.css'

/** Opens the page again if its files are gone, because a new version of the back office was installed meanwhile. */
const reloadedKey = 'vitrine-reloaded'
addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem(reloadedKey))
  if (Date.now() - last < 10_000) return
  event.preventDefault()
  sessionStorage.setItem(reloadedKey, String(Date.now()))
  location.reload()
})

const router = createBrowserRouter(routes, { basename: '/back-office' })

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <UiProvider locale="en" anchor={RouterLink}>
      <RouterProvider router={router} />
      <ToastRegion />
    </UiProvider>
  </StrictMode>,
)
