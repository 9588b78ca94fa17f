import type { Static } from 'typebox'
import { elevated, room, shoppers } from '../../call.ts'
import { CatalogReference } from '../../entities/selling/cart.ts'
import { ExtendedFields, MultiCurrencyPrice, Price, revision } from '../../entities/common.ts'
import { later } from '../../entities/later.ts'
import {
  amount,
  anything,
  decimal,
  entity,
  flag,
  guid,
  input,
  integer,
  list,
  number,
  oneOf,
  optional,
  shape,
  text,
  timestamp,
  unbuilt,
} from '../../schema.ts'
import { filterBounds } from '../../bounds.ts'
import { CursorMetadata, Search } from '../query.ts'

const amountBounds = { lte: 999_999_999, maxScale: 3 } as const

const TipChoice = entity('TipChoice', {
  value: optional(
    decimal(
      { gte: 0, ...amountBounds },
      { description: 'A percentage for `PERCENTAGE`, otherwise an amount. `"0"` or absent for no tip.' },
    ),
  ),
  tipType: oneOf(['PERCENTAGE', 'AMOUNT', 'CUSTOM', 'UNKNOWN_TIP_TYPE']),
})

const Staff = entity(
  'TippedStaff',
  {
    id: optional(guid({ readOnly: true })),
    name: optional(text({ readOnly: true })),
    staffMemberId: optional(guid({ description: 'ID of the staff member who gets the tip.' })),
  },
  { description: 'A staff member who receives tips.' },
)

const TipLine = entity('TipLineItem', {
  lineItemId: optional(text({ minLength: 1, maxLength: 100 })),
  catalogReference: optional(CatalogReference),
  price: optional(amount({ description: 'Unit price.' })),
  name: optional(text({ minLength: 1, maxLength: 200 })),
  quantity: optional(integer({ minimum: 1, maximum: 100_000 })),
})

export type TipDistribution = Static<typeof TipDistribution>
export const TipDistribution = entity('TipDistribution', {
  id: optional(guid({ readOnly: true })),
  tipId: optional(guid({ readOnly: true })),
  staff: optional(Staff),
  amount: optional(amount()),
  lineItemInfo: optional(list(TipLine, { maxItems: 12 })),
  transaction: optional(shape({ id: optional(text({ minLength: 1, maxLength: 100 })), date: optional(timestamp()) })),
  orderId: optional(guid({ readOnly: true })),
  createdDate: optional(timestamp({ readOnly: true })),
  source: optional(oneOf(['UNKNOWN_SOURCE', 'POS', 'WEB', 'DASHBOARD'])),
})

export type Tip = Static<typeof Tip>
export const Tip = entity('Tip', {
  id: optional(guid({ readOnly: true, description: 'ID of the order.' })),
  lineItemSubtotal: optional(amount({ readOnly: true })),
  amount: optional(amount()),
  distributions: optional(list(TipDistribution, { maxItems: 50 })),
  undistributedAmount: optional(amount({ readOnly: true, description: 'The part that is not distributed to staff.' })),
})

const OrderInfo = entity('TippedOrder', {
  orderId: optional(guid()),
  additionalFeeId: optional(guid({ description: 'ID of the additional fee that represents the tip in the order.' })),
  additionalFeePrice: optional(Price),
})

