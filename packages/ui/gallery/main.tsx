import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './gallery.css'
import { chooseTheme } from '../src/index.ts'
import { Gallery } from './gallery.tsx'

// `?theme=dark&dir=rtl&accent=%23b4472e&density=compact` sets the initial appearance.
const params = new URLSearchParams(location.search)
const theme = params.get('theme')
if (theme === 'light' || theme === 'dark') chooseTheme(theme)
document.documentElement.dir = params.get('dir') === 'rtl' ? 'rtl' : 'ltr'
if (params.get('accent')) document.documentElement.style.setProperty('--site-accent', params.get('accent'))
if (params.get('density') === 'compact') document.documentElement.dataset['density'] = 'compact'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
)
