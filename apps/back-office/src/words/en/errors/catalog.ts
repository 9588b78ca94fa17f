import type { ErrorData } from '../../error-data.ts'

const noCustomization = 'This option or modifier no longer exists. Reload the page and choose another one.'
const noProducts = 'Some of these products no longer exist. Reload the page and try again.'
const optionIncomplete = 'Give the option a name and a type.'
const choiceIncomplete = 'Give each choice of the option a name.'
const modifierIncomplete = 'Give the modifier a name and a type.'
const modifierChoiceIncomplete = 'Give each choice of the modifier a name.'
const slugTaken = 'Another product has this slug. Choose a different one.'

/** Texts of errors about products, collections and inventory, by code. */
export const catalogErrorWords = {
  catalogErrors: {
    AFTER_CATEGORY_NOT_IN_PARENT: 'The collections were rearranged in the meantime. Reload the page and try again.',
    CATEGORIES_LIMIT_PER_TREE_EXCEEDED: 'The store has the maximum number of collections. Delete one first.',
    CATEGORY_DEPTH_LIMIT_EXCEEDED: 'Collections can’t be nested this deep. Choose another parent collection.',
    CHOICES_LIMIT_EXCEEDED: 'An option or modifier can have at most 1,000 choices.',
    CHOICE_NOT_EXIST: 'One of the choices no longer exists. Reload the page and choose another one.',
    COLLECTION_HAS_RULE: 'A rule chooses the products of this collection. Change the rule, or remove it first.',
    COLLECTION_NOT_FOUND: 'This collection no longer exists.',
    COLLECTION_RULES_LIMIT_EXCEEDED: 'The store has the maximum number of collections with rules.',
    COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE: 'The compare-at price must be higher than the price.',
    CUSTOMIZATION_NOT_EXIST: noCustomization,
    CUSTOMIZATION_NOT_FOUND: noCustomization,
    DIGITAL_FILE_NOT_FOUND_ERROR: 'The file of this digital product no longer exists. Upload it again.',
    DOESNT_SUPPORT_CHOICES: 'A modifier with a free text can’t have choices.',
    DUPLICATE_CATEGORY_ASSIGNMENT: 'This collection is assigned twice. Remove one of the two.',
    DUPLICATE_PRODUCT_OPTIONS: 'Two options have the same name. Rename one of them.',
    DUPLICATE_RIBBON_IN_ADDITIONAL: 'This ribbon is in the list twice. Remove one of the two.',
    DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL: 'This ribbon is the main ribbon already. Choose another one.',
    DUPLICATE_SLUG: 'Another collection has this slug. Choose a different one.',
    DUPLICATE_SLUG_ERROR: slugTaken,
    DUPLICATE_VARIANT_OPTION_CHOICE: 'Two variants have the same choices. Remove one of them.',
    INSUFFICIENT_INVENTORY: ({ available }: ErrorData) =>
      typeof available === 'number'
        ? `There isn’t enough in stock: only ${available} left.`
        : 'There isn’t enough in stock.',
    INVALID_DEFAULT_VARIANT: 'A product without options has exactly one variant. Reload the page and try again.',
    INVALID_TRANSFER_STATUS: 'The status of the transfer doesn’t allow this. Reload the page to see it.',
    INVENTORY_QUANTITY_NOT_TRACKED: 'The quantity isn’t tracked. Turn on “Track quantity” first.',
    ITEM_NOT_AVAILABLE: 'The product or variant isn’t available. Choose another one.',
    LOCATION_IN_USE:
      'This location is the default one, has stock, or is part of a transfer. Move its stock to another location first.',
    MANAGED_CATEGORY_OPERATION_NOT_ALLOWED:
      'This collection always contains all products. It can’t be deleted, arranged, or filled by a rule.',
    MAX_QUANTITY_LIMIT_REACHED: 'The quantity can be at most 99,999.',
    MEDIA_NOT_FOUND: 'The image no longer exists. Upload it again.',
    MEMBER_LIMIT_EXCEEDED: ({ max }: ErrorData) =>
      typeof max === 'number'
        ? `A product group can have at most ${max} products.`
        : 'The product group has too many products.',
    MISSING_AFTER_CATEGORY: 'The collections were rearranged in the meantime. Reload the page and try again.',
    MISSING_VARIANT_OPTION_CHOICE: 'A variant has no choice of one of the options. Choose one.',
    MODIFIERS_LIMIT_EXCEEDED: 'The store has the maximum number of modifiers. Delete one first.',
    MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED: modifierChoiceIncomplete,
    MODIFIER_NAME_AND_TYPE_REQUIRED: modifierIncomplete,
    NO_PERMISSION_TO_READ_MERCHANT_DATA: 'Your role doesn’t let you see costs and profits.',
    OPTIONS_LIMIT_EXCEEDED: 'The store has the maximum number of options. Delete one first.',
    PARENT_CATEGORY_HIDDEN: 'The parent collection is hidden. Show it first.',
    PARENT_CATEGORY_NOT_IN_TREE: 'The parent collection no longer exists. Choose another one.',
    PRE_ORDER_VALIDATION: 'These pre-order settings don’t fit the inventory. Check the limit and the dates.',
    PRODUCTS_MISSING_CUSTOMIZATION: 'Some products don’t have exactly one choice of the option that groups them.',
    PRODUCTS_NOT_FOUND: noProducts,
    PRODUCTS_NOT_IN_GROUP: 'Some of these products aren’t in the group anymore. Reload the page.',
    PRODUCT_GROUP_LIMIT_EXCEEDED: 'The store has the maximum number of product groups. Delete one first.',
    PRODUCT_MEDIA_NOT_EXIST: 'One of the images or videos no longer exists. Remove it, or upload it again.',
    PRODUCT_NOT_FOUND: 'This product no longer exists.',
    PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED: choiceIncomplete,
    PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED: optionIncomplete,
    PROMOTIONS_LIMIT_EXCEEDED: 'The store has the maximum number of promotions. Delete one first.',
    REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING: 'The quantity can’t be lowered below 0.',
    RIBBON_NOT_FOUND: 'This ribbon no longer exists. Choose another one.',
    TOO_MANY_OPTIONS_IN_REQUEST: 'These products have too many different options. Change fewer at a time.',
    TREE_CYCLE_DETECTED: 'A collection can’t be moved into itself or one of its subcategories.',
    UNSUPPORTED_GROUPING_CUSTOMIZATION_RENDER_TYPE: 'Products can’t be grouped by a free text. Choose an option.',
    VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT: 'The variants don’t match the options. Reload the page and try again.',
  },
}
