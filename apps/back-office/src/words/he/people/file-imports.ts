import type { fileImportWords as English } from '../../en/people/file-imports.ts'

/** Texts of imports from files in Hebrew. */
export const fileImportWords: typeof English = {
  fileImports: {
    check: 'בדיקת הקובץ',
    start: 'ייבוא',
    done: 'יובא',
    would: 'תוצאת הבדיקה',
    progress: (done, total) => `${done} מתוך ${total}`,
    chooseFile: 'בחירת קובץ',
    noFile: 'לא נבחר קובץ',
    fileRequired: 'יש לבחור קובץ.',
    tooLarge: 'הקובץ גדול מ־10 MB. יש לפצל אותו.',
    unreadable: {
      workbook: 'זו חוברת עבודה של Excel ולא קובץ CSV. יש לפתוח אותה בגיליון אלקטרוני ולשמור אותה בתור ”CSV UTF-8”.',
      damaged: 'חלק מהתווים בקובץ אינם קריאים. יש לפתוח אותו בגיליון אלקטרוני ולשמור אותו בתור ”CSV UTF-8”.',
    },
    actions: { CREATED: 'חדש', UPDATED: 'עודכן', SKIPPED: 'כבר קיים', REFUSED: 'לא יובא' },
    problems: 'שורות שלא יובאו',
    row: 'שורה',
    rowNumber: (row) => `שורה ${row}`,
    field: 'עמודה',
    reason: 'סיבה',
    more: (count) => (count === 1 ? 'שורה נוספת אחת לא יובאה.' : `${count} שורות נוספות לא יובאו.`),
  },
}
