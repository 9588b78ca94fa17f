const key = 'vitrine-shortcuts'

/** Whether this person uses shortcuts of single keys (WCAG 2.2, 2.1.4). Default: yes. */
export const areShortcutsEnabled = (): boolean => localStorage.getItem(key) !== 'off'

export const enableShortcuts = (isOn: boolean): void =>
  isOn ? localStorage.removeItem(key) : localStorage.setItem(key, 'off')