export type TipSettings = Static<typeof TipSettings>
export const TipSettings = entity('TipSettings', {
  id: guid({ readOnly: true }),
  locationId: optional(guid()),
  paymentTerminalId: optional(text({ minLength: 1, maxLength: 30 })),
  userId: optional(guid()),
  tipType: oneOf(['PERCENTAGE', 'AMOUNT', 'UNKNOWN_TIP_TYPE']),
  presets: list(
    shape({
      value: number({
        minimum: 0,
        maximum: 999_999_999,
        description: 'A percentage or an amount, depending on `tipType`.',
      }),
      default: optional(flag({ description: 'Whether the preset is preselected at checkout. Default: false.' })),
    }),
    { minItems: 1, maxItems: 3 },
  ),
  allowCustomerTip: optional(flag({ description: 'Whether buyers can tip at checkout. Default: true.' })),
  allowBusinessTipAtPayment: optional(
    flag({ description: 'Whether the store can set the tips of orders. Default: true.' }),
  ),
  allowCustomAmount: optional(flag({ description: 'Whether buyers can enter a custom amount. Default: true.' })),
  allowEditDistribution: optional(
    flag({ description: 'Whether the store can change how a tip is distributed to staff. Default: true.' }),
  ),
  autoTipOnCheckInEnabled: optional(unbuilt(flag(), later.checkIn)),
  autoTipOnCheckInPercentage: optional(unbuilt(number({ minimum: 1, maximum: 100 }), later.checkIn)),
  staffDistributionMethod: optional(
    oneOf(['EQUAL', 'PROPORTIONAL', 'UNKNOWN_SPLIT_METHOD'], {
      description: 'How tips are split between staff. `PROPORTIONAL` uses the `share` of each. Default: `EQUAL`.',
    }),
  ),
  revision,
  createdDate: optional(timestamp({ readOnly: true })),
  updatedDate: optional(timestamp({ readOnly: true })),
  default: optional(flag({ readOnly: true, description: 'Whether these are the settings that checkouts use.' })),
  appId: optional(guid()),
  extendedFields: optional(unbuilt(ExtendedFields, later.extended)),
})

const TipSettingsChange = entity('TipSettingsChange', { ...TipSettings.properties, id: guid() })

export type TipStaffMember = Static<typeof TipStaffMember>
export const TipStaffMember = entity(
  'TipStaffMember',
  {
    id: guid({ readOnly: true }),
    revision,
    name: text({ minLength: 1, maxLength: 100 }),
    active: flag({ description: 'Whether the staff member receives new tips. Default: true.' }),
    share: integer({ minimum: 1, maximum: 1000, description: 'Weight for proportional distribution. Default: 1.' }),
    createdDate: timestamp({ readOnly: true }),
    updatedDate: timestamp({ readOnly: true }),
  },
  { description: 'Someone who shares tips.' },
)

const TippableStaff = entity('TippableStaff', {
  id: guid({ readOnly: true }),
  name: text(),
  staffMemberId: optional(guid()),
  identificationData: optional(shape({ wixUserId: optional(guid()) })),
})

const TipOffer = entity(
  'TipOffer',
  {
    tipType: oneOf(['PERCENTAGE', 'AMOUNT']),
    presets: list(shape({ value: text(), default: flag(), amount: MultiCurrencyPrice })),
    allowCustomAmount: flag(),
    choice: optional(TipChoice),
  },
  { description: 'The tip options that a checkout offers to its buyer.' },
)

const TipShare = entity(
  'TipShare',
  {
    staffMemberId: guid(),
    name: text(),
    received: Price,
    refunded: Price,
    kept: Price,
    tips: integer({ description: 'Number of tips that the staff member received a share of.' }),
  },
  { description: "A staff member's share of tips in a period." },
)

const TipDistributionFields = entity(
  'TipDistributionFields',
  {
    id: text(),
    tipId: text(),
    orderId: text(),
    'staff.staffMemberId': text(),
    amount: number(),
    source: text(),
    createdDate: timestamp(),
  },
  { description: 'Fields that tip distributions can be filtered and sorted by.' },
)

const TipSettingsFields = entity(
  'TipSettingsFields',
  {
    id: text(),
    allowBusinessTipAtPayment: flag(),
    allowCustomAmount: flag(),
    allowCustomerTip: flag(),
    allowEditDistribution: flag(),
    default: flag(),
    locationId: text(),
    paymentTerminalId: text(),
    tipType: text(),
    createdDate: timestamp(),
    updatedDate: timestamp(),
  },
  { description: 'Fields that tip settings can be filtered and sorted by.' },
)

const TipStaffFields = entity(
  'TipStaffFields',
  {
    id: text(),
    name: text(),
    active: flag(),
    createdDate: timestamp(),
    updatedDate: timestamp(),
  },
  { description: 'Fields that staff members can be filtered and sorted by.' },
)

