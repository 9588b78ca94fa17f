import type { policyWords as English } from '../en/policies.ts'

const places = (count: number): string => (count === 1 ? 'נותר מקום אחד למילוי' : `נותרו ${count} מקומות למילוי`)

/** Texts of store policies in Hebrew. */
export const policyWords: typeof English = {
  policies: {
    hint: 'הדפים המשפטיים של החנות. יש קישורים אליהם בתחתית חזית החנות ובקופה.',
    hints: {
      termsAndConditions: 'כיצד לקוחות מזמינים ומשלמים, ומה חל על העסקה.',
      privacyPolicy: 'באילו נתונים אישיים החנות משתמשת, לשם מה, ואילו זכויות יש ללקוחות.',
      withdrawalPolicy:
        'ללקוחות באיחוד האירופי: זכות ביטול העסקה עם טופס לדוגמה. ללא המידע הזה הזכות ארוכה ב־12 חודשים. בישראל: כיצד מבטלים עסקת מכר מרחוק.',
      returnPolicy: 'החזרות שהחנות מקבלת מעבר לדרישות החוק.',
      deliveryPolicy: 'לאן שולחים, כמה זה עולה וכמה זמן זה לוקח.',
      digitalItemPolicy: 'כיצד פועלות הורדות.',
      contactUs: 'כיצד לקוחות יכולים לפנות אליך.',
      imprint: 'מי מפעיל את החנות. חובה לפי חוקי האיחוד האירופי.',
      customPolicy: 'כל דבר אחר, עם כותרת לבחירתך.',
    },
    policy: 'מדיניות',
    state: 'סטטוס',
    states: { shown: 'מוצגת', draft: 'טיוטה', hidden: 'מוסתרת', missing: 'חסרה', none: 'ללא טקסט' },
    places,
    show: 'הצגה בחנות',
    showHint: 'בחזית החנות ובקופה. מדיניות ללא טקסט לא מוצגת.',
    customTitle: 'כותרת',
    text: 'טקסט',
    textHint: 'טקסט פשוט. בין פסקאות יש להשאיר שורה ריקה.',
    languages: 'שפות הטקסט',
    mainLanguage: 'שפה ראשית',
    inLanguage: (policy, language) => `${policy} ב${language}`,
    missingLanguages: (languages) => `אין טקסט ב${languages}`,
    translationHint: (language) =>
      `טקסט פשוט. לקוחות שקוראים שפה זו רואים את הטקסט הזה. אם הוא ריק, מוצג הטקסט ב${language}.`,
    template: 'להתחיל מתבנית',
    templateHint:
      'מתמלאת לפי ההגדרות. מקומות למילוי מופיעים בסוגריים מרובעים. זה אינו ייעוץ משפטי: כדאי לתת לאיש מקצוע לבדוק.',
    templateLanguage: 'שפת התבנית',
    startWithTemplate: 'שימוש בתבנית',
    toFillHint: 'לפני הצגת המדיניות יש למלא את מה שבסוגריים מרובעים:',
    fill: 'מילוי מתוך ההגדרות',
    publish: 'פרסום',
    published: 'המדיניות פורסמה',
    view: 'הצגה בחנות',
    atCheckout: 'לקוחות יכולים לפתוח את דפי המדיניות בקופה.',
    edit: 'עריכת המדיניות',
  },
}
