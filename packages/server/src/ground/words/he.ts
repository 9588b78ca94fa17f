import { isolate, leftToRight } from '@vitrine/domain/bidi.ts'
import type { Words } from './en.ts'
import { plural } from './plural.ts'

/** What the server itself says to buyers, in Hebrew, for everyone: it calls nobody “he” or “she”. */
export const words: Words = {
  signIn: {
    ignore: 'אם זו לא הייתה פעולה שלך, אין צורך לעשות דבר.',
    codeSubject: (code, store) => `${leftToRight(code)} הוא הקוד שלך ל־${isolate(store)}`,
    confirmTitle: 'אימות הדואר האלקטרוני',
    signUpText: 'נא להזין את הקוד הזה כדי לסיים את ההרשמה. הוא תקף לעשר דקות.',
    addressText: 'נא להזין את הקוד הזה כדי להראות שהכתובת הזו שלך. הוא תקף לעשר דקות.',
    factorTitle: 'האם זו הכניסה שלך?',
    factorText: 'נא להזין את הקוד הזה כדי להמשיך. הוא תקף לעשר דקות; אין למסור אותו לאיש.',
    factorWarning: 'אם זו לא הייתה פעולה שלך, הסיסמה ידועה למישהו: נא לקבוע מיד סיסמה חדשה.',
    changedSubject: (store) => `הכניסה שלך ל־${isolate(store)} שונתה`,
    changedTitle: 'הכניסה שלך שונתה',
    changes: {
      added: (label) => `נוספה הוכחה שנייה: ${isolate(label)}.`,
      removed: (label) => `הוסרה הוכחה שנייה: ${isolate(label)}.`,
      renewed: () => 'נוצרו קודי שחזור חדשים. הקודמים כבר לא תקפים.',
    },
    changedWarning: 'אם זו לא הייתה פעולה שלך, נא לקבוע מיד סיסמה חדשה.',
    newPassword: 'קביעת סיסמה חדשה',
    openSubject: (store) => `החשבון שלך ב־${isolate(store)} נפתח`,
    welcome: (store) => `ברוכים הבאים ל־${isolate(store)}`,
    approvedText: 'החנות אישרה את החשבון שלך. אפשר להיכנס עכשיו.',
    signIn: 'כניסה',
    invitationSubject: (store) => `החשבון שלך ב־${isolate(store)}`,
    invitationText: 'חשבון מחכה לך. נא לקבוע סיסמה כדי להיכנס. הקישור תקף לשבוע, פעם אחת.',
    firstPassword: 'קביעת סיסמה',
    existsSubject: (store) => `כבר יש לך חשבון ב־${isolate(store)}`,
    existsTitle: 'כבר יש לך חשבון',
    existsText:
      'מישהו ניסה להירשם עם כתובת הדואר האלקטרוני שלך, שכבר יש לה חשבון. אם זו הייתה פעולה שלך, אפשר להיכנס, או לקבוע סיסמה חדשה אם הקודמת נשכחה.',
    recoverySubject: (store) => `קביעת סיסמה חדשה ל־${isolate(store)}`,
    recoveryText: 'נא להיכנס לקישור הזה בתוך שעה. הוא תקף פעם אחת.',
    passwordSubject: (store) => `הסיסמה שלך ל־${isolate(store)} שונתה`,
    passwordTitle: 'הסיסמה שלך שונתה',
    passwordText: 'כל שאר המכשירים נותקו. אם הסיסמה לא שונתה על ידך, נא לקבוע מיד סיסמה חדשה.',
  },

  order: {
    line: (count, name) => `${count} × ${isolate(name)}`,
    placedSubject: (number, store) => `ההזמנה שלך ${leftToRight(number)} מ־${isolate(store)}`,
    placedTitle: 'תודה על ההזמנה',
    placedText: (number) => `מספר ההזמנה שלך הוא ${leftToRight(number)}. נכתוב שוב כשהיא תצא לדרך.`,
    subtotal: 'סכום ביניים',
    discount: 'הנחה',
    delivery: 'משלוח',
    tax: 'מס',
    taxIncluded: 'מס, כלול במחיר',
    total: 'סך הכול',
    deliverTo: (lines) => `המשלוח יגיע אל: ${lines.map(isolate).join(', ')}`,
    sentSubject: (number, store) => `ההזמנה שלך ${leftToRight(number)} מ־${isolate(store)} בדרך`,
    sentTitle: 'ההזמנה שלך בדרך',
    restFollows: (count) =>
      plural('he', count, {
        one: 'פריט אחד נוסף יישלח בנפרד.',
        two: 'שני פריטים נוספים יישלחו בנפרד.',
        other: '# פריטים נוספים יישלחו בנפרד.',
      }),
    tracking: (number) => `מספר מעקב: ${leftToRight(number)}`,
    follow: 'מעקב אחר החבילה',
    canceledSubject: (number, store) => `ההזמנה שלך ${leftToRight(number)} מ־${isolate(store)} בוטלה`,
    canceledTitle: 'ההזמנה שלך בוטלה',
    canceledText: (number) => `החנות ביטלה את ההזמנה שלך ${leftToRight(number)}. לא יישלחו ממנה פריטים נוספים.`,
    giftCardBack: 'מה ששולם בכרטיס המתנה שלך הוחזר אליו.',
    moneyBack: (amount: string) =>
      `${amount} יוחזרו לכרטיס שבו שילמת. ייתכן שיעברו כמה ימים עד שההחזר יופיע בחשבון הבנק.`,
    toPay: (amount, method) => `נותר לתשלום: ${amount} (${isolate(method)}).`,
    moneyBackOutside: (amount) => `נחזיר לך ${amount}. לשאלות אפשר לפנות אלינו.`,
    toStore: (store) => `אל ${isolate(store)}`,
  },

  offlineMethods: {
    BANK_TRANSFER: 'העברה בנקאית',
    CASH_ON_DELIVERY: 'תשלום במזומן במסירה',
    PAY_AT_PICKUP: 'תשלום באיסוף',
  },

  giftCard: {
    subject: (value, store) => `כרטיס מתנה על סך ${isolate(value)} ל־${isolate(store)}`,
    title: (value) => `כרטיס מתנה על סך ${isolate(value)}`,
    text: 'נא להזין את הקוד הזה בקופה. מה שלא ינוצל בבת אחת יישאר בכרטיס.',
    goodUntil: (date) => `הוא תקף עד ${isolate(date)}.`,
  },

  backInStock: {
    subject: (item: string, store: string) => `${item} חזר למלאי אצל ${store}`,
    title: (item: string) => `${item} חזר למלאי`,
    text: (price: string) =>
      `ביקשתם שנעדכן אתכם. המחיר כעת הוא ${price}. איננו יכולים לשמור פריט: מי שמזמין ראשון מקבל.`,
    look: 'למוצר',
    once: 'זהו הדוא״ל היחיד בנושא. אם לא ביקשתם אותו, או שאינכם רוצים עוד הודעות כאלה, אפשר למחוק את כל מה שרשמנו.',
    stop: 'לא לשלוח עוד, ולמחוק את הבקשות שלי',
    stopTitle: 'לא לשלוח עוד הודעות על מוצרים?',
    stopText: (email: string) => `נמחק את כל הבקשות הרשומות על ${email}, ולא נכתוב עוד על שום מוצר אלא אם תבקשו שוב.`,
    stopButton: 'למחוק את הבקשות שלי',
    stoppedTitle: 'הבקשות שלכם נמחקו',
    stoppedText: 'לא נכתוב לכם עוד על מוצרים.',
    alreadyStopped: 'הבקשה שאליה הוא שייך כבר נמחקה.',
  },

  fullDisk: {
    subject: (store: string) => `הדיסק של ${store} מלא`,
    title: 'הדיסק של החנות שלך מלא',
    text: 'אפשר לצפות בחנות, אבל היא אינה מקבלת הזמנות, הרשמות או שינויים עד שיתפנה מקום. דבר ממה שאושר לא אבד.',
    remedy: 'יש לפנות מקום בדיסק שבו נמצאים תיקיית הנתונים או מסד הנתונים. לאחר מכן החנות תמשיך לפעול מעצמה.',
  },

  phone: {
    textTo: (phone) => `הודעת טקסט אל ${leftToRight(phone)}`,
    callTo: (phone) => `שיחה אל ${leftToRight(phone)}`,
    code: (code, store) =>
      `${leftToRight(code)} הוא הקוד שלך ל־${isolate(store)}. הוא תקף לעשר דקות; אין למסור אותו לאיש.`,
  },

  pages: {
    toShop: 'אל החנות',
    signInLink: 'קישור הכניסה הזה לא עובד',
    unknownApp: 'הוא מציין אפליקציה שהחנות הזו לא מכירה. נא לגשת לחנות ולהיכנס שם.',
    foreignAddress: 'הוא מוביל חזרה לכתובת שהחנות הזאת לא מכירה. נא לעבור לחנות ולהיכנס שם.',
    noStore: 'החנות הזאת עדיין לא נפתחה',
    noStoreText: 'עדיין אין לה בעלים. מי שמפעיל אותה פותח אותה כך:',
    account: 'החשבון שלך',
    backOffice: 'ניהול החנות',
    noSuchProvider: 'החנות לא מציעה את דרך הכניסה הזו.',
    linkOld: 'הקישור הזה כבר לא תקף',
    linkOldText: 'תוקפו פג, או שהוא השתנה בדרך.',
    signInLost: 'אי אפשר להמשיך בכניסה הזו',
    signInLostText: 'היא התחילה לפני זמן רב מדי, או בדפדפן אחר. נא להתחיל שוב בחנות.',
    notSignedIn: 'הכניסה לא הצליחה',
    blocked: 'אי אפשר להיכנס עם החשבון הזה. נא לפנות לחנות.',
    noEmail: (provider) =>
      `לא קיבלנו מ־${isolate(provider)} כתובת דואר אלקטרוני, ובלעדיה אין חשבון. אפשר להירשם עם הדואר האלקטרוני.`,
    emailNotVerified: (provider) =>
      `לא נבדק אצל ${isolate(provider)} שכתובת הדואר האלקטרוני שלך. אפשר לאמת אותה שם, או להיכנס כאן עם הדואר האלקטרוני.`,
    noAnswer: (provider) =>
      `לא התקבלה תשובה תקינה מ־${isolate(provider)}. אפשר לנסות שוב, או להיכנס עם הדואר האלקטרוני.`,
    soldOut: 'אי אפשר לקנות את זה יותר',
    soldOutText: 'מה שהקישור מוביל אליו אזל, או שכבר לא נמכר.',
    checkoutGone: 'הקישור הזה לקופה לא עובד',
    checkoutGoneText: 'הוא ישן מדי או לא שלם, או שהקנייה כבר הסתיימה. נא להתחיל שוב בחנות.',
    notFound: 'הדף הזה לא נמצא',
    notFoundText: 'ייתכן שנפלה טעות בכתובת, או שהקישור ישן מדי.',
    tooMany: 'יותר מדי ניסיונות',
    tooManyText: 'נא להמתין רגע ולנסות שוב.',
    refused: 'הקישור הזה לא עובד',
    refusedText: 'הוא לא שלם, או שהוא השתנה בדרך.',
    broken: 'משהו השתבש',
    brokenText: 'זו תקלה שלנו. נא לנסות שוב בעוד רגע.',
    requestId: (id) => `בפנייה אלינו, נא לציין את מספר הבקשה ${leftToRight(id)}.`,
  },

  install: {
    title: (app) => `התקנת ${isolate(app)}`,
    asks: (app) => `${isolate(app)} מבקשת לעבוד בחנות שלך`,
    able: 'היא תוכל:',
    scopes: {
      catalog: 'לקרוא ולשנות מוצרים, אוספים ומלאי',
      carts: 'לקרוא ולשנות עגלות',
      checkouts: 'לקרוא ולשנות קניות שבקופה, ולבצע הזמנות',
      orders: 'לקרוא ולשנות הזמנות, תשלומים ומשלוחים',
      delivery: 'לשנות את דרכי המשלוח ואת האזורים שלהן',
      giftCards: 'להנפיק כרטיסי מתנה וקופונים, ולבטל אותם',
      members: 'לקרוא ולשנות חברים, ולהכניס אנשים לחשבונם',
      settings: 'לקרוא מכירות, לשנות הגדרות ומיסים, ולשמוע על אירועים',
    },
    email: 'הדואר האלקטרוני של בעלי החנות',
    password: 'סיסמה',
    allow: 'אישור',
    deny: 'לא עכשיו',
    wrong: 'הדואר האלקטרוני או הסיסמה שגויים.',
    noApp: 'אי אפשר להתקין את האפליקציה הזו',
    noAppText: 'אין אפליקציה כזו, או שאסור לה להוביל לשם חזרה.',
  },
}
