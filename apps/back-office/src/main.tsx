import { ToastRegion, UiProvider, type AnchorProps } from '@vitrine/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, RouterProvider } from 'react-router'
import { routes } from './routes.tsx'
import './styles.css'

const RouterLink = ({ href = '', children, ...rest }: AnchorProps) =>
  /^(https?:|mailto:)/.test(href) ? (
    <a href={href} {...rest}>
      {children}
    </a>
  ) : (
    <Link to={href} {...rest}>
      {children}
    </Link>
  )

const router = createBrowserRouter(routes, { basename: '/back-office' })

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <UiProvider locale="en" anchor={RouterLink}>
      <RouterProvider router={router} />
      <ToastRegion />
    </UiProvider>
  </StrictMode>,
)
