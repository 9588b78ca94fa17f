import { isolate, leftToRight } from '@vitrine/domain/bidi.ts'
import type { LetterWords } from './en.ts'

/** What letters about signing in say, in Hebrew, for everyone: they call nobody “he” or “she”. */
export const words: LetterWords = {
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
}
