import { ToastRegion, UiProvider } from '@vitrine/ui'
import { RouterLink } from '@vitrine/web/page/router-link.tsx'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { routes } from './routes.tsx'
import './styles.css'

const router = createBrowserRouter(routes, { basename: '/back-office' })

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <UiProvider locale="en" anchor={RouterLink}>
      <RouterProvider router={router} />
      <ToastRegion />
    </UiProvider>
  </StrictMode>,
)
