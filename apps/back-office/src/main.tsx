import { languages } from '@vitrine/domain/languages.ts'
import { loadFirstWords, locale } from './words/first.ts'
import './styles.css'

/**
 * Opens the page again if its files are gone, because a new version of the back office was installed meanwhile. Without a
 * network, it stays.
 */
const reloadedKey = 'vitrine-reloaded'
addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem(reloadedKey))
  if (!navigator.onLine || Date.now() - last < 10_000) return
  event.preventDefault()
  sessionStorage.setItem(reloadedKey, String(Date.now()))
  location.reload()
})

document.documentElement.lang = locale
document.documentElement.dir = languages[locale].direction

// Pages read texts as soon as they are imported.
void loadFirstWords().then(() => import('./start.tsx'))
