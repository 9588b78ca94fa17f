/** Texts of the keyboard shortcuts. */
export const shortcutWords = {
  shortcuts: {
    title: 'Keyboard shortcuts',
    nextKey: 'then',
    menu: 'Search your store',
    sheet: 'Show keyboard shortcuts',
    goTo: 'Go to',
    create: 'Create',
    others: 'Anywhere',
    enabled: 'Shortcuts of one letter or two',
    enabledHint: 'Turn them off if you dictate, or if they get in your way. Search stays.',
  },
}