const purchaseFlowId = guid({ description: 'The `purchaseFlowId` of the cart or checkout.' })
const orderTip = shape({ tip: Tip, orderInfo: OrderInfo })
const tip = shape({ tip: Tip })
const editErrors = ['ORDER_NOT_FOUND', 'ORDER_CANNOT_BE_EDITED', 'ORDER_IS_ALREADY_EDITED'] as const

/** The tips that buyers choose, and their distribution to staff. */
export const tipCalls = room({ scope: 'orders', area: 'payments' })({
  getTipChoice: {
    method: 'GET',
    path: '/tips/v1/tips/choice/{purchaseFlowId}',
    aliases: ['/_api/tips-service/v1/tips/choice/{purchaseFlowId}'],
    summary: 'Returns the tip that the buyer chose for a cart and its checkout.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    params: shape({ purchaseFlowId }),
    response: shape({ tipChoice: optional(TipChoice) }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'tips',
      example: 'const { tipChoice } = await client.tips.getTipChoice(tippedCheckout.purchaseFlowId!)',
    },
  },
  updateTipChoice: {
    method: 'PATCH',
    path: '/tips/v1/tips/choice',
    aliases: ['/_api/tips-service/v1/tips/choice'],
    summary: 'Sets the tip of a cart and its checkout to one that the store offers. `"0"` removes it.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    body: shape({ tipChoice: TipChoice, purchaseFlowId }),
    response: shape({ tipChoice: TipChoice }),
    errors: ['NOT_FOUND', 'TIP_SETTINGS_NOT_FOUND'],
    client: {
      module: 'tips',
      args: 'tipChoice ...options',
      example: [
        'const { purchaseFlowId } = tippedCheckout',
        "await client.tips.updateTipChoice({ tipType: 'PERCENTAGE', value: '10' }, { purchaseFlowId: purchaseFlowId! })",
      ],
    },
  },
  previewTip: {
    method: 'POST',
    path: '/tips/v1/tips/preview',
    aliases: ['/_api/tips-service/v1/tips/preview'],
    summary: 'Calculates a tip on line items and its distribution to staff. Does not change anything.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({
      lineItemInfo: list(TipLine, { minItems: 1, maxItems: 300 }),
      tipChoice: TipChoice,
      tipSettingsId: optional(guid({ description: 'Tip settings to use. Default: the default settings.' })),
      draftOrderId: optional(unbuilt(guid(), later.draftTip)),
    }),
    response: tip,
    errors: ['TIP_SETTINGS_NOT_FOUND', 'CATALOG_ITEMS_NOT_FOUND'],
    client: {
      module: 'tips',
      args: 'lineItemInfo ...options',
      example: [
        "const lines = [{ lineItemId: '1', price: '20.00', quantity: 2 }]",
        "await owner.tips.previewTip(lines, { tipChoice: { tipType: 'PERCENTAGE', value: '10' }, tipSettingsId: tipSettings.id })",
      ],
    },
  },
  queryTipDistributions: {
    method: 'POST',
    path: '/tips/v1/tips/tip-distributions/query',
    aliases: ['/_api/tips-service/v1/tips/tip-distributions/query'],
    summary: 'Lists tip distributions to staff that match a filter, sorted and paged.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(Search) }),
    response: shape({ tipDistributions: list(TipDistribution), pagingMetadata: CursorMetadata }),
    client: {
      module: 'tips',
      finds: { fields: TipDistributionFields },
      example: "const { items } = await owner.tips.queryTipDistributions().descending('createdDate').find()",
    },
  },
  sumTipDistributionAmounts: {
    method: 'POST',
    path: '/tips/v1/tips/tip-distributions/sum-amounts',
    aliases: ['/_api/tips-service/v1/tips/tip-distributions/sum-amounts'],
    summary: 'Returns the total amount of the tip distributions that match a filter, as in `queryTipDistributions`.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ filter: optional(anything({ json: filterBounds.json })) }),
    response: shape({ totalAmount: amount() }),
    client: {
      module: 'tips',
      args: 'filter!',
      example: "const { totalAmount } = await owner.tips.sumTipDistributionAmounts({ source: 'WEB' })",
    },
  },
  listTipShares: {
    method: 'GET',
    path: '/vitrine/v1/tips/shares',
    summary: "Lists each staff member's share of the tips of paid orders in a period, net of refunds.",
    roles: elevated,
    repeatable: true,
    query: shape({
      from: timestamp({ description: 'Start of the period, inclusive.' }),
      until: timestamp({ description: 'End of the period, exclusive.' }),
    }),
    response: shape({ shares: list(TipShare), tipped: Price, refunded: Price, undistributed: Price }),
    client: {
      module: 'tips',
      args: 'from until',
      example: "const { shares } = await owner.tips.listTipShares('2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z')",
    },
  },
})

