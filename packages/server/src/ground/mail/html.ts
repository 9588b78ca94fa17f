const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character]!)

/** Where reading begins or ends: mail programs know left and right, and nothing else. */
export const sideOf = (direction: 'ltr' | 'rtl', side: 'start' | 'end'): 'left' | 'right' =>
  (direction === 'ltr') === (side === 'start') ? 'left' : 'right'
