import { isolate, leftToRight } from '@vitrine/domain/bidi.ts'
import type { alertWords as English } from '../../en/messages/alerts.ts'

/** Texts of alerts of the store in Hebrew. */
export const alertWords: typeof English = {
  alerts: {
    title: 'התראות',
    hint: 'מה קרה בחנות. התראות נשמרות 90 ימים.',
    settings: 'הגדרות התראות באימייל',
    unread: 'לא נקראה',
    markAll: 'סימון הכול כנקרא',
    markedAll: 'כל ההתראות סומנו כנקראו',
    none: 'אין עדיין התראות',
    noneHint: 'הזמנות חדשות, הכחשות עסקה, החזרות ואירועים אחרים שדורשים אותך יופיעו כאן.',
    older: 'התראות קודמות',
    newest: 'ההתראות החדשות ביותר',
    events: {
      NEW_ORDER: (order) => `הזמנה חדשה ${leftToRight(order)}`,
      ORDER_EDITED: (order) => `הזמנה ${leftToRight(order)} נערכה`,
      PAYMENT_PROBLEM: (order) => `בעיה בתשלום של הזמנה ${leftToRight(order)}`,
      DISPUTE: (order) => `הכחשת עסקה בהזמנה ${leftToRight(order)}`,
      GIFT_CARDS_STOPPED: (order) => `כרטיסי המתנה של הזמנה ${leftToRight(order)} הושבתו`,
      RETURN_REQUEST: (order) => `בקשת החזרה בהזמנה ${leftToRight(order)}`,
      WITHDRAWAL: (order) => `ביטול העסקה בהזמנה ${leftToRight(order)}`,
    },
    lowStock: (name) => `מלאי נמוך: ${isolate(name)}`,
    lowStockOf: (count) => `מלאי נמוך: ${count === 1 ? 'גרסה אחת' : `${count} גרסאות`}`,
    failedJobs: (count) => (count === 1 ? 'משימת רקע אחת נכשלה' : `${count} משימות רקע נכשלו`),
    domainRecordMissing: (domain) => `רשומת ה־TXT של ${leftToRight(domain)} נעלמה`,
  },
}
