import { isolate } from '@vitrine/domain/bidi.ts'
import type { searchWords as English } from '../../en/catalog/search.ts'

/** Texts of the search report and synonyms in Hebrew. */
export const searchWords: typeof English = {
  searches: {
    hint: 'חיפושים של לקוחות ומילים נרדפות.',
    synonyms: 'מילים נרדפות',
    synonymsHint:
      'קבוצה אחת בכל שורה: ”ספה, קאוץ”. כל מילה תמצא גם את האחרות. עם חץ זה פועל בכיוון אחד: ”סניקרס > נעליים” מוצא נעליים בחיפוש ”סניקרס”. מילים בודדות בלבד; אותיות גדולות וסימני הטעמה לא משנים.',
    report: 'חיפושים ב־30 הימים האחרונים',
    reportHint: 'החיפושים נשמרים בעילום שם.',
    all: 'כל החיפושים',
    without: 'ללא תוצאות',
    term: 'חיפוש',
    times: 'מספר חיפושים',
    addSynonym: 'הוספת מילה נרדפת',
    addSynonymFor: (term) => `הוספת מילה נרדפת ל”${isolate(term)}”`,
    none: { title: 'אין עדיין חיפושים', hint: 'מה שלקוחות מחפשים בחנות יופיע כאן.' },
    noneWithout: { title: 'לכל החיפושים היו תוצאות', hint: 'חיפושים ללא תוצאות יופיעו כאן.' },
    wrong: {
      oneWord: (line) => `שורה ${line}: בקבוצה צריכות להיות לפחות שתי מילים שונות, מופרדות בפסיקים.`,
      tooMany: (line) => `שורה ${line}: בקבוצה יכולות להיות עד 20 מילים.`,
      tooLong: (line) => `שורה ${line}: מילה יכולה להכיל עד 50 תווים.`,
      space: (line) => `שורה ${line}: רק מילים בודדות. יש להפריד אותן בפסיקים.`,
      arrows: (line) => `שורה ${line}: לפני החץ יש לכתוב מילה אחת, ואחריו מילה אחת או יותר.`,
      tooManyLines: (line) => `שורה ${line}: יכולות להיות עד 300 קבוצות.`,
    },
  },
}
