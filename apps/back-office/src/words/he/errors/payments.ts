import type { paymentErrorWords as English } from '../../en/errors/payments.ts'

const paid = 'ההזמנה כבר שולמה במלואה.'
const expiredCard = 'תוקף כרטיס המתנה פג.'
const inactiveCard = 'כרטיס המתנה הושבת.'
const noCard = 'אין כרטיס מתנה עם הקוד הזה. יש לבדוק את הקוד.'
const otherCurrency = 'כרטיס המתנה הוא במטבע אחר.'
const emptyCard = 'לא נותרה יתרה בכרטיס המתנה.'
const paidRequest = 'בקשת התשלום הזאת כבר שולמה.'

/** Texts of errors about payments, refunds, gift cards and tips in Hebrew. */
export const paymentErrorWords: typeof English = {
  paymentErrors: {
    ALREADY_REDEEMED: emptyCard,
    CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST: 'תוקף בקשת התשלום הזאת פג. יש ליצור בקשה חדשה.',
    CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST: paidRequest,
    CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST: 'בקשת התשלום הזאת בוטלה. יש ליצור בקשה חדשה.',
    CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET: 'רק אחד מסכומי הטיפ המוצעים יכול להיות מסומן מראש.',
    CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD: 'אי אפשר לשלם על כרטיסי מתנה בכרטיסי מתנה או בזיכוי בחנות.',
    CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST: 'תוקף בקשת התשלום הזאת כבר פג.',
    CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST: paidRequest,
    DEFAULT_SETTINGS_ALREADY_EXISTS: 'לחנות כבר יש הגדרות טיפ. יש לרענן את הדף כדי לשנות אותן.',
    ERROR_COUPON_DOES_NOT_EXIST: 'אין קופון עם הקוד הזה. יש לבדוק את הקוד.',
    ERROR_GIFT_CARD_CURRENCY: otherCurrency,
    ERROR_GIFT_CARD_DISABLED: inactiveCard,
    ERROR_GIFT_CARD_DOES_NOT_EXIST: noCard,
    ERROR_GIFT_CARD_EMPTY: emptyCard,
    ERROR_GIFT_CARD_EXPIRED: expiredCard,
    ERROR_GIFT_CARD_NOT_ACCEPTED: 'אי אפשר להשתמש כאן בכרטיסי מתנה.',
    EXTERNAL_REFUND_EXPECTED: 'את התשלום הזה אפשר להחזיר רק מחוץ לחנות. יש לבחור בהחזר ידני.',
    GIFT_CARD_ALREADY_APPLIED: 'כרטיס המתנה כבר הוחל על ההזמנה הזאת.',
    GIFT_CARD_DISABLED: inactiveCard,
    GIFT_CARD_EXPIRED: expiredCard,
    GIFT_CARD_NOT_FOUND: noCard,
    GIFT_CARD_REDEEMED:
      'כרטיס מתנה של ההזמנה הזאת כבר מומש, ולכן אי אפשר להחזיר את מחירו. אפשר להשבית את כרטיס המתנה ולהחזיר את היתרה שלו.',
    INSUFFICIENT_FUNDS: 'היתרה בכרטיס המתנה נמוכה מהסכום.',
    INVALID_ADDITIONAL_FEE_REFUND_AMOUNT: 'הסכום גבוה ממה שאפשר להחזיר מהעמלה.',
    INVALID_AMOUNT: 'הסכום חייב להיות גבוה מ־0 ולכל היותר הסכום שנותר לתשלום.',
    INVALID_GIFT_CARD_CURRENCY: otherCurrency,
    INVALID_LINE_ITEM_REFUND_QUANTITY: 'הכמות גבוהה ממה שאפשר להחזיר עליו כסף בפריט הזה.',
    INVALID_LINE_ITEM_RESTOCK_QUANTITY: 'הכמות גבוהה ממה שאפשר להחזיר למלאי מהפריט הזה.',
    INVALID_ORDER_STATUS_FOR_SUBSCRIPTION: 'אי אפשר לשלם כרגע על המינוי של ההזמנה הזאת.',
    INVALID_PAYMENT_REFUND_AMOUNT: 'הסכום גבוה ממה שאפשר להחזיר מהתשלום.',
    INVALID_PAYMENT_STATUS: 'לא התקבל דבר בתשלום הזה.',
    INVALID_PAYMENT_TYPE: 'לתשלום מסוג זה לא יכולה להיות קבלה.',
    INVALID_SHIPPING_REFUND_AMOUNT: 'הסכום גבוה ממה שאפשר להחזיר מהמשלוח.',
    LINE_ITEM_PAID: 'הפריט כבר שולם.',
    MEMBERSHIP_NOT_ELIGIBLE: 'החברות אינה מכסה את הפריט הזה.',
    NO_SAVED_PAYMENT_METHOD: 'אין ללקוח אמצעי תשלום שמור. אפשר לשלוח לו בקשת תשלום.',
    ORDER_ALREADY_PAID: paid,
    ORDER_HAS_CHARGEBACKS: 'הלקוח הכחיש תשלום של ההזמנה הזאת מול הבנק שלו.',
    ORDER_PAID: paid,
    ORDER_PAYMENT_REQUEST_NOT_FOUND: 'בקשת התשלום הזאת כבר אינה קיימת.',
    ORDER_PAYMENT_REQUEST_PAGE_NOT_FOUND: 'אין לבקשת התשלום הזאת דף תשלום.',
    PARTIAL_PAYMENT_NOT_SUPPORTED_FOR_SUBSCRIPTION: 'אי אפשר לשלם על מינוי בחלקים.',
    PAYMENT_ALREADY_APPROVED: 'התשלום הזה כבר בוצע.',
    PAYMENT_ALREADY_CAPTURED: 'התשלום הזה כבר חויב.',
    PAYMENT_ALREADY_IN_PROGRESS: 'תשלום אחר של ההזמנה הזאת נמצא בעיבוד. יש לנסות שוב בעוד רגע.',
    PAYMENT_ALREADY_VOIDED: 'התשלום הזה כבר בוטל.',
    PAYMENT_ATTEMPT_EXPIRED: 'תוקף פרטי הכרטיס פג. לא בוצע חיוב. יש להזין אותם שוב.',
    PAYMENT_DECLINED: 'התשלום נדחה. לא בוצע חיוב. אפשר לבקש מהלקוח אמצעי תשלום אחר.',
    PAYMENT_HAS_PENDING_CAPTURE: 'התשלום הזה נמצא בתהליך חיוב. יש לנסות שוב בעוד רגע.',
    PAYMENT_INTENT_ID_REQUIRED: 'יש לבחור כיצד משולמת ההזמנה.',
    PAYMENT_METHOD_UNAVAILABLE: 'אמצעי התשלום הזה אינו זמין. יש לבחור אחר.',
    PAYMENT_NOT_AUTHORIZED: 'התשלום הזה לא אושר, ולכן אי אפשר לחייב או לבטל אותו.',
    PAYMENT_NOT_CONFIRMED: 'ספק התשלומים עדיין לא אישר זאת. יש לנסות שוב בעוד רגע: לא יבוצע חיוב כפול.',
    PAYMENT_NOT_FOUND: 'התשלום הזה אינו בהזמנה. יש לרענן את הדף ולנסות שוב.',
    PAYMENT_NOT_REFUNDABLE: 'אי אפשר להחזיר את התשלום הזה בדרך הזאת.',
    PRESET_PERCENTAGE_TOO_HIGH: 'סכום טיפ מוצע יכול להיות לכל היותר 100 אחוזים.',
    SHIPPING_NOT_FOUND: 'לא היה חיוב על משלוח בהזמנה הזאת.',
    SITE_NOT_PUBLISHED: 'החנות עדיין לא פורסמה.',
    SUBSCRIPTION_ALREADY_STARTED: 'אי אפשר לשלם על מינוי בדרך הזאת.',
  },
}
