import type { Words } from './words.ts'

/** Isolates a text that may have the opposite direction (Unicode UAX #9, first strong isolate). */
const isolate = (text: string): string => `\u2068${text}\u2069`

/** Texts of the components in Hebrew. */
export const words: Words = {
  breadcrumbs: 'נתיב ניווט',
  busy: 'נא להמתין',
  choose: 'נא לבחור…',
  close: 'סגירה',
  decrease: (counted) => `הפחתה: ${isolate(counted)}`,
  dismiss: 'סגירת ההודעה',
  errorsTitle: 'יש לבדוק את השדות האלה',
  hidePassword: 'הסתרת הסיסמה',
  increase: (counted) => `הוספה: ${isolate(counted)}`,
  nextPage: 'הבא',
  notifications: 'התראות',
  optional: 'לא חובה',
  page: (page) => `עמוד ${page}`,
  pagination: 'עמודים',
  previousPage: 'הקודם',
  priceNow: 'מחיר',
  priceWas: 'מחיר מקורי',
  priorPrice: 'המחיר הנמוך ביותר ב־30 הימים האחרונים:',
  quantity: 'כמות',
  required: 'חובה',
  showPassword: 'הצגת הסיסמה',
  skipToContent: 'דילוג לתוכן',
  stepDone: 'הושלם',
  steps: 'התקדמות',
  theme: 'ערכת צבעים',
  themeDark: 'כהה',
  themeLight: 'בהירה',
  themeSystem: 'לפי המערכת',
  unavailable: (choice) => `${isolate(choice)}, לא זמין`,
  undo: 'ביטול הפעולה',
}
