import { leftToRight } from '@vitrine/domain/bidi.ts'
import type { domainWords as English } from '../en/domains.ts'

/** Texts about the domains of the store in Hebrew. */
export const domainWords: typeof English = {
  domains: {
    hint: `הכתובות שבהן לקוחות פותחים את החנות, כגון ${leftToRight('shop.example')}.`,
    address: 'כתובת החנות',
    defaultAddress: 'זו כתובת השרת. אפשר להוסיף למטה דומיין משלך.',
    primaryAddress: 'הודעות אימייל, קישורים למוצרים ומנועי חיפוש משתמשים בכתובת הזו.',
    none: 'אין עדיין דומיינים',
    noneHint: 'אפשר לקנות דומיין אצל כל ספק, כגון רשם דומיינים או חברת אחסון, ולהוסיף אותו כאן.',
    add: 'הוספת דומיין',
    name: 'דומיין',
    nameHint: `כגון ${leftToRight('shop.example')} או ${leftToRight('www.shop.example')}. כדאי להוסיף כל דומיין שלקוחות עשויים להקליד.`,
    added: (domain) => `הדומיין ${leftToRight(domain)} נוסף`,
    full: (count) => `לחנות יכולים להיות ${count} דומיינים. יש להסיר דומיין כדי להוסיף אחר.`,
    states: { PENDING: 'לא אומת', VERIFIED: 'אומת' },
    primary: 'ראשי',
    recordMissing: 'הרשומה חסרה',
    writtenAs: (name) => `ברשומות DNS: ${leftToRight(name)}`,

    records: 'רשומות DNS',
    verificationTitle: 'הוכחה שהדומיין שלך',
    verificationHint:
      'יש להיכנס לחשבון אצל ספק הדומיין, לפתוח את הגדרות ה־DNS וליצור את הרשומה הזו. לאחר מכן אפשר לבדוק אותה כאן. רשומה חדשה עשויה להופיע בתוך שעה, ולעיתים רחוקות בתוך יום.',
    pointingTitle: 'הפניית הדומיין לשרת הזה',
    pointingHint: 'יש ליצור גם את הרשומה הזו, כדי שהדומיין יפתח את החנות.',
    cnameHint: (domain) =>
      `יש ספקים שאינם מאפשרים רשומת CNAME לדומיין ללא www. במקרה כזה יש ליצור רשומת ALIAS או ANAME, או להוסיף גם את ${leftToRight(`www.${domain}`)}.`,
    noTarget: 'אל השרת הזה אפשר להגיע רק מהמחשב שלו. מפעילי השרת קובעים לאן דומיינים צריכים להפנות.',
    type: 'סוג',
    recordName: 'שם',
    recordNameHint: 'יש ספקים שמוסיפים את הדומיין בעצמם. במקרה כזה יש להזין רק את החלק שלפניו.',
    value: 'ערך',

    check: 'בדיקה עכשיו',
    checkOf: (domain) => `בדיקה עכשיו: ${leftToRight(domain)}`,
    checked: 'בדיקה אחרונה',
    verified: (domain) => `הדומיין ${leftToRight(domain)} אומת`,
    stillVerified: (domain) => `הדומיין ${leftToRight(domain)} נבדק`,
    notVerified: 'הרשומה עדיין לא נמצאה',
    results: {
      FOUND: 'רשומת ה־TXT נכונה.',
      MISSING: 'אין עדיין רשומת TXT בשם הזה.',
      WRONG_VALUE: 'לרשומת ה־TXT יש ערך אחר.',
      TOO_MANY_VALUES: 'לרשומת ה־TXT יש יותר מ־50 ערכים. יש להסיר את אלה של שירותים אחרים.',
      NO_ANSWER: 'שרתי ה־DNS של הדומיין לא הגיבו. אפשר לנסות שוב מאוחר יותר.',
    },
    foundValues: (values) => `נמצא: ${leftToRight(values)}`,
    pointing: {
      HERE: 'הדומיין מפנה לשרת הזה.',
      ELSEWHERE: 'הדומיין מפנה לשרת אחר.',
      NOWHERE: 'הדומיין עדיין לא מפנה לאף שרת.',
      UNKNOWN: 'לא ידוע לאן הדומיין מפנה.',
    },
    foundAddresses: (addresses) => `כתובות: ${leftToRight(addresses)}`,

    makePrimary: 'הגדרה כראשי',
    makePrimaryOf: (domain) => `הגדרה כראשי: ${leftToRight(domain)}`,
    makePrimaryTitle: (domain) => `להגדיר את ${leftToRight(domain)} כדומיין ראשי?`,
    makePrimaryHint: (domain) =>
      `הודעות אימייל, קישורים למוצרים ומנועי חיפוש ישתמשו ב־${leftToRight(`https://${domain}`)}. הדומיינים המאומתים האחרים יפנו אליו.`,
    makePrimaryAway: (domain) =>
      `נראה שהדומיין לא מפנה לשרת הזה. כדאי לפתוח קודם את ${leftToRight(`https://${domain}`)}: קישורים בהודעות אימייל יובילו לשם.`,
    madePrimary: (domain) => `${leftToRight(domain)} הוא הדומיין הראשי`,

    removeTitle: (domain) => `להסיר את ${leftToRight(domain)}?`,
    removeHint: 'הדומיין לא יפתח עוד את החנות. כדי להוסיף אותו שוב תידרש רשומת DNS חדשה.',
    removePrimaryHint: (url) =>
      `הודעות אימייל וקישורים למוצרים ישתמשו שוב ב־${leftToRight(url)}, והדומיין לא יפתח עוד את החנות. כדי להישאר עם דומיין משלך, יש להגדיר קודם דומיין אחר כראשי.`,
    removed: (domain) => `הדומיין ${leftToRight(domain)} הוסר`,
    errors: {
      FORMAT: `יש להזין דומיין בלבד, כגון ${leftToRight('shop.example')}: ללא ${leftToRight('https://')} וללא נתיב.`,
      VALIDATION: 'זו כתובת השרת עצמו.',
      ALREADY_EXISTS: 'הדומיין הזה כבר נוסף לחנות.',
      DOMAIN_IN_USE: 'חנות אחרת בשרת הזה משתמשת בדומיין. יש להסיר אותו שם קודם.',
    },
  },
}
