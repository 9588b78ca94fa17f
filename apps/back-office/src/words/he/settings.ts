import type { settingsWords as English } from '../en/settings.ts'

/** Texts of the general settings in Hebrew. */
export const settingsWords: typeof English = {
  general: {
    shop: 'פרטי החנות',
    business: 'עסק',
    businessHint: 'מופיע על חשבוניות. המיסים יכולים להיקבע לפי הכתובת.',
    legalName: 'שם משפטי',
    legalNameHint: 'שדה ריק: שם החנות.',
    vatId: 'מספר עוסק (VAT)',
    addressLine: 'רחוב ומספר בית',
    addressLine2: 'שורת כתובת שנייה',
    postalCode: 'מיקוד',
    city: 'עיר',
    country: 'מדינה',
    noCountry: 'לא נקבעה',
    part: 'מחוז',
    units: 'יחידות וזמן',
    weight: 'משקל',
    weights: { KG: 'קילוגרמים', LB: 'ליברות' },
    length: 'מרחק',
    timeZone: 'אזור זמן',
    timeZoneHint:
      'לתאריכים ולשעות בניהול החנות, בדוחות, בהנחות ובמשלוחים. כרטיסי מתנה נשלחים באימייל ב־8:00 לפי אזור הזמן הזה.',
    lengths: { KM: 'קילומטרים', MI: 'מיילים' },
    prices: 'מחירי מבצע',
    priorPrices: 'הצגת המחיר הנמוך ביותר ב־30 הימים שלפני ההוזלה',
    priorPricesHint:
      'נדרש באזור הכלכלי האירופי (דירקטיבה 98/6/EC). לפי מדינה: המחיר מוצג, אלא אם ידוע שהעסק נמצא במקום אחר.',
    priorPriceChoices: {
      BY_COUNTRY: 'לפי המדינה של העסק',
      ALWAYS: 'תמיד',
      NEVER: 'אף פעם',
    },
    pages: 'דפים בחזית החנות',
    pagesHint: 'יש קישורים אליהם בדפי החשבון. כל דף צריך להיות שייך לאחת מחזיתות החנות.',
    bookings: 'דף תורים',
    events: 'דף אירועים',
    plans: 'דף מינויים',
  },
}
