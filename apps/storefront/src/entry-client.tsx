import { browserCookieTokens } from '@vitrine/client'
import { readPageData } from '@vitrine/web/document.tsx'
import { startTransition, StrictMode, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App, rootId, type PageData } from './document.tsx'
import { useInPlace } from './in-place.tsx'
import { createShop } from './shop.ts'
import { GoingProvider } from './shell/going.ts'
import { loadView } from './views.ts'
import { spokenFor, wordsOf } from './words/languages.ts'
import './styles.css'

const { view, data, shell } = readPageData<PageData>()
const [Page, words] = await Promise.all([loadView(view), wordsOf(spokenFor(shell.language))])
const client = createShop(shell.config, browserCookieTokens(), { 'x-vitrine-language': shell.language })

const Alive = ({ View }: { View: ComponentType<object> }) => {
  const shown = useInPlace(view, data)
  return (
    <GoingProvider value={shown.isGoing}>
      <App shell={shell} words={words} client={client}>
        <View {...shown.data} />
      </App>
    </GoingProvider>
  )
}

startTransition(() => {
  hydrateRoot(
    document.getElementById(rootId)!,
    <StrictMode>
      <Alive View={Page} />
    </StrictMode>,
  )
})
