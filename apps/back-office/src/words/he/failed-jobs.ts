import { isolate } from '@vitrine/domain/bidi.ts'
import type { failedJobWords as English } from '../en/failed-jobs.ts'

/** Texts of background jobs that have failed, in Hebrew. */
export const failedJobWords: typeof English = {
  failedJobs: {
    hint: 'משימות רקע שנכשלות מופעלות שוב אוטומטית. אלה נכשלו בכל הניסיונות. יש לתקן את הסיבה ואז להפעיל אותן שוב.',
    job: 'משימה',
    error: 'שגיאה',
    failed: 'נכשלה',
    attempts: (count) => (count === 1 ? 'ניסיון אחד' : `${count} ניסיונות`),
    order: 'הזמנה',
    none: 'אין משימות שנכשלו',
    noneHint: 'כל משימות הרקע הושלמו או שעדיין מופעלות שוב.',
    retry: 'ניסיון חוזר',
    retryJob: (job) => `ניסיון חוזר: ${isolate(job)}`,
    retried: 'המשימה הופעלה שוב',
    deleteJob: (job) => `מחיקה: ${isolate(job)}`,
    deleteTitle: 'למחוק את המשימה הזאת?',
    deleteHint: (job) => `לא יהיה ניסיון חוזר: ”${isolate(job)}”.`,
    deleted: 'המשימה נמחקה',
    kinds: {
      mail: 'שליחת אימייל',
      'alert-digest': 'שליחת הסיכום היומי',
      invoice: 'יצירת חשבונית',
      download: 'מסירת קבצים דיגיטליים',
      'gift-card': 'שליחת כרטיס מתנה',
      'payment-request': 'סיום תוקף של בקשת תשלום',
      'shipping-label': 'עדכון תווית משלוח',
      remainder: 'גביית יתרה לתשלום',
      'forget-member': 'מחיקת אמצעי התשלום השמורים של לקוח',
      'abandoned-checkout': 'טיפול בעגלה נטושה',
      'abandoned-checkout-scan': 'איתור עגלות נטושות',
      'publish-product': 'פרסום מוצר מתוזמן',
      'customer-checkout': 'הוספת הקונה של עגלה נטושה ללקוחות',
      'customer-member': 'עדכון הלקוח של חשבון',
      'customer-order': 'רישום הזמנה אצל הלקוח שלה',
      'back-in-stock': 'עדכון לקוחות שמוצר חזר למלאי',
      'back-in-stock-email': 'בדיקת המסירה של אימייל על חזרה למלאי',
      'low-stock': 'התראה על מלאי נמוך',
      'move-location-stock': 'העברת המלאי של מיקום שהועבר לארכיון',
    },
  },
}
