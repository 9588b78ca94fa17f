import type { generalErrorWords as English } from '../../en/errors/general.ts'

const changed = 'הפרטים שונו בינתיים על ידי אדם אחר או בלשונית אחרת. יש לרענן את הדף ולנסות שוב.'

/** Texts of errors that any page can get, in Hebrew. */
export const generalErrorWords: typeof English = {
  generalErrors: {
    ALREADY_EXISTS: 'זה כבר קיים. יש לבחור שם אחר.',
    API_KEY_EXPIRED: 'תוקף מפתח ה־API פג. יש ליצור מפתח חדש.',
    CONFLICT: changed,
    DEADLINE_EXCEEDED: 'הפעולה נמשכה זמן רב מדי. יש לנסות שוב או לצמצם את החיפוש.',
    IDEMPOTENCY_KEY_REUSED: changed,
    ILLEGAL_STATE: 'הפעולה אינה אפשרית כרגע. יש לרענן את הדף כדי לראות את המצב העדכני.',
    INVALID_ARGUMENT: 'חלק מהפרטים חסרים או שגויים. יש לבדוק את מה שהוזן.',
    NOT_BUILT: 'השרת עדיין לא תומך בזה. ייתכן שנדרש עדכון.',
    PAYLOAD_TOO_LARGE: 'זה יותר מדי בבת אחת. יש להשתמש בקובץ קטן יותר או לשמור פחות בכל פעם.',
    PERMISSION_DENIED: 'אין לך הרשאה לפעולה הזאת. אפשר לפנות לבעלי החנות.',
    SECOND_FACTOR_REQUIRED: 'יש להזין קוד מאפליקציית האימות או קוד שחזור.',
    STORAGE_FULL: 'אין בשרת מקום פנוי, ולכן אי אפשר לשמור דבר. יש לפנות למי שמפעיל את השרת.',
    TOO_MANY_TO_COUNT: 'יש יותר מדי פריטים לספירה. יש להשתמש בסינון.',
    UNAUTHENTICATED: 'החיבור לחשבון הסתיים. יש להיכנס שוב.',
    UNAVAILABLE: 'החנות אינה זמינה כרגע. יש לנסות שוב בעוד רגע.',
  },
}
