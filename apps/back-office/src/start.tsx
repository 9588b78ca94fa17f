import { ToastRegion, UiProvider } from '@vitrine/ui'
import { RouterLink } from '@vitrine/web/page/router-link.tsx'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { routes } from './routes.tsx'
import { locale, words } from './words/first.ts'
import { loadWords } from './words/words.ts'

const router = createBrowserRouter(routes, { basename: '/back-office' })

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <UiProvider locale={locale} words={words.ui} anchor={RouterLink}>
      <RouterProvider router={router} />
      <ToastRegion />
    </UiProvider>
  </StrictMode>,
)

// The texts of the other pages follow the first one, so that they are there when a page is opened.
const stopWaiting = router.subscribe(({ initialized, navigation }) => {
  if (!initialized || navigation.state !== 'idle') return
  stopWaiting()
  loadWords().catch(() => undefined)
})
