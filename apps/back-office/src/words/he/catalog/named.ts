import { isolate, leftToRight } from '@vitrine/domain/bidi.ts'
import type { namedWords as English } from '../../en/catalog/named.ts'

const products = (count: number): string => (count === 1 ? 'מוצר אחד' : `${count.toLocaleString('he')} מוצרים`)

/** Texts of brands, ribbons and info sections, which products share, in Hebrew. */
export const namedWords: typeof English = {
  named: {
    products: 'מוצרים',
    productCount: products,
    rename: 'שינוי שם',
    renameOne: (name) => `שינוי השם של ${isolate(name)}`,
    renamed: (name) => `השם שונה ל”${isolate(name)}”`,
    renameHint: (count) =>
      count === 0
        ? 'עדיין אין מוצר שמשתמש בו.'
        : count === 1
          ? 'השם החדש יופיע בתוך רגעים במוצר אחד.'
          : `השם החדש יופיע בתוך רגעים ב־${products(count)}.`,
    deleteOne: (name) => `מחיקת ${isolate(name)}`,
    deleteHint: (count) =>
      count === 1
        ? 'הפריט יוסר ממוצר אחד. אי אפשר לבטל את הפעולה.'
        : `הפריט יוסר מ־${products(count)}. אי אפשר לבטל את הפעולה.`,
    noMatches: 'אין שמות תואמים',
    noMatchesHint: 'אפשר לנסות את תחילת השם.',
    more: 'הצגת עוד',
    first: 'חזרה לעמוד הראשון',
  },
  brands: {
    one: 'מותג',
    hint: 'לכל מותג יש דף בחנות, עם כל המוצרים שלו.',
    add: 'הוספת מותג',
    none: 'אין עדיין מותגים',
    noneHint: 'אפשר להוסיף מותגים כאן או בייבוא, ואז לבחור בהם במוצרים.',
    search: 'חיפוש מותגים',
    name: 'שם',
    merge: 'מיזוג',
    mergeOne: (name) => `מיזוג ${isolate(name)} עם מותג אחר`,
    mergeTitle: (name) => `למזג את ”${isolate(name)}” עם מותג אחר?`,
    mergeHint: (count) =>
      count === 0
        ? 'אין לו מוצרים והוא יימחק.'
        : count === 1
          ? 'מוצר אחד יקבל את המותג השני, ואז המותג הזה יימחק. אי אפשר לבטל את הפעולה.'
          : `${products(count)} יקבלו את המותג השני, ואז המותג הזה יימחק. אי אפשר לבטל את הפעולה.`,
    mergeInto: 'המותג שיישאר',
    mergeDone: (name) => `מוזג עם ”${isolate(name)}”`,
    mergeSlow: 'המוצרים עדיין מתעדכנים. דבר לא הלך לאיבוד: עד אז שני המותגים קיימים. אפשר למזג שוב בעוד דקה.',
    mergeNothing: 'יש לבחור את המותג שיישאר.',
    keep: 'בחירה',
    keepOne: (name) => `בחירה במותג ${isolate(name)}`,
  },
  ribbons: {
    one: 'תווית',
    hint: 'טקסטים קצרים על תמונות המוצרים, למשל ”חדש”. כל מוצר מציג את התווית הראשית שלו.',
    add: 'הוספת תווית',
    none: 'אין עדיין תוויות',
    noneHint: 'אפשר להוסיף תווית ואז לבחור בה במוצרים.',
    search: 'חיפוש תוויות',
    name: 'טקסט',
  },
  infoSections: {
    one: 'אזור מידע',
    hint: 'טקסטים שמופיעים בכמה מוצרים, למשל הוראות טיפול או מדריך מידות.',
    add: 'הוספת אזור מידע',
    none: 'אין עדיין אזורי מידע',
    noneHint: 'אפשר לכתוב טקסט פעם אחת ולהציג אותו בכמה מוצרים שרוצים.',
    search: 'חיפוש אזורי מידע',
    name: 'שם פנימי',
    nameHint: 'מוצג רק לך. הוא מבחין בין אזורים שיש להם אותה כותרת.',
    sectionTitle: 'כותרת',
    sectionTitleHint: 'הלקוחות רואים אותה מעל הטקסט.',
    text: 'טקסט',
    shownOn: (count) =>
      count === 0
        ? 'עדיין אין מוצר שמציג אותו.'
        : count === 1
          ? 'מוצר אחד מציג אותו. שינויים יופיעו שם בתוך רגעים.'
          : `${products(count)} מציגים אותו. שינויים יופיעו שם בתוך רגעים.`,
  },
  organization: {
    title: 'סיווג',
    collections: 'קולקציות',
    addCollection: 'הוספה לקולקציה',
    main: 'קולקציה ראשית',
    mainHint: 'נתיב הניווט ומנועי החיפוש מובילים אליה.',
    noMain: 'אין',
    brand: 'מותג',
    brandHint: 'שם חדש מוסיף מותג.',
    sections: 'אזורי מידע',
    addSection: 'הוספת אזור מידע',
  },
  richText: {
    tools: 'עיצוב טקסט',
    bold: 'מודגש',
    italic: 'נטוי',
    heading: 'כותרת',
    bullets: 'רשימת תבליטים',
    numbers: 'רשימה ממוספרת',
    link: 'קישור',
    linkAddress: 'כתובת הקישור',
    linkHint: `מתחילה ב־${leftToRight('https://')},‏ ${leftToRight('mailto:')} או ${leftToRight('tel:')}.`,
    linkInvalid: `יש להזין כתובת שמתחילה ב־${leftToRight('https://')},‏ ${leftToRight('http://')},‏ ${leftToRight('mailto:')} או ${leftToRight('tel:')}.`,
    applyLink: 'החלה',
    removeLink: 'הסרת הקישור',
    plain: 'ניקוי העיצוב',
  },
}
