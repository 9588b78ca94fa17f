import { isolate, leftToRight } from '@vitrine/domain/bidi.ts'
import type { translationWords as English } from '../../en/catalog/translations.ts'

/** Texts of translations of products and collections in Hebrew. */
export const translationWords: typeof English = {
  translations: {
    title: (name) => `התרגומים של ${isolate(name)}`,
    one: 'תרגום',
    link: 'תרגומים',
    languages: 'שפות',
    languagesHint:
      'חזית החנות, הקופה והאימיילים מוצעים גם בשפות האלה. למוצרים ולקולקציות יש דף תרגומים; מה שלא תורגם מוצג בשפת החנות.',
    tabs: 'שפות',
    translated: 'מתורגם',
    none: 'בחנות יש שפה אחת. אפשר להוסיף שפות ב”הגדרות”, ואז לתרגם כאן.',
    settings: 'פתיחת ההגדרות',
    original: (text) => `מקור: ${isolate(text)}`,
    originalBelow: 'מקור',
    name: 'שם',
    description: 'תיאור',
    descriptionHint: `אפשר להשתמש ב־HTML פשוט, כגון ${leftToRight('<p>')} ו־${leftToRight('<strong>')}.`,
    ribbon: 'תווית',
    sections: 'מידע נוסף',
    sectionTitle: (title) => `הכותרת של ”${isolate(title)}”`,
    sectionText: (title) => `הטקסט של ”${isolate(title)}”`,
    options: 'אפשרויות',
    optionName: (name) => `האפשרות ”${isolate(name)}”`,
    choice: (choice) => `הערך ”${isolate(choice)}”`,
    textFields: 'שדות טקסט',
    images: 'טקסטים חלופיים לתמונות',
    image: (number) => `תמונה ${number}`,
    empty: 'בשדה ריק מוצג המקור.',
    delete: 'הטקסט המקורי יוצג במקומו.',
  },
}
