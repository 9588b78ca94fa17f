import { browserCookieTokens } from '@vitrine/client'
import { readPageData } from '@vitrine/web/document/document.tsx'
import { startTransition, StrictMode, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App, rootId, type PageData } from './document.tsx'
import { useInPlace } from './in-place.tsx'
import { createShop } from './shop.ts'
import { GoingProvider } from './shell/going.ts'
import { loadView, needsAside } from './views.ts'
import { asideOf, interfaceLanguage, wordsOf } from './words/languages.ts'
import './styles.css'

const { view, data, shell } = readPageData<PageData>()
const language = interfaceLanguage(shell.language)
const [Page, words, aside] = await Promise.all([
  loadView(view),
  wordsOf(language),
  needsAside(view) ? asideOf(language) : undefined,
])
if (shell.isPreview) {
  const { followEditor } = await import('./design/follow-editor.ts')
  followEditor(shell.config.platformUrl)
}
const client = createShop(shell.config, browserCookieTokens(), {
  'x-vitrine-language': shell.language,
  // Returns a cart from another currency to the store's own.
  ...(shell.site.currencies.length > 0 && { 'x-wix-currency': shell.currency ?? shell.site.currency }),
})

const Alive = ({ View }: { View: ComponentType<object> }) => {
  const shown = useInPlace(view, data)
  return (
    <GoingProvider value={shown.isGoing}>
      <App shell={shell} words={words} aside={aside} client={client}>
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

void import('./count-visit.ts').then(
  ({ countVisit }) => countVisit(shell.config),
  () => undefined,
)
