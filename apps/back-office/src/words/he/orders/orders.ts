import type { orderWords as English } from '../../en/orders/orders.ts'

/** Texts of order review and notes in Hebrew. */
export const orderWords: typeof English = {
  acceptance: {
    reviewTitle: 'התשלום בבדיקה',
    reviewText: 'ספק התשלומים חושד בהונאה ובודק את התשלום. עד לאישורו לא יישלח דבר. אפשר גם להחליט לבד.',
    unpaidTitle: 'בהמתנה לתשלום',
    unpaidText: 'ההזמנה תתקבל ברגע שתשולם במלואה.',
    approve: 'אישור ההזמנה',
    approveTitle: 'לאשר את ההזמנה הזאת?',
    approveReviewedHint: 'לאחר מכן אפשר לשלוח אותה. אם יתברר שמדובר בהונאה, הבנק עשוי לבטל את התשלום.',
    approveUnpaidHint: 'לאחר מכן אפשר לשלוח אותה, אף שלא שולמה. הפריטים שלה ירדו מהמלאי.',
    approved: 'ההזמנה אושרה',
    reject: 'דחיית ההזמנה',
    rejectTitle: 'לדחות את ההזמנה הזאת?',
    rejectHint: 'הלקוח יקבל החזר מלא והודעה באימייל. אי אפשר לבטל את הפעולה.',
    rejected: 'ההזמנה נדחתה',
  },
  notes: {
    add: 'הוספת הערה',
    title: 'הוספת הערה',
    hint: 'רק הצוות והאפליקציות שלך יכולים לקרוא אותה. הלקוח לא רואה אותה.',
    label: 'הערה',
    added: 'ההערה נוספה',
    delete: 'מחיקת ההערה',
    deleteTitle: 'למחוק את ההערה הזאת?',
    deleteHint: 'אי אפשר לבטל את הפעולה.',
    deleted: 'ההערה נמחקה',
    required: 'יש להזין הערה.',
  },
  actors: {
    visitor: 'על ידי הלקוח',
    member: 'על ידי הלקוח',
    owner: 'על ידי בעל החנות',
    app: 'על ידי אפליקציה',
    key: 'באמצעות מפתח API',
  },
}
