import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App, type PageData } from './document.tsx'
import { pages } from './pages.ts'
import './styles.css'

const { page, data, frame } = JSON.parse(document.getElementById('page-data')!.textContent ?? '{}') as PageData
const Page = pages[page]

if (Page) {
  hydrateRoot(
    document.getElementById('app')!,
    <StrictMode>
      <App Page={Page} data={data} frame={frame} />
    </StrictMode>,
  )
}
