import { isolate } from '@vitrine/domain/bidi.ts'
import type { deliveryErrorWords as English } from '../../en/errors/delivery.ts'

const countOf = (limit: unknown): string => (typeof limit === 'number' ? `: לכל היותר ${limit}` : '')

/** Texts of errors about delivery, labels and taxes in Hebrew. */
export const deliveryErrorWords: typeof English = {
  deliveryErrors: {
    CALCULATOR_ID_NOT_FOUND: 'חישוב המס הזה אינו זמין. יש לבחור אחר.',
    CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION: 'חישוב המס הזה אינו תומך במדינה.',
    DEFAULT_CANNOT_BE_UPDATED: 'אי אפשר לשנות את פרופיל המשלוח של ברירת המחדל.',
    DELIVERY_PROFILES_LIMIT_EXCEEDED: ({ limit }) => `יש יותר מדי פרופילי משלוח${countOf(limit)}.`,
    DELIVERY_PROFILE_NOT_FOUND: 'פרופיל המשלוח הזה כבר אינו קיים. יש לבחור אחר.',
    DELIVERY_REGION_CANNOT_BE_UPDATED: 'את האזורים של פרופיל משלוח משנים בדף שלהם.',
    DESTINATIONS_COLLISION: 'שני אזורים בפרופיל שולחים לאותו מקום. יש להסיר אותו מאחד מהם.',
    ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP: 'אי אפשר לשנות את השם של קבוצת המס של ברירת המחדל.',
    INVALID_QUANTITY_VALUE: 'יש להזין מספר שלם של פריטים.',
    INVALID_SUBDIVISION_FORMAT: 'אין במדינה מחוז או אזור כזה. יש לבחור מהרשימה.',
    LABELS_NOT_SET_UP: 'חסרה הגדרה לתוויות. יש להשלים את הגדרות התוויות.',
    LABEL_REFUSED: ({ carrierMessage }) =>
      carrierMessage === undefined
        ? 'חברת השילוח דחתה את הבקשה.'
        : `חברת השילוח דחתה את הבקשה: ${isolate(String(carrierMessage))}`,
    LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED: ({ limit }) => `באזור הזה יש יותר מדי שיטות משלוח${countOf(limit)}.`,
    LIMIT_OF_OPTIONS_PER_EXTERNAL_ID_EXCEEDED: ({ limit }) => `באזור הזה יש יותר מדי משלוחים מקומיים${countOf(limit)}.`,
    LOCATIONS_IN_DELIVERY_REGIONS_LIMIT_EXCEEDED: ({ limit }) => `באזור הזה יש יותר מדי נקודות איסוף${countOf(limit)}.`,
    LOCATIONS_IN_SHIPPING_RULE_LIMIT_EXCEEDED: ({ limit }) => `בחנות יש יותר מדי נקודות איסוף${countOf(limit)}.`,
    MANUAL_TAX_MAPPING_ALREADY_EXISTS: 'לקבוצת המס הזאת כבר יש שיעור בשם הזה באזור.',
    SERVICE_PLUGIN_NOT_REACHED: ({ problem }) =>
      problem === undefined
        ? 'האפליקציה לא הגיבה, או שהתגובה שלה אינה תקינה.'
        : `אי אפשר להשתמש באפליקציה: ${isolate(String(problem))}.`,
    SINGLE_DEFAULT_DELIVERY_PROFILE: 'לחנות כבר יש פרופיל משלוח של ברירת מחדל.',
    SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY: 'אין במדינה הזאת מחוזות או אזורים. יש לבחור את המדינה כולה.',
    SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY: 'אין במדינה מחוז או אזור כזה. יש לבחור אחר.',
    TAX_GROUP_ID_NOT_FOUND: 'קבוצת המס הזאת כבר אינה קיימת. יש לבחור אחרת.',
    TAX_REGION_ID_NOT_FOUND: 'אזור המס הזה כבר אינו קיים. יש לבחור אחר.',
  },
}
