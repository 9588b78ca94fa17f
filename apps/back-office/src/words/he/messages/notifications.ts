import { isolate, leftToRight } from '@vitrine/domain/bidi.ts'
import type { notificationWords as English } from '../../en/messages/notifications.ts'

/** Texts of email notifications to the owners in Hebrew. */
export const notificationWords: typeof English = {
  notifications: {
    hint: 'אימיילים על אירועים בחנות. הם מופיעים גם בהתראות של ניהול החנות. אימיילים ללקוחות לא מושפעים.',
    recipientsTitle: 'נמענים',
    recipients: 'כתובות אימייל',
    recipientsHint: 'אחת בכל שורה, עד 10.',
    owners: (emails) =>
      emails.length === 0
        ? 'לחנות אין בעלים עם כתובת אימייל. כדי לקבל התראות, יש להוסיף כאן כתובת.'
        : `שדה ריק: לכל בעלי החנות, ${leftToRight(emails.join(', '))}.`,
    kinds: 'שליחת אימייל על',
    timings: { atOnce: 'מיד', daily: 'בסיכום היומי', off: 'ללא אימייל' },
    ownRecipients: (kind) => `הנמענים של ”${isolate(kind)}”`,
    ownRecipientsOf: (kind) => `כתובות אימייל עבור ”${isolate(kind)}”`,
    ownRecipientsHint: 'אחת בכל שורה, עד 10. שדה ריק: הנמענים שלמעלה.',
    digestHour: 'שעת הסיכום היומי',
    digestHourHint: 'לפי אזור הזמן של החנות. בימים ללא אירועים לא נשלח אימייל.',
    failedJobs: 'משימות שנכשלו',
    failedJobsHint: 'משימת רקע, למשל יצירת חשבונית, נכשלה סופית. פעם ביום לכל סוג משימה.',
    domains: 'דומיינים',
    domainsHint: 'רשומת ה־TXT של דומיין חסרה כבר שבעה ימים. פעם אחת בכל מקרה.',
    newOrders: 'הזמנות חדשות',
    newOrdersHint: 'פעם אחת לכל הזמנה כשהיא מתבצעת, כולל הזמנות בתשלום ידני. לא להזמנות שיובאו.',
    paymentProblems: 'בעיות בתשלום',
    paymentProblemsHint: 'תשלום נכשל לאחר ביצוע ההזמנה, לא ניתן היה לחייב אותו, השריון שלו בוטל, או שהחזר נכשל.',
    disputes: 'הכחשות עסקה',
    disputesHint: 'הבנק של לקוח ביטל תשלום. כולל את המועד האחרון לתגובה.',
    returnRequests: 'בקשות החזרה',
    returnRequestsHint: 'לקוח ביקש החזרה.',
    lowStock: 'מלאי נמוך',
    lowStockHint: 'פעם אחת בכל פעם שגרסה עומדת לאזול או אוזלת. ללא אימייל, אין גם התראות.',
    threshold: 'סף למלאי נמוך',
    thresholdHint: 'הכמות שממנה המלאי של גרסה נחשב נמוך. 0: כשהיא אוזלת.',
    test: 'שליחת אימייל ניסיון',
    testTitle: 'לשלוח אימייל ניסיון?',
    testHint: (emails) =>
      emails.length === 0
        ? 'אין נמענים. יש להוסיף כתובת אימייל ולשמור קודם.'
        : `הזמנה לדוגמה תישלח אל ${leftToRight(emails.join(', '))}.`,
    testSent: 'אימייל הניסיון נשלח',
  },
}
