import type { catalogErrorWords as English } from '../../en/errors/catalog.ts'

const noCustomization = 'Esta opción o este extra ya no existe. Vuelve a cargar la página y elige otro.'
const rearranged = 'Las colecciones se han reordenado mientras tanto. Vuelve a cargar la página e inténtalo de nuevo.'

/** Texts of errors about products, collections and inventory in Spanish. */
export const catalogErrorWords: typeof English = {
  catalogErrors: {
    AFTER_CATEGORY_NOT_IN_PARENT: rearranged,
    CATEGORIES_LIMIT_PER_TREE_EXCEEDED: 'La tienda tiene el número máximo de colecciones. Elimina una primero.',
    CATEGORY_DEPTH_LIMIT_EXCEEDED: 'Las colecciones no pueden tener tantos niveles. Elige otra colección superior.',
    CHOICES_LIMIT_EXCEEDED: 'Una opción o un extra puede tener como máximo 1.000 valores.',
    CHOICE_NOT_EXIST: 'Uno de los valores ya no existe. Vuelve a cargar la página y elige otro.',
    COLLECTION_HAS_RULE: 'Una regla elige los productos de esta colección. Cambia la regla o quítala primero.',
    COLLECTION_NOT_FOUND: 'Esta colección ya no existe.',
    COLLECTION_RULES_LIMIT_EXCEEDED: 'La tienda tiene el número máximo de colecciones con reglas.',
    COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE: 'El precio original debe ser mayor que el precio.',
    CUSTOMIZATION_NOT_EXIST: noCustomization,
    CUSTOMIZATION_NOT_FOUND: noCustomization,
    DIGITAL_FILE_NOT_FOUND_ERROR: 'El archivo de este producto digital ya no existe. Vuelve a subirlo.',
    DOESNT_SUPPORT_CHOICES: 'Un extra con texto libre no puede tener valores.',
    DUPLICATE_CATEGORY_ASSIGNMENT: 'Esta colección está asignada dos veces. Quita una de las dos.',
    DUPLICATE_PRODUCT_OPTIONS: 'Dos opciones tienen el mismo nombre. Cambia el nombre de una.',
    DUPLICATE_RIBBON_IN_ADDITIONAL: 'Esta cinta está dos veces en la lista. Quita una de las dos.',
    DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL: 'Esta cinta ya es la principal. Elige otra.',
    DUPLICATE_SLUG: 'Otra colección ya tiene este slug. Elige otro.',
    DUPLICATE_SLUG_ERROR: 'Otro producto ya tiene este slug. Elige otro.',
    DUPLICATE_VARIANT_OPTION_CHOICE: 'Dos variantes tienen los mismos valores. Quita una de ellas.',
    INSUFFICIENT_INVENTORY: ({ available }) =>
      typeof available === 'number' ? `No hay suficiente stock: solo quedan ${available}.` : 'No hay suficiente stock.',
    INVALID_DEFAULT_VARIANT:
      'Un producto sin opciones tiene exactamente una variante. Vuelve a cargar la página e inténtalo de nuevo.',
    INVALID_TRANSFER_STATUS: 'El estado del traslado no lo permite. Vuelve a cargar la página para verlo.',
    INVENTORY_QUANTITY_NOT_TRACKED: 'No se controlan las existencias. Activa primero «Controlar existencias».',
    ITEM_NOT_AVAILABLE: 'El producto o la variante no está disponible. Elige otro.',
    LOCATION_IN_USE:
      'Esta ubicación es la predeterminada, tiene existencias o forma parte de un traslado. Traslada antes sus existencias.',
    MANAGED_CATEGORY_OPERATION_NOT_ALLOWED:
      'Esta colección siempre contiene todos los productos. No se puede eliminar, ordenar ni llenar con una regla.',
    MAX_QUANTITY_LIMIT_REACHED: 'La cantidad puede ser como máximo 99.999.',
    MEDIA_NOT_FOUND: 'La imagen ya no existe. Vuelve a subirla.',
    MEMBER_LIMIT_EXCEEDED: ({ max }) =>
      typeof max === 'number'
        ? `Un grupo de productos puede tener como máximo ${max} productos.`
        : 'El grupo de productos tiene demasiados productos.',
    MISSING_AFTER_CATEGORY: rearranged,
    MISSING_VARIANT_OPTION_CHOICE: 'A una variante le falta el valor de una de las opciones. Elige uno.',
    MODIFIERS_LIMIT_EXCEEDED: 'La tienda tiene el número máximo de extras. Elimina uno primero.',
    MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED: 'Da un nombre a cada valor del extra.',
    MODIFIER_NAME_AND_TYPE_REQUIRED: 'Da al extra un nombre y un tipo.',
    NO_PERMISSION_TO_READ_MERCHANT_DATA: 'Tu rol no te permite ver los costes ni los beneficios.',
    OPTIONS_LIMIT_EXCEEDED: 'La tienda tiene el número máximo de opciones. Elimina una primero.',
    PARENT_CATEGORY_HIDDEN: 'La colección superior está oculta. Muéstrala primero.',
    PARENT_CATEGORY_NOT_IN_TREE: 'La colección superior ya no existe. Elige otra.',
    PRE_ORDER_VALIDATION: 'Estos ajustes de reserva no encajan con el inventario. Revisa el límite y las fechas.',
    PRODUCTS_MISSING_CUSTOMIZATION: 'Algunos productos no tienen exactamente un valor de la opción que los agrupa.',
    PRODUCTS_NOT_FOUND: 'Algunos de estos productos ya no existen. Vuelve a cargar la página e inténtalo de nuevo.',
    PRODUCTS_NOT_IN_GROUP: 'Algunos de estos productos ya no están en el grupo. Vuelve a cargar la página.',
    PRODUCT_GROUP_LIMIT_EXCEEDED: 'La tienda tiene el número máximo de grupos de productos. Elimina uno primero.',
    PRODUCT_MEDIA_NOT_EXIST: 'Una de las imágenes o uno de los vídeos ya no existe. Quítalo o vuelve a subirlo.',
    PRODUCT_NOT_FOUND: 'Este producto ya no existe.',
    PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED: 'Da un nombre a cada valor de la opción.',
    PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED: 'Da a la opción un nombre y un tipo.',
    PROMOTIONS_LIMIT_EXCEEDED: 'La tienda tiene el número máximo de promociones. Elimina una primero.',
    REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING: 'La cantidad no se puede reducir por debajo de 0.',
    RIBBON_NOT_FOUND: 'Esta cinta ya no existe. Elige otra.',
    TOO_MANY_OPTIONS_IN_REQUEST: 'Estos productos tienen demasiadas opciones distintas. Cambia menos de una vez.',
    TREE_CYCLE_DETECTED: 'Una colección no se puede mover a sí misma ni a una de sus subcategorías.',
    UNSUPPORTED_GROUPING_CUSTOMIZATION_RENDER_TYPE:
      'Los productos no se pueden agrupar por un texto libre. Elige una opción.',
    VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT:
      'Las variantes no coinciden con las opciones. Vuelve a cargar la página e inténtalo de nuevo.',
  },
}
