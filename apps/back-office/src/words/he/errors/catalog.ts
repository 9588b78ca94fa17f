import type { catalogErrorWords as English } from '../../en/errors/catalog.ts'

const noCustomization = 'האפשרות או התוספת כבר אינה קיימת. יש לרענן את הדף ולבחור אחרת.'
const rearranged = 'סדר האוספים השתנה בינתיים. יש לרענן את הדף ולנסות שוב.'

/** Texts of errors about products, collections and inventory in Hebrew. */
export const catalogErrorWords: typeof English = {
  catalogErrors: {
    AFTER_CATEGORY_NOT_IN_PARENT: rearranged,
    CATEGORIES_LIMIT_PER_TREE_EXCEEDED: 'החנות הגיעה למספר האוספים המרבי. יש למחוק אוסף אחד תחילה.',
    CATEGORY_DEPTH_LIMIT_EXCEEDED: 'אי אפשר לקנן אוספים לעומק כזה. יש לבחור אוסף אב אחר.',
    CHOICES_LIMIT_EXCEEDED: 'לאפשרות או לתוספת יכולים להיות לכל היותר 1,000 ערכים.',
    CHOICE_NOT_EXIST: 'אחד הערכים כבר אינו קיים. יש לרענן את הדף ולבחור ערך אחר.',
    COLLECTION_HAS_RULE: 'כלל קובע אילו מוצרים נמצאים באוסף הזה. יש לשנות את הכלל או להסיר אותו תחילה.',
    COLLECTION_NOT_FOUND: 'האוסף הזה כבר אינו קיים.',
    COLLECTION_RULES_LIMIT_EXCEEDED: 'החנות הגיעה למספר המרבי של אוספים עם כללים.',
    COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE: 'המחיר המקורי חייב להיות גבוה מהמחיר.',
    CUSTOMIZATION_NOT_EXIST: noCustomization,
    CUSTOMIZATION_NOT_FOUND: noCustomization,
    DIGITAL_FILE_NOT_FOUND_ERROR: 'הקובץ של המוצר הדיגיטלי כבר אינו קיים. יש להעלות אותו שוב.',
    DOESNT_SUPPORT_CHOICES: 'לתוספת עם טקסט חופשי לא יכולים להיות ערכים.',
    DUPLICATE_CATEGORY_ASSIGNMENT: 'האוסף הזה משויך פעמיים. יש להסיר אחד מהם.',
    DUPLICATE_PRODUCT_OPTIONS: 'לשתי אפשרויות יש אותו שם. יש לשנות את השם של אחת מהן.',
    DUPLICATE_RIBBON_IN_ADDITIONAL: 'התווית הזאת מופיעה פעמיים ברשימה. יש להסיר אחת מהן.',
    DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL: 'זו כבר התווית הראשית. יש לבחור תווית אחרת.',
    DUPLICATE_SLUG: 'סיומת הכתובת הזאת כבר משמשת אוסף אחר. יש לבחור אחרת.',
    DUPLICATE_SLUG_ERROR: 'סיומת הכתובת הזאת כבר משמשת מוצר אחר. יש לבחור אחרת.',
    DUPLICATE_VARIANT_OPTION_CHOICE: 'לשתי גרסאות יש אותם ערכים. יש להסיר אחת מהן.',
    INSUFFICIENT_INVENTORY: ({ available }) =>
      typeof available === 'number' ? `אין מספיק במלאי: נותרו רק ${available}.` : 'אין מספיק במלאי.',
    INVALID_DEFAULT_VARIANT: 'למוצר בלי אפשרויות יש בדיוק גרסה אחת. יש לרענן את הדף ולנסות שוב.',
    INVALID_TRANSFER_STATUS: 'הסטטוס של ההעברה אינו מאפשר זאת. יש לרענן את הדף כדי לראות אותו.',
    INVENTORY_QUANTITY_NOT_TRACKED: 'אין מעקב אחר הכמות. יש להפעיל תחילה ”מעקב מלאי”.',
    ITEM_NOT_AVAILABLE: 'המוצר או הגרסה אינם זמינים. יש לבחור אחרים.',
    LOCATION_IN_USE: 'זה מיקום ברירת המחדל, יש בו מלאי, או שהוא חלק מהעברה. יש להעביר תחילה את המלאי שלו.',
    MANAGED_CATEGORY_OPERATION_NOT_ALLOWED:
      'האוסף הזה תמיד מכיל את כל המוצרים. אי אפשר למחוק אותו, לסדר אותו או למלא אותו לפי כלל.',
    MAX_QUANTITY_LIMIT_REACHED: 'הכמות יכולה להיות לכל היותר 99,999.',
    MEDIA_NOT_FOUND: 'התמונה כבר אינה קיימת. יש להעלות אותה שוב.',
    MEMBER_LIMIT_EXCEEDED: ({ max }) =>
      typeof max === 'number'
        ? `בקבוצת מוצרים יכולים להיות לכל היותר ${max} מוצרים.`
        : 'בקבוצת המוצרים יש יותר מדי מוצרים.',
    MISSING_AFTER_CATEGORY: rearranged,
    MISSING_VARIANT_OPTION_CHOICE: 'לאחת הגרסאות חסר ערך של אחת האפשרויות. יש לבחור ערך.',
    MODIFIERS_LIMIT_EXCEEDED: 'החנות הגיעה למספר התוספות המרבי. יש למחוק תוספת אחת תחילה.',
    MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED: 'יש לתת שם לכל ערך של התוספת.',
    MODIFIER_NAME_AND_TYPE_REQUIRED: 'יש לתת לתוספת שם וסוג.',
    NO_PERMISSION_TO_READ_MERCHANT_DATA: 'התפקיד שלך אינו מאפשר לראות עלויות ורווחים.',
    OPTIONS_LIMIT_EXCEEDED: 'החנות הגיעה למספר האפשרויות המרבי. יש למחוק אפשרות אחת תחילה.',
    PARENT_CATEGORY_HIDDEN: 'אוסף האב מוסתר. יש להציג אותו תחילה.',
    PARENT_CATEGORY_NOT_IN_TREE: 'אוסף האב כבר אינו קיים. יש לבחור אוסף אחר.',
    PRE_ORDER_VALIDATION: 'הגדרות ההזמנה המוקדמת אינן מתאימות למלאי. יש לבדוק את המגבלה ואת התאריכים.',
    PRODUCTS_MISSING_CUSTOMIZATION: 'לחלק מהמוצרים אין בדיוק ערך אחד של האפשרות שלפיה הם מקובצים.',
    PRODUCTS_NOT_FOUND: 'חלק מהמוצרים כבר אינם קיימים. יש לרענן את הדף ולנסות שוב.',
    PRODUCTS_NOT_IN_GROUP: 'חלק מהמוצרים כבר אינם בקבוצה. יש לרענן את הדף.',
    PRODUCT_GROUP_LIMIT_EXCEEDED: 'החנות הגיעה למספר המרבי של קבוצות מוצרים. יש למחוק קבוצה אחת תחילה.',
    PRODUCT_MEDIA_NOT_EXIST: 'אחת התמונות או אחד הסרטונים כבר אינם קיימים. יש להסיר או להעלות שוב.',
    PRODUCT_NOT_FOUND: 'המוצר הזה כבר אינו קיים.',
    PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED: 'יש לתת שם לכל ערך של האפשרות.',
    PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED: 'יש לתת לאפשרות שם וסוג.',
    PROMOTIONS_LIMIT_EXCEEDED: 'החנות הגיעה למספר הקידומים המרבי. יש למחוק קידום אחד תחילה.',
    REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING: 'אי אפשר להקטין את הכמות אל מתחת ל־0.',
    RIBBON_NOT_FOUND: 'התווית הזאת כבר אינה קיימת. יש לבחור אחרת.',
    TOO_MANY_OPTIONS_IN_REQUEST: 'למוצרים האלה יש יותר מדי אפשרויות שונות. יש לשנות פחות מוצרים בכל פעם.',
    TREE_CYCLE_DETECTED: 'אי אפשר להעביר אוסף אל תוך עצמו או אל אחת מקטגוריות המשנה שלו.',
    UNSUPPORTED_GROUPING_CUSTOMIZATION_RENDER_TYPE: 'אי אפשר לקבץ מוצרים לפי טקסט חופשי. יש לבחור אפשרות.',
    VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT: 'הגרסאות אינן תואמות את האפשרויות. יש לרענן את הדף ולנסות שוב.',
  },
}
