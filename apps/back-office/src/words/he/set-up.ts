import { leftToRight } from '@vitrine/domain/bidi.ts'
import type { setUpWords as English } from '../en/set-up.ts'

/** Texts of the set-up of a store in Hebrew. */
export const setUpWords: typeof English = {
  setUp: {
    title: 'הקמת החנות',
    hint: 'זה לוקח דקה. אפשר לשנות הכול אחר כך, חוץ מהמטבע.',
    checking: 'הקישור נבדק…',
    invalid: 'הקישור לא פועל',
    invalidHint: 'הוא חלקי, או שהחנות כבר הוקמה. הקישור נמצא במסוף שבו הופעל השרת.',
    demoTitle: 'רק להתרשם?',
    demoHint: 'חנות ההדגמה מוכנה, עם מוצרים, חברים רשומים וניהול חנות.',
    exploreDemo: 'לחנות ההדגמה',
    closesDemo: 'החנות שלך תחליף את חנות ההדגמה. המוצרים וההזמנות שלה לא יוצגו עוד, והחשבונות שלה לא יפעלו.',
    account: 'החשבון שלך',
    accountHint: 'איתו נכנסים לניהול החנות.',
    passwordHint: 'לפחות 8 תווים.',
    store: 'החנות שלך',
    name: 'שם החנות',
    country: 'מדינה',
    countryHint: 'קובעת את יחידות המידה, אם המחירים כוללים מס, ואת שיעורי המס באיחוד האירופי.',
    currency: 'מטבע',
    currencyHint: 'לא ניתן לשינוי בהמשך.',
    timeZone: 'אזור זמן',
    create: 'יצירת החנות',
    signInFailed: 'החנות מוכנה. יש להיכנס כדי להמשיך.',
  },
  testCards: {
    title: 'כרטיסי בדיקה',
    label: 'קבלת כרטיסי בדיקה',
    hint: `אפשר לשלם עם כרטיס שמספרו ${leftToRight('4242 4242 4242 4242')}, כל תאריך עתידי וכל קוד אבטחה. לא עובר כסף. הבדיקה נפסקת מעצמה ברגע שהשרת נגיש לאחרים.`,
  },
}
