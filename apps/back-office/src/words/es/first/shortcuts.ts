import type { shortcutWords as English } from '../../en/first/shortcuts.ts'

/** Texts of the keyboard shortcuts in Spanish. */
export const shortcutWords: typeof English = {
  shortcuts: {
    title: 'Atajos de teclado',
    nextKey: 'y después',
    menu: 'Buscar en tu tienda',
    sheet: 'Mostrar los atajos de teclado',
    goTo: 'Ir a',
    create: 'Crear',
    others: 'En cualquier página',
    enabled: 'Atajos de una o dos letras',
    enabledHint: 'Desactívalos si dictas o si te molestan. La búsqueda se mantiene.',
  },
}
