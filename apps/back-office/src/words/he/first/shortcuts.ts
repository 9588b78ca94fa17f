import type { shortcutWords as English } from '../../en/first/shortcuts.ts'

/** Texts of the keyboard shortcuts in Hebrew. */
export const shortcutWords: typeof English = {
  shortcuts: {
    title: 'קיצורי מקלדת',
    nextKey: 'ואז',
    menu: 'חיפוש בכל החנות',
    sheet: 'הצגת קיצורי המקלדת',
    goTo: 'מעבר אל',
    create: 'יצירה',
    others: 'בכל מקום',
    enabled: 'קיצורים של אות אחת או שתיים',
    enabledHint: 'אפשר לכבות אותם בהכתבה, או אם הם מפריעים. החיפוש נשאר.',
  },
}