/** The tip options of a checkout. The path is specific to Vitrine. */
export const tipOfferCalls = room({ scope: 'orders', area: 'settings' })({
  getTipOffer: {
    method: 'GET',
    path: '/vitrine/v1/checkouts/{checkoutId}/tip-offer',
    summary:
      'Returns the tip options of a checkout and the tip that its buyer chose. Returns nothing if tips are turned off.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    params: shape({ checkoutId: guid() }),
    response: shape({ tipOffer: optional(TipOffer) }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'tips',
      gives: 'tipOffer',
      example: 'const tipOffer = await client.tips.getTipOffer(tippedCheckout.id!)',
    },
  },
})

/** Tips of placed orders. */
export const orderTipCalls = room({ scope: 'orders', area: 'payments' })({
  getTipByOrderId: {
    method: 'GET',
    path: '/tips/v1/tips/order/{orderId}',
    aliases: ['/_api/tips-service/v1/tips/order/{orderId}'],
    summary: 'Returns the tip of an order.',
    roles: elevated,
    repeatable: true,
    params: shape({ orderId: guid() }),
    response: tip,
    errors: ['ORDER_NOT_FOUND', 'TIP_NOT_FOUND'],
    client: { module: 'tips', example: 'const { tip } = await owner.tips.getTipByOrderId(tippedOrder.id)' },
  },
  getTipByDraftOrderId: {
    method: 'GET',
    path: '/tips/v1/tips/draft-order/{draftOrderId}',
    aliases: ['/_api/tips-service/v1/tips/draft-order/{draftOrderId}'],
    summary: 'Returns the tip of the order that a draft order edits.',
    roles: elevated,
    repeatable: true,
    params: shape({ draftOrderId: guid() }),
    response: tip,
    errors: ['DRAFT_ORDER_NOT_FOUND', 'TIP_NOT_FOUND'],
    client: {
      module: 'tips',
      example: [
        'const { calculatedDraftOrder } = await owner.draftOrders.createDraftOrder({ sourceOrderId: tippedOrder.id })',
        'const { tip } = await owner.tips.getTipByDraftOrderId(calculatedDraftOrder.draftOrder.id)',
      ],
    },
  },
  setTipOnOrder: {
    method: 'POST',
    path: '/tips/v1/tips/set',
    aliases: ['/_api/tips-service/v1/tips/set'],
    summary: "Sets the tip of an order and its distribution to staff. Changes the order's total.",
    roles: elevated,
    repeatable: true,
    body: shape({ orderId: guid(), tip: Tip }),
    response: orderTip,
    errors: [...editErrors, 'INVALID_TIP'],
    client: {
      module: 'tips',
      args: '...options',
      example: "const { tip } = await owner.tips.setTipOnOrder({ orderId: plainOrder.id, tip: { amount: '5.00' } })",
    },
  },
  addTipDistributionsToOrder: {
    method: 'POST',
    path: '/tips/v1/tips/tip-distributions/add',
    aliases: ['/_api/tips-service/v1/tips/tip-distributions/add'],
    summary: "Adds tips for staff members to an order. Changes the order's total.",
    roles: elevated,
    repeatable: false,
    body: shape({ orderId: guid(), tipDistributions: list(TipDistribution, { minItems: 1, maxItems: 50 }) }),
    response: shape({ tipDistributions: list(TipDistribution), orderInfo: OrderInfo }),
    errors: [...editErrors, 'INVALID_TIP_DISTRIBUTION'],
    client: {
      module: 'tips',
      args: '...options',
      example: [
        "const tipDistributions = [{ amount: '2.00', staff: { staffMemberId: tipStaffMember.id } }]",
        'await owner.tips.addTipDistributionsToOrder({ orderId: plainOrder.id, tipDistributions })',
      ],
    },
  },
  removeTipFromOrder: {
    method: 'POST',
    path: '/tips/v1/tips/remove',
    aliases: ['/_api/tips-service/v1/tips/remove'],
    summary: 'Removes the tip of an unpaid order.',
    roles: elevated,
    repeatable: true,
    body: shape({ orderId: guid() }),
    response: shape({ orderInfo: OrderInfo }),
    errors: [...editErrors, 'TIP_NOT_FOUND', 'CANNOT_REMOVE_PAID_TIP_DISTRIBUTION'],
    client: {
      module: 'tips',
      args: '...options',
      example: 'await owner.tips.removeTipFromOrder({ orderId: unpaidTippedOrder.id })',
    },
  },
})

