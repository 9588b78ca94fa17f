import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App, rootId, type PageData } from './document.tsx'
import { pages } from './pages.ts'
import { wordsOf } from './words/languages.ts'
import './styles.css'

const { page, ...drawn } = JSON.parse(document.getElementById('page-data')!.textContent ?? '{}') as PageData
const Page = pages[page]

if (Page) {
  const words = await wordsOf(drawn.frame.language)
  hydrateRoot(
    document.getElementById(rootId)!,
    <StrictMode>
      <App Page={Page} words={words} {...drawn} />
    </StrictMode>,
  )
}
