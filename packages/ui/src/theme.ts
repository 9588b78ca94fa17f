/** Where the browser remembers the reader's choice: `light` or `dark`; nothing stored means as the device. */
const themeKey = 'vitrine-theme'

export type Theme = 'light' | 'dark' | 'system'

/** Put into `<head>` as an inline script before any stylesheet: the page never flashes in the wrong colors. */
export const themeScript = `try{var t=localStorage.getItem("${themeKey}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`

/** The source for `script-src` of a content security policy that allows the script above. */
export const themeScriptHash = 'sha256-cX+RboCAdUThdh8/86K9qk0xgykNQYKBkO/XtJ9ligk='

const changes = new EventTarget()

export function readTheme(): Theme {
  const theme = document.documentElement.dataset['theme']
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Shows the page in a theme from now on, here and after a reload. */
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

/** A browser that stores nothing still shows the theme, for this page. */
function rememberTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, theme)
  } catch {}
}
