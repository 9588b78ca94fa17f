import { isolate, leftToRight } from '@vitrine/domain/bidi.ts'
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
  checklist: {
    title: 'הכנות למכירה',
    progress: (done, all) => `הושלמו ${done} מתוך ${all}`,
    done: 'הושלם',
    skip: 'דילוג',
    skipOne: (title) => `דילוג על ”${isolate(title)}”`,
    skipped: 'דולג',
    steps: {
      product: { title: 'הוספת המוצר הראשון', hint: 'עם תמונות, אפשרויות ומלאי.', go: 'הוספת מוצר' },
      delivery: { title: 'הגדרת משלוחים', hint: 'לאן שולחים, וכמה זה עולה.', go: 'הוספת משלוח' },
      payments: {
        title: 'קבלת תשלומים',
        hint: 'כרטיסי אשראי דרך Stripe או Mollie, או העברה בנקאית.',
        go: 'הגדרת תשלומים',
      },
      tax: { title: 'בדיקת המיסים', hint: 'השיעורים שנגבים בחנות.', go: 'בדיקת מיסים' },
      policies: {
        title: 'פרסום המדיניות',
        hint: 'החזרות, פרטיות ותנאים, על בסיס תבניות.',
        go: 'כתיבת מדיניות',
      },
      design: { title: 'עיצוב אישי', hint: 'לוגו, צבעים וגופנים.', go: 'לעיצוב' },
      order: {
        title: 'הזמנת ניסיון',
        hint: 'כך רואים את מה שהלקוחות רואים.',
        testCards: `אפשר לשלם עם כרטיס שמספרו ${leftToRight('4242 4242 4242 4242')}, כל תאריך עתידי וכל קוד אבטחה.`,
        go: 'פתיחת החנות',
      },
      domain: {
        title: 'עלייה לאוויר',
        hint: 'יש להגדיר בשרת את PUBLIC_URL ואת STOREFRONT_URL לכתובות של החנות, ולהפעיל אותו מחדש.',
      },
    },
    samples: 'הוספת שלושה מוצרים לדוגמה',
    removeSamples: 'הסרת המוצרים לדוגמה',
    samplesAdded: 'נוספו שלושה מוצרים לדוגמה',
    samplesRemoved: 'המוצרים לדוגמה הוסרו',
  },
  samples: {
    bowl: { name: 'קערה לדוגמה', description: '<p>מוצר לדוגמה. אפשר לערוך אותו, או להסיר אותו בדף הסקירה.</p>' },
    vase: { name: 'אגרטל לדוגמה', description: '<p>מוצר לדוגמה בשתי מידות.</p>' },
    cup: { name: 'ספל לדוגמה', description: '<p>מוצר לדוגמה במחיר מוזל.</p>' },
    size: 'מידה',
    sizes: ['קטן', 'גדול'],
  },
  testCards: {
    title: 'כרטיסי בדיקה',
    label: 'קבלת כרטיסי בדיקה',
    hint: `אפשר לשלם עם כרטיס שמספרו ${leftToRight('4242 4242 4242 4242')}, כל תאריך עתידי וכל קוד אבטחה. לא עובר כסף. הבדיקה נפסקת מעצמה ברגע שהשרת נגיש לאחרים.`,
  },
}
