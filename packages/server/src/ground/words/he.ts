import { isolate, leftToRight } from '@vitrine/domain/bidi.ts'
import type { Words } from './en.ts'
import { plural } from './plural.ts'

/** What the server itself says to buyers, in Hebrew, for everyone: it calls nobody “he” or “she”. */
export const words: Words = {
  signIn: {
    ignore: 'אם זו לא הייתה פעולה שלך, אפשר להתעלם מהאימייל הזה.',
    codeSubject: (code, store) => `${leftToRight(code)} הוא קוד האימות שלך ב־${isolate(store)}`,
    confirmTitle: 'אימות כתובת האימייל',
    signUpText: 'יש להזין את הקוד הזה כדי להשלים את ההרשמה. הוא בתוקף למשך 10 דקות.',
    addressText: 'יש להזין את הקוד הזה כדי לאמת שכתובת האימייל שייכת לך. הוא בתוקף למשך 10 דקות.',
    factorTitle: 'האם זה ניסיון כניסה שלך?',
    factorText: 'יש להזין את הקוד הזה כדי להיכנס. הוא בתוקף למשך 10 דקות. אין למסור אותו לאיש.',
    factorWarning: 'אם זו לא הייתה פעולה שלך, הסיסמה ידועה למישהו אחר. יש לאפס אותה מיד.',
    changedSubject: (store) => `הגדרות הכניסה שלך ב־${isolate(store)} השתנו`,
    changedTitle: 'הגדרות הכניסה שלך השתנו',
    changes: {
      added: (label) => `נוספה שיטת אימות: ${isolate(label)}.`,
      removed: (label) => `הוסרה שיטת אימות: ${isolate(label)}.`,
      renewed: () => 'נוצרו קודי שחזור חדשים. הקודים הקודמים כבר לא בתוקף.',
    },
    methods: {
      TOTP: 'אפליקציית אימות',
      WEBAUTHN: 'מפתח גישה',
      EMAIL: 'קוד באימייל',
      SMS: 'קוד בהודעת SMS',
      CALL: 'קוד בשיחת טלפון',
      PUSH: 'אישור במכשיר אחר',
    },
    changedWarning: 'אם זו לא הייתה פעולה שלך, יש לאפס מיד את הסיסמה.',
    newPassword: 'איפוס סיסמה',
    approvedSubject: (store) => `החשבון שלך ב־${isolate(store)} אושר`,
    welcome: (store) => `ברוכים הבאים ל־${isolate(store)}`,
    approvedText: 'החנות אישרה את החשבון שלך. עכשיו אפשר להיכנס.',
    signIn: 'כניסה',
    invitationSubject: (store) => `הגדרת החשבון שלך ב־${isolate(store)}`,
    invitationText: 'נוצר עבורך חשבון. כדי להתחיל להשתמש בו יש לקבוע סיסמה. הקישור תקף פעם אחת, למשך שבוע.',
    firstPassword: 'קביעת סיסמה',
    existsSubject: (store) => `כבר יש לך חשבון ב־${isolate(store)}`,
    existsTitle: 'כבר יש לך חשבון',
    existsText:
      'מישהו ניסה להירשם עם האימייל שלך, אבל כבר יש לך חשבון. אם זו הייתה פעולה שלך, אפשר להיכנס, או לאפס את הסיסמה אם שכחת אותה.',
    recoverySubject: (store) => `איפוס הסיסמה שלך ב־${isolate(store)}`,
    recoveryText: 'בקישור הזה אפשר לבחור סיסמה חדשה. הוא תקף פעם אחת, למשך שעה.',
    passwordSubject: (store) => `הסיסמה שלך ב־${isolate(store)} שונתה`,
    passwordTitle: 'הסיסמה שלך שונתה',
    passwordText: 'החשבון נותק בכל שאר המכשירים. אם הסיסמה לא שונתה על ידך, יש לאפס אותה מיד.',
  },

  order: {
    line: (count, name) => `${count} × ${isolate(name)}`,
    placedSubject: (number, store) => `הזמנה ${leftToRight(number)} מ־${isolate(store)}`,
    placedTitle: 'תודה על ההזמנה',
    placedText: (number) => `מספר ההזמנה שלך הוא ${leftToRight(number)}. יישלח אליך אימייל כשההזמנה תצא לדרך.`,
    subtotal: 'סכום ביניים',
    discount: 'הנחה',
    delivery: 'משלוח',
    tax: 'מס',
    taxIncluded: 'מס (כלול במחיר)',
    total: 'סך הכול',
    deliverTo: (lines) => `כתובת למשלוח: ${lines.map(isolate).join(', ')}`,
    shippedSubject: (number, store) => `הזמנה ${leftToRight(number)} מ־${isolate(store)} בדרך אליך`,
    shippedTitle: 'ההזמנה שלך בדרך',
    shippedPartSubject: (number, store) => `חלק מהזמנה ${leftToRight(number)} מ־${isolate(store)} בדרך אליך`,
    shippedPartTitle: 'חלק מההזמנה שלך בדרך',
    itemsRemaining: (count) =>
      plural('he', count, {
        one: 'פריט אחד נוסף יישלח בנפרד.',
        two: 'שני פריטים נוספים יישלחו בנפרד.',
        other: '# פריטים נוספים יישלחו בנפרד.',
      }),
    tracking: (number) => `מספר מעקב: ${leftToRight(number)}`,
    trackShipment: 'מעקב אחר המשלוח',
    trackingSubject: (number, store) => `מעקב אחר הזמנה ${leftToRight(number)} מ־${isolate(store)}`,
    trackingAddedTitle: 'אפשר לעקוב אחר המשלוח',
    trackingAddedText: (number) => `עכשיו אפשר לעקוב אחר המשלוח הזה של הזמנה ${leftToRight(number)}.`,
    trackingChangedTitle: 'פרטי מעקב חדשים',
    trackingChangedText: (number) => `פרטי המעקב של המשלוח הזה מהזמנה ${leftToRight(number)} השתנו.`,
    parcelCanceledSubject: (number, store) => `משלוח של הזמנה ${leftToRight(number)} מ־${isolate(store)} בוטל`,
    parcelCanceledTitle: 'משלוח בוטל',
    parcelCanceledText: (number) => `המשלוח הזה של הזמנה ${leftToRight(number)} אינו בדרך אליך.`,
    parcelCanceledNext: 'יישלח אליך אימייל כשהפריטים האלה ייצאו לדרך.',
    refundedSubject: (number, store) => `החזר כספי עבור ההזמנה ${number} מ־${store}`,
    refundedTitle: 'קיבלת החזר כספי',
    refundedText: (amount, number) => `החנות מחזירה לך ${amount} עבור ההזמנה ${number}.`,
    storeCreditRefund: (amount) => `${isolate(amount)} נוספו לזיכוי שלך בחנות.`,
    canceledSubject: (number, store) => `הזמנה ${leftToRight(number)} מ־${isolate(store)} בוטלה`,
    canceledTitle: 'ההזמנה שלך בוטלה',
    canceledText: (number) => `החנות ביטלה את הזמנה ${leftToRight(number)}. לא יישלחו פריטים נוספים.`,
    giftCardRefund: (amount) => `${isolate(amount)} הוחזרו לכרטיס המתנה ששימש לתשלום.`,
    cardRefundTo: (amount, brand, lastFour) =>
      `${isolate(amount)} יוחזרו לכרטיס ${isolate(brand)} המסתיים ב־${leftToRight(lastFour)}. ייתכן שיעברו כמה ימים עד שההחזר יופיע בדף החיוב.`,
    holdReleased: (amount) => `${isolate(amount)} רק הוקפאו בכרטיס שלך ולא ייגבו.`,
    amountKept: (amount) => `החנות משאירה אצלה ${isolate(amount)} מהסכום ששולם.`,
    cardRefund: (amount) =>
      `${isolate(amount)} יוחזרו לכרטיס שבו בוצע התשלום. ייתכן שיעברו כמה ימים עד שההחזר יופיע בדף החיוב.`,
    amountDue: (amount, method) => `לתשלום: ${isolate(amount)} (${isolate(method)}).`,
    offlineRefund: (amount) => `נחזיר לך ${isolate(amount)}. בכל שאלה אפשר לפנות אלינו.`,
    visitStore: (store) => `מעבר אל ${isolate(store)}`,
  },

  paymentRequest: {
    subject: (number, store) => `תשלום עבור הזמנה ${leftToRight(number)} בחנות ${isolate(store)}`,
    title: (amount) => `לתשלום: ${isolate(amount)}`,
    text: (number) => `החנות מבקשת תשלום עבור הזמנה ${leftToRight(number)}.`,
    until: (date) => `אפשר לשלם עד ${isolate(date)}.`,
    pay: (amount) => `תשלום ${isolate(amount)}`,
    receivedSubject: (number, store) => `התקבל התשלום עבור הזמנה ${leftToRight(number)} בחנות ${isolate(store)}`,
    receivedTitle: 'תודה על התשלום',
    receivedText: (amount, number) => `התקבל תשלום של ${isolate(amount)} עבור הזמנה ${leftToRight(number)}.`,
    stillDue: (amount) => `נותר לתשלום: ${isolate(amount)}.`,
  },

  ownerNews: {
    disputeSubject: (number, store) => `הכחשת עסקה בהזמנה ${leftToRight(number)} בחנות ${isolate(store)}`,
    disputeTitle: 'הבנק של לקוח משך תשלום בחזרה',
    disputeText: (amount, number) => `התשלום בסך ${isolate(amount)} עבור הזמנה ${leftToRight(number)} הוכחש.`,
    disputeUntil: (date) => `אפשר לקבל את ההכחשה או לערער עליה עם הוכחות עד ${isolate(date)}. ללא תשובה הכסף אבוד.`,
    seeOrder: 'לצפייה בהזמנה',
  },

  debitFailed: {
    title: (number) => `תשלום עבור הזמנה ${leftToRight(number)}`,
    subject: (number, store) => `התשלום עבור הזמנה ${leftToRight(number)} בחנות ${isolate(store)} לא הושלם`,
    heading: 'התשלום שלך לא הושלם',
    text: (amount, number) =>
      `הבנק שלך לא העביר ${isolate(amount)} עבור הזמנה ${leftToRight(number)}. אפשר לשלם בדרך אחרת.`,
    until: (date) => `הפריטים שמורים עבורך עד ${isolate(date)}.`,
  },

  offlineMethods: {
    BANK_TRANSFER: 'העברה בנקאית',
    CASH_ON_DELIVERY: 'תשלום במזומן בעת המסירה',
    PAY_AT_PICKUP: 'תשלום באיסוף',
  },

  giftCard: {
    subject: (value, store) => `כרטיס מתנה בסך ${isolate(value)} ל־${isolate(store)}`,
    title: (value) => `כרטיס מתנה בסך ${isolate(value)}`,
    subjectFrom: (sender, value, store) =>
      `כרטיס מתנה בסך ${isolate(value)} ל־${isolate(store)} מאת ${isolate(sender)}`,
    greeting: (name) => `שלום ${isolate(name)},`,
    from: (sender) => `${isolate(sender)} שלחו לך כרטיס מתנה.`,
    message: (message) => `”${isolate(message)}”`,
    text: 'יש להזין את הקוד הזה בקופה. יתרה שלא נוצלה נשארת בכרטיס המתנה.',
    validUntil: (date) => `בתוקף עד ${isolate(date)}.`,
  },

  backInStock: {
    subject: (item, store) => `חזר למלאי ב־${isolate(store)}: ${isolate(item)}`,
    title: (item) => `חזר למלאי: ${isolate(item)}`,
    text: (price) =>
      `ביקשת שנעדכן אותך. המחיר עכשיו הוא ${isolate(price)}. אי אפשר לשמור פריטים, והמלאי עלול לאזול שוב.`,
    viewProduct: 'הצגת המוצר',
    once: 'זה האימייל היחיד שנשלח בנושא. אם לא ביקשת אותו, או אם הודעות כאלה לא רצויות לך, אפשר לבטל את ההרשמה.',
    unsubscribe: 'ביטול ההרשמה ומחיקת הבקשות שלי',
    unsubscribeTitle: 'לבטל את ההרשמה להודעות על מוצרים?',
    unsubscribeText: (email) =>
      `נמחק את כל הבקשות של ${leftToRight(email)}, ולא נשלח עוד הודעות על מוצרים אלא אם תתקבל בקשה חדשה.`,
    unsubscribeButton: 'ביטול ההרשמה',
    unsubscribedTitle: 'ההרשמה בוטלה',
    unsubscribedText: 'הבקשות שלך נמחקו. לא נשלח אליך עוד הודעות על מוצרים.',
    alreadyUnsubscribed: 'הבקשה ששייכת אליו כבר נמחקה.',
  },

  storeCredit: {
    subject: (value, store) => `יש לך זיכוי בסך ${isolate(value)} ב־${isolate(store)}`,
    title: (value) => `זיכוי בסך ${isolate(value)}`,
    text: 'אפשר להשתמש בו בקופה כשמחוברים לחשבון.',
  },

  giftCardsStopped: {
    subject: (number, store) => `כרטיסי המתנה של הזמנה ${leftToRight(number)} ב־${isolate(store)} הושבתו`,
    title: 'כרטיסי מתנה הושבתו',
    text: (number, balance) =>
      `הבנק של הקונה לקח בחזרה כסף עבור הזמנה ${leftToRight(number)}. כרטיסי המתנה שלה הושבתו; נותרו בהם ${isolate(balance)}.`,
    spent: (amount) => `${isolate(amount)} כבר נוצלו.`,
    remedy: 'אם הערעור יתקבל, אפשר להנפיק כרטיסי מתנה חדשים בניהול החנות.',
  },

  fullDisk: {
    subject: (store) => `אין מקום בדיסק של ${isolate(store)}`,
    title: 'אין מקום בדיסק של החנות שלך',
    text: 'אפשר לצפות בחנות, אבל היא לא מקבלת הזמנות, הרשמות או שינויים עד שיתפנה מקום. דבר ממה שאושר לא אבד.',
    remedy: 'יש לפנות מקום בדיסק שבו נמצאים תיקיית הנתונים או מסד הנתונים. אחר כך החנות תמשיך לפעול מעצמה.',
  },

  phone: {
    textTo: (phone) => `הודעת SMS אל ${leftToRight(phone)}`,
    callTo: (phone) => `שיחה אל ${leftToRight(phone)}`,
    code: (code, store) =>
      `${leftToRight(code)} הוא קוד האימות שלך ב־${isolate(store)}. הוא בתוקף למשך 10 דקות. אין למסור אותו לאיש.`,
  },

  pages: {
    goToStore: 'מעבר לחנות',
    invalidSignInLink: 'קישור הכניסה הזה לא פועל',
    unknownApp: 'הוא מאפליקציה שהחנות לא מכירה. יש לעבור לחנות ולהיכנס שם.',
    foreignAddress: 'הוא מוביל לכתובת שהחנות לא מכירה. יש לעבור לחנות ולהיכנס שם.',
    noStore: 'החנות עדיין לא נפתחה',
    noStoreText: 'עדיין אין לה בעלים. כדי לפתוח אותה יש להריץ את הפקודה הזו בשרת:',
    account: 'החשבון שלך',
    backOffice: 'ניהול החנות',
    providerUnavailable: 'החנות לא מציעה את דרך הכניסה הזו.',
    linkExpired: 'הקישור הזה כבר לא בתוקף',
    linkExpiredText: 'תוקפו פג או שהוא השתנה בדרך.',
    signInInterrupted: 'אי אפשר להמשיך בכניסה הזו',
    signInInterruptedText: 'תוקפה פג או שהיא התחילה בדפדפן אחר. יש לעבור לחנות ולהתחיל מחדש.',
    signInFailed: 'הכניסה לא הצליחה',
    blocked: 'אי אפשר להיכנס עם החשבון הזה. יש לפנות לחנות.',
    noEmail: (provider) =>
      `לא קיבלנו מ־${isolate(provider)} את כתובת האימייל שלך, וחשבון דורש אימייל. אפשר להירשם עם האימייל.`,
    emailNotVerified: (provider) =>
      `כתובת האימייל שלך לא אומתה אצל ${isolate(provider)}. אפשר לאמת אותה שם, או להיכנס כאן עם האימייל.`,
    noAnswer: (provider) => `לא התקבלה תשובה תקינה מ־${isolate(provider)}. אפשר לנסות שוב או להיכנס עם האימייל.`,
    soldOut: 'הפריט הזה כבר לא זמין',
    soldOutText: 'מה שהקישור מוביל אליו אזל או כבר לא מוצע.',
    checkoutExpired: 'הקישור לקופה כבר לא בתוקף',
    checkoutExpiredText: 'תוקפו פג, הוא לא שלם, או שההזמנה כבר בוצעה. יש לעבור לחנות ולהתחיל מחדש.',
    notFound: 'הדף לא נמצא',
    notFoundText: 'ייתכן שהכתובת שגויה או שהקישור כבר לא בתוקף.',
    tooManyAttempts: 'יותר מדי ניסיונות',
    tooManyAttemptsText: 'יש להמתין רגע ולנסות שוב.',
    invalidLink: 'הקישור הזה לא פועל',
    invalidLinkText: 'הוא לא שלם או שהוא השתנה בדרך.',
    broken: 'משהו השתבש',
    brokenText: 'יש תקלה אצלנו. נא לנסות שוב בעוד רגע.',
    requestId: (id) => `בפנייה אלינו בנושא, נא לציין את מספר הבקשה ${leftToRight(id)}.`,
  },

  install: {
    title: (app) => `התקנת ${isolate(app)}`,
    asks: (app) => `האפליקציה ${isolate(app)} מבקשת גישה לחנות שלך`,
    able: 'האפליקציה תוכל:',
    scopes: {
      catalog: 'לקרוא ולשנות מוצרים, אוספים, מלאי וחוות דעת',
      carts: 'לקרוא ולשנות עגלות',
      checkouts: 'לקרוא ולשנות תהליכי תשלום ולבצע הזמנות',
      orders: 'לקרוא ולשנות הזמנות, תשלומים ומשלוחים',
      delivery: 'לשנות שיטות משלוח ואזורי משלוח',
      giftCards: 'להנפיק ולהשבית כרטיסי מתנה וקופונים',
      members: 'לקרוא ולשנות חברים רשומים ולהכניס אותם לחשבון',
      settings: 'לקרוא נתוני מכירות, לשנות הגדרות ומיסים ולקבל webhooks',
    },
    email: 'האימייל של בעלי החנות',
    password: 'סיסמה',
    allow: 'אישור',
    deny: 'דחייה',
    wrong: 'האימייל או הסיסמה שגויים. אפשר לנסות שוב.',
    noApp: 'אי אפשר להתקין את האפליקציה הזו',
    noAppText: 'אין אפליקציה כזו, או שהקישור מוביל לכתובת שאינה שלה.',
  },
}
