import { readPageData } from '@vitrine/web/document/document.tsx'
import { elementIn } from '@vitrine/web/document/drawn-page.ts'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App, rootId, type PageData } from './document.tsx'
import { pages } from './pages.ts'
import { wordsOf } from './words/languages.ts'
import './styles.css'

const { page, data, frame } = readPageData<PageData>()
const element = elementIn(pages, page, data)

if (element) {
  const words = await wordsOf(frame.language)
  hydrateRoot(
    document.getElementById(rootId)!,
    <StrictMode>
      <App words={words} frame={frame}>
        {element}
      </App>
    </StrictMode>,
  )
}