const settings = shape({ tipSettings: TipSettings })

export const tipSettingsCalls = room({ scope: 'settings', area: 'settings' })({
  createDefaultTipSettings: {
    method: 'POST',
    path: '/tip-settings/v1/tip-settings/create-default',
    aliases: ['/_api/tip-settings/v1/tip-settings/create-default'],
    summary: 'Turns tips on by creating the default tip settings, which checkouts use.',
    roles: elevated,
    repeatable: false,
    body: shape({ tipSettings: input(TipSettings) }),
    response: settings,
    errors: [
      'DEFAULT_SETTINGS_ALREADY_EXISTS',
      'CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET',
      'PRESET_PERCENTAGE_TOO_HIGH',
    ],
    client: {
      module: 'tipSettings',
      args: 'tipSettings',
      example: [
        'const presets = [{ value: 10 }, { value: 15 }, { value: 20 }]',
        "await owner.tipSettings.createDefaultTipSettings({ tipType: 'PERCENTAGE', presets }).catch(() => 'They are on.')",
      ],
    },
  },
  createTipSettings: {
    method: 'POST',
    path: '/tip-settings/v1/tip-settings',
    aliases: ['/_api/tip-settings/v1/tip-settings'],
    summary: 'Creates tip settings for a location, a payment terminal or a user. Checkouts do not use them.',
    roles: elevated,
    repeatable: false,
    body: shape({ tipSettings: input(TipSettings) }),
    response: settings,
    errors: ['CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET', 'PRESET_PERCENTAGE_TOO_HIGH'],
    client: {
      module: 'tipSettings',
      args: 'tipSettings',
      gives: 'tipSettings',
      example: [
        'const presets = [{ value: 2 }, { value: 5 }]',
        "await owner.tipSettings.createTipSettings({ tipType: 'AMOUNT', presets, paymentTerminalId: 'till-1' })",
      ],
    },
  },
  updateTipSettings: {
    method: 'PATCH',
    path: '/tip-settings/v1/tip-settings',
    aliases: ['/_api/tip-settings/v1/tip-settings'],
    summary: 'Updates tip settings. Fields that are not sent do not change. Requires their ID and current revision.',
    roles: elevated,
    repeatable: false,
    body: shape({ tipSettings: input(TipSettingsChange) }),
    response: settings,
    errors: ['NOT_FOUND', 'CONFLICT', 'CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET', 'PRESET_PERCENTAGE_TOO_HIGH'],
    client: {
      module: 'tipSettings',
      args: 'tipSettings',
      gives: 'tipSettings',
      example: [
        'const { id, revision } = tipSettings',
        "await owner.tipSettings.updateTipSettings({ id, revision, staffDistributionMethod: 'PROPORTIONAL' })",
      ],
    },
  },
  deleteTipSettings: {
    method: 'DELETE',
    path: '/tip-settings/v1/tip-settings/{tipSettingsId}',
    aliases: ['/_api/tip-settings/v1/tip-settings/{tipSettingsId}'],
    summary: 'Deletes tip settings. The default settings cannot be deleted.',
    roles: elevated,
    repeatable: false,
    params: shape({ tipSettingsId: guid() }),
    response: shape({}),
    errors: ['NOT_FOUND', 'CANNOT_DELETE_DEFAULT_SETTINGS'],
    client: { module: 'tipSettings', example: 'await owner.tipSettings.deleteTipSettings(otherTipSettings.id)' },
  },
  queryTipSettings: {
    method: 'POST',
    path: '/tip-settings/v1/tip-settings/query',
    aliases: ['/_api/tip-settings/v1/tip-settings/query'],
    summary: 'Lists tip settings that match a filter, sorted and paged.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(Search) }),
    response: shape({ tipSettings: list(TipSettings), pagingMetadata: CursorMetadata }),
    client: {
      module: 'tipSettings',
      finds: { fields: TipSettingsFields },
      example: "const { items } = await owner.tipSettings.queryTipSettings().eq('default', true).find()",
    },
  },
})

