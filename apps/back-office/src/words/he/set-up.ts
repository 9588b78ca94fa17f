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
    countryHint:
      'קובעת את יחידות המידה, אם המחירים כוללים מס, את שיעורי המס באיחוד האירופי, ואת הטיוטות של הדפים המשפטיים.',
    currency: 'מטבע',
    currencyHint: 'לא ניתן לשינוי בהמשך.',
    timeZone: 'אזור זמן',
    create: 'יצירת החנות',
    ready: 'החנות שלך מוכנה',
    look: {
      title: 'לוגו וצבע',
      hint: 'לא חובה. החנות, הקופה והאימיילים משתמשים בהם. אפשר לשנות אותם בכל עת תחת ”עיצוב החנות”.',
      chooseLogo: 'בחירת לוגו',
      replaceLogo: 'בחירת לוגו אחר',
      logoHint: 'JPEG,‏ PNG,‏ WebP,‏ AVIF או GIF. הכי מתאים קובץ PNG או WebP עם רקע שקוף.',
      problems: {
        type: 'פורמט התמונה הזה לא נתמך. אפשר להשתמש ב־JPEG,‏ PNG,‏ WebP,‏ AVIF או GIF.',
        unreadable: 'לא ניתן לקרוא את התמונה. יש לבחור תמונה אחרת.',
        tooLarge: 'בתמונה יש יותר מ־60 מגה־פיקסל. יש לבחור תמונה קטנה יותר.',
      },
      accents: {
        forest: 'ירוק יער',
        ocean: 'כחול ים',
        violet: 'סגול',
        plum: 'שזיף',
        rust: 'אדום חלודה',
        graphite: 'גרפיט',
      },
      ownColor: 'צבע אחר',
      ownColorLabel: 'בחירת צבע',
      preview: 'תצוגה מקדימה של הלוגו והצבע',
      sampleButton: 'הוספה לעגלה',
      sampleLink: 'מידע נוסף',
      notSaved: 'לא ניתן היה לשמור את הלוגו או את הצבע',
      notSavedHint: 'כל השאר נשמר. אפשר לנסות שוב עכשיו, או להוסיף אותם אחר כך תחת ”עיצוב החנות”.',
      continueWithout: 'המשך בלעדיהם',
    },
    signInFailed: 'החנות מוכנה. יש להיכנס כדי להמשיך.',
  },
  testCards: {
    title: 'כרטיסי בדיקה',
    label: 'קבלת כרטיסי בדיקה',
    hint: `אפשר לשלם עם כרטיס שמספרו ${leftToRight('4242 4242 4242 4242')}, כל תאריך עתידי וכל קוד אבטחה. לא עובר כסף. הבדיקה נפסקת מעצמה ברגע שהשרת נגיש לאחרים.`,
  },
}
