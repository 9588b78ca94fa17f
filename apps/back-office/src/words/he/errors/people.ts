import { isolate, leftToRight } from '@vitrine/domain/bidi.ts'
import type { peopleErrorWords as English } from '../../en/errors/people.ts'

/** Texts of errors about customers, staff and settings of the store in Hebrew. */
export const peopleErrorWords: typeof English = {
  peopleErrors: {
    '-19958': 'החשבון הזה חסום.',
    CUSTOMERS_HAVE_ACCOUNTS: 'לשני הלקוחות יש חשבון. אי אפשר לאחד חשבונות.',
    CUSTOMER_IN_ANOTHER_COMPANY: ({ companyName }) =>
      companyName === undefined
        ? 'הלקוח הזה כבר מזמין עבור חברה אחרת.'
        : `הלקוח הזה כבר מזמין עבור חברה אחרת: ${isolate(String(companyName))}.`,
    DOMAINS_LIMIT_EXCEEDED: 'לחנות יש 20 דומיינים. יש למחוק אחד תחילה.',
    DOMAIN_IN_USE: 'חנות אחרת בשרת הזה משתמשת בדומיין הזה.',
    DOMAIN_IS_PRIMARY: 'זה הדומיין הראשי. יש להגדיר תחילה דומיין ראשי אחר.',
    DOMAIN_NOT_VERIFIED: `הדומיין עדיין לא אומת. יש ליצור את רשומת ה־${leftToRight('DNS')} שלו ואז לבדוק אותו.`,
    EMAIL_CHANGE_EXPIRED: 'שינוי כתובת האימייל כבר אושר, נעצר או הוחלף, או שתוקף הקישור פג.',
    LAST_OWNER: 'לחנות חייבים להיות בעלים פעילים. יש להעביר תחילה את הבעלות.',
    MAX_DISCOUNT_RULES_REACHED: 'החנות הגיעה למספר ההנחות המרבי. יש למחוק אחת תחילה.',
    MAX_QUANTITY_BASED_DISCOUNTS_REACHED: 'החנות הגיעה למספר המרבי של הנחות לחבילה. יש למחוק אחת תחילה.',
    ROLE_IN_USE: 'יש אנשים או הזמנות לצוות עם התפקיד הזה. יש לתת להם תחילה תפקיד אחר.',
    SAVED_REPORTS_LIMIT_EXCEEDED: 'בחנות יש 100 דוחות שמורים. יש למחוק אחד תחילה.',
    STAFF_EMAIL_TAKEN: 'לחשבון אחר בניהול החנות יש כתובת האימייל הזאת.',
    STAFF_INVITATION_EXPIRED: 'ההזמנה לצוות פגה, בוטלה או כבר אושרה. אפשר לבקש הזמנה חדשה.',
    STAFF_LIMIT_EXCEEDED: 'החנות הגיעה למספר המרבי של אנשים, הזמנות או תפקידים. יש להסיר אחד תחילה.',
  },
}
