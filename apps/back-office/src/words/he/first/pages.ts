import { isolate, leftToRight } from '@vitrine/domain/bidi.ts'
import type { pageWords as English } from '../../en/first/pages.ts'

const orderCount = (count: number): string => (count === 1 ? 'הזמנה אחת' : `${count} הזמנות`)

/** Names of the pages, and what the menu and the overview say about them, in Hebrew. */
export const pageWords: typeof English = {
  drafts: {
    title: 'טיוטות הזמנה',
  },
  abandoned: {
    title: 'עגלות נטושות',
    overviewFigure: 'עגלות נטושות, 30 הימים האחרונים',
    recoveredCount: (count) => (count === 1 ? 'אחת שוחזרה' : `${count} שוחזרו`),
  },
  returns: {
    title: 'החזרות',
    pending: {
      requested: (count) => (count === 1 ? 'החזרה אחת ממתינה לאישור.' : `${count} החזרות ממתינות לאישור.`),
      received: (count) =>
        count === 1 ? 'החזרה אחת התקבלה וצריך להשלים אותה.' : `${count} החזרות התקבלו וצריך להשלים אותן.`,
      answer: 'בדיקה',
      settle: 'השלמה',
      title: 'החזרות',
      count: (count) => (count === 1 ? 'החזרה אחת דורשת טיפול' : `${count} החזרות דורשות טיפול`),
    },
    settings: {
      title: 'הגדרות החזרות',
    },
  },
  collections: {
    title: 'קולקציות',
  },
  inventories: {
    title: 'מלאי',
    allLow: 'כל המלאי הנמוך',
  },
  waitlist: {
    title: 'חזרה למלאי',
  },
  transfers: {
    title: 'העברות',
  },
  locations: {
    title: 'מיקומים',
  },
  brands: {
    title: 'מותגים',
  },
  ribbons: {
    title: 'תוויות',
  },
  infoSections: {
    title: 'אזורי מידע',
  },
  productGroups: {
    title: 'קבוצות מוצרים',
  },
  customers: {
    title: 'לקוחות',
    unnamed: 'ללא שם',
  },
  companies: {
    title: 'חברות',
  },
  companyOrders: {
    title: 'חשבוניות לתשלום',
  },
  segments: {
    title: 'פלחים',
  },
  memberGroups: {
    title: 'קבוצות חברים',
  },
  reviews: {
    title: 'ביקורות',
    waitingCount: (count) => (count === 1 ? 'ביקורת אחת ממתינה' : `${count} ממתינות`),
  },
  discounts: {
    title: 'הנחות',
  },
  coupons: {
    title: 'קופונים',
  },
  promotions: {
    title: 'קידומים',
  },
  priceLists: {
    title: 'מחירונים',
  },
  giftCards: {
    title: 'כרטיסי מתנה',
  },
  reports: {
    title: 'דוחות',
    all: 'כל הדוחות',
    inCurrency: (currency) => `מכירות ב־${leftToRight(currency)}`,
    sales: 'סך המכירות',
    orders: 'הזמנות',
    average: 'הזמנה ממוצעת',
    returning: 'לקוחות חוזרים',
    before: (value) => `קודם: ${isolate(value)}`,
    more: (percent) => `עלייה של ${isolate(percent)}`,
    less: (percent) => `ירידה של ${isolate(percent)}`,
    same: 'ללא שינוי',
    noValue: '–',
    chart: (from, to) => `תרשים עמודות של המכירות מ־${isolate(from)} עד ${isolate(to)}`,
    chartBar: (period, sales, orders) => `${isolate(period)}: ${isolate(sales)}, ${orderCount(orders)}`,
    day: 'יום',
    week: 'שבוע',
    month: 'חודש',
  },
  savedReports: {
    title: 'דוחות שמורים',
  },
  finances: {
    title: 'כספים',
  },
  design: {
    title: 'עיצוב החנות',
  },
  domains: {
    title: 'דומיינים',
    missingTitleOf: (domain) => `רשומת ה־TXT של ${leftToRight(domain)} נעלמה`,
    missingHint: 'הדומיין עדיין פועל, אבל כבר לא בטוח שהוא שלך. יש ליצור את הרשומה מחדש או להסיר את הדומיין.',
  },
  searches: {
    title: 'חיפוש',
  },
  policies: {
    title: 'מדיניות',
    missing: (count) => (count === 1 ? 'מדיניות אחת חסרה' : `${count} דפי מדיניות חסרים`),
    missingHint: (names) => `לא מוצגים בחנות: ${isolate(names)}.`,
    add: 'הוספת מדיניות',
    names: {
      termsAndConditions: 'תנאים והגבלות',
      privacyPolicy: 'מדיניות פרטיות',
      withdrawalPolicy: 'זכות ביטול העסקה',
      returnPolicy: 'מדיניות החזרות',
      deliveryPolicy: 'משלוח ואספקה',
      digitalItemPolicy: 'פריטים דיגיטליים',
      contactUs: 'יצירת קשר',
      imprint: 'פרטי העסק (imprint)',
      customPolicy: 'מדיניות אחרת',
    },
  },
  checkouts: {
    title: 'קופה',
  },
  signIns: {
    title: 'כניסה',
  },
  general: {
    title: 'כללי',
  },
  deliveries: {
    title: 'משלוח',
    none: 'אין עדיין שיטות משלוח',
    noneHint: 'עד שתתווסף אחת, לקוחות לא יכולים להזמין מוצרים פיזיים.',
    add: 'הוספת שיטת משלוח',
  },
  fees: {
    title: 'עמלות',
  },
  tips: {
    title: 'טיפים',
  },
  labels: {
    title: 'תוויות משלוח',
  },
  paymentMethods: {
    title: 'תשלומים',
  },
  currencies: {
    title: 'מטבעות',
  },
  taxes: {
    title: 'מס',
  },
  invoiceSettings: {
    title: 'חשבוניות',
  },
  emails: {
    title: 'אימיילים ללקוחות',
  },
  notifications: {
    title: 'התראות באימייל',
  },
  appsAndKeys: {
    title: 'אפליקציות ומפתחות',
  },
  failedJobs: {
    title: 'משימות שנכשלו',
    count: (count) => (count === 1 ? 'משימה אחת נכשלה' : `${count} משימות נכשלו`),
  },
  staff: {
    title: 'צוות',
  },
  auditLog: {
    title: 'יומן פעולות',
  },
  account: {
    title: 'החשבון שלי',
  },
  alerts: {
    bell: (unread) => {
      if (unread === 0) return 'התראות'
      return unread === 1 ? 'התראות, אחת שלא נקראה' : `התראות, ${unread >= 100 ? leftToRight('99+') : unread} שלא נקראו`
    },
  },
  members: {
    pendingApproval: (count) => (count === 1 ? 'חבר רשום אחד ממתין לאישור.' : `${count} חברים רשומים ממתינים לאישור.`),
    reviewPending: 'בדיקת החברים',
  },
}
