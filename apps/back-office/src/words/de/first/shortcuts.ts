import type { shortcutWords as English } from '../../en/first/shortcuts.ts'

/** Texts of the keyboard shortcuts in German. */
export const shortcutWords: typeof English = {
  shortcuts: {
    title: 'Tastenkürzel',
    nextKey: 'dann',
    menu: 'Im Shop suchen',
    sheet: 'Tastenkürzel anzeigen',
    goTo: 'Gehe zu',
    create: 'Erstellen',
    others: 'Überall',
    enabled: 'Kürzel aus einem oder zwei Buchstaben',
    enabledHint: 'Schalten Sie sie aus, wenn Sie diktieren oder sie stören. Die Suche bleibt.',
  },
}