const staffMember = shape({ tipStaffMember: TipStaffMember })

export const tippableStaffCalls = room({ scope: 'settings', area: 'settings' })({
  listTippableStaff: {
    method: 'GET',
    path: '/tips-staff/v1/eligible-staff',
    aliases: ['/_api/tips-staff-service/v1/eligible-staff'],
    summary: 'Lists the staff members who can receive tips.',
    roles: elevated,
    repeatable: true,
    query: shape({
      includeWixUsers: optional(flag({ description: 'Whether to include the owners of the store. Default: false.' })),
      filterByName: optional(
        text({ maxLength: 100, description: 'Returns only staff members with this in their name.' }),
      ),
      filterByIds: optional(list(guid(), { maxItems: 100 })),
    }),
    response: shape({ staff: list(TippableStaff) }),
    client: {
      module: 'tippableStaff',
      args: '...options',
      example: "const { staff } = await owner.tippableStaff.listTippableStaff({ filterByName: 'Ada' })",
    },
  },
  createTipStaffMember: {
    method: 'POST',
    path: '/vitrine/v1/tip-staff',
    summary: 'Creates a staff member who receives tips.',
    roles: elevated,
    repeatable: false,
    body: shape({ tipStaffMember: input(TipStaffMember) }),
    response: staffMember,
    client: {
      module: 'tippableStaff',
      args: 'tipStaffMember',
      gives: 'tipStaffMember',
      example: "await owner.tippableStaff.createTipStaffMember({ name: 'Ada', share: 2 })",
    },
  },
  queryTipStaffMembers: {
    method: 'POST',
    path: '/vitrine/v1/tip-staff/query',
    summary: 'Lists tip staff members that match a filter, including inactive ones, sorted and paged.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(Search) }),
    response: shape({ tipStaffMembers: list(TipStaffMember), pagingMetadata: CursorMetadata }),
    client: {
      module: 'tippableStaff',
      finds: { fields: TipStaffFields },
      example: "const { items } = await owner.tippableStaff.queryTipStaffMembers().ascending('name').find()",
    },
  },
  updateTipStaffMember: {
    method: 'PATCH',
    path: '/vitrine/v1/tip-staff/{id}',
    summary: 'Updates a staff member who receives tips. Requires the current revision. Past tips do not change.',
    roles: elevated,
    repeatable: false,
    params: shape({ id: guid() }),
    body: shape({ tipStaffMember: input(TipStaffMember) }),
    response: staffMember,
    errors: ['NOT_FOUND', 'CONFLICT'],
    client: {
      module: 'tippableStaff',
      args: 'id tipStaffMember',
      gives: 'tipStaffMember',
      example: [
        'const { id, revision } = tipStaffMember',
        'await owner.tippableStaff.updateTipStaffMember(id, { revision, share: 3 })',
      ],
    },
  },
  deleteTipStaffMember: {
    method: 'DELETE',
    path: '/vitrine/v1/tip-staff/{id}',
    summary: 'Deletes a staff member who receives tips. Past tips do not change.',
    roles: elevated,
    repeatable: false,
    params: shape({ id: guid() }),
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'tippableStaff',
      example: 'await owner.tippableStaff.deleteTipStaffMember(otherTipStaffMember.id)',
    },
  },
})
