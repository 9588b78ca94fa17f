/** Local storage key of the theme: `light` or `dark`. Absent: follow the system. */
const themeKey = 'vitrine-theme'

export type Theme = 'light' | 'dark' | 'system'

/** Inline it in `<head>` before any stylesheet, so that the page never flashes in the wrong theme. */
export const themeScript = `try{var t=localStorage.getItem("${themeKey}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`

/** The script's hash for `script-src` of a content security policy. */
export const themeScriptHash = 'sha256-cX+RboCAdUThdh8/86K9qk0xgykNQYKBkO/XtJ9ligk='

const changes = new EventTarget()

export function readTheme(): Theme {
  const theme = document.documentElement.dataset['theme']
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Applies a theme, now and after a reload. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  rememberTheme(theme)
  changes.dispatchEvent(new Event('change'))
}

export function onThemeChange(listener: () => void): () => void {
  changes.addEventListener('change', listener)
  return () => changes.removeEventListener('change', listener)
}

/** Without storage, the theme applies to this page only. */
function rememberTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, theme)
  } catch {}
}
