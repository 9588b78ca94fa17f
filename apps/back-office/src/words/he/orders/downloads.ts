import { isolate } from '@vitrine/domain/bidi.ts'
import type { downloadWords as English } from '../../en/orders/downloads.ts'

/** Texts of digital products and their downloads in Hebrew. */
export const downloadWords: typeof English = {
  downloads: {
    file: 'קובץ להורדה',
    noFile: 'אין עדיין קובץ. ללקוחות אין מה להוריד.',
    fileHint: 'נשלח ללקוחות כקישור הורדה אחרי שההזמנה שולמה. עד 2 GB.',
    choose: 'העלאת קובץ',
    replace: 'החלפת הקובץ',
    remove: 'הסרת הקובץ',
    uploading: (name) => `מתבצעת העלאה: ${isolate(name)}`,
    cancelUpload: 'ביטול ההעלאה',
    tooLarge: (name) => `הקובץ ${isolate(name)} גדול מ־2 GB. אפשר לפצל אותו לקבצים קטנים יותר או לכווץ אותו.`,
    empty: (name) => `הקובץ ${isolate(name)} ריק.`,
    uploadFailed: (name) => `לא ניתן היה להעלות את ${isolate(name)}. יש לבדוק את החיבור ולנסות שוב.`,
    kinds: {
      SECURE_PICTURE: 'תמונה',
      SECURE_VIDEO: 'סרטון',
      SECURE_DOCUMENT: 'מסמך',
      SECURE_MUSIC: 'שמע',
      SECURE_ARCHIVE: 'קובץ מכווץ',
    },
    isDigital: 'מוצר דיגיטלי',
    isDigitalHint: 'במקום משלוח, הלקוחות מורידים קובץ. אפשר להעלות אותו למטה.',
    title: 'הורדות',
    left: (left, all) => `נותרו ${left} מתוך ${all} הורדות`,
    until: 'עד',
    states: { AVAILABLE: 'זמין', EXPIRED: 'פג תוקף', USED_UP: 'נוצל', REVOKED: 'בוטל' },
    renew: 'חידוש קישור',
    renewTitle: (name) => `לחדש את הקישור אל ${isolate(name)}?`,
    renewHint: 'מאפס את מספר ההורדות ואת התוקף.',
    renewEmail: 'שליחת הקישור החדש ללקוח באימייל',
    renewed: 'הקישור חודש',
    limits: {
      title: 'קישורי הורדה',
      labels: { downloadDays: 'תוקף הקישור בימים', downloadLimit: 'הורדות לכל פריט שנקנה' },
      hints: {
        downloadDays: 'מ־1 עד 3,650. חל על הזמנות שישולמו מעכשיו והלאה.',
        downloadLimit: 'מ־1 עד 1,000. המשך של הורדה שנקטעה לא נספר.',
      },
    },
  },
}
