import { elevated, room } from '../../call.ts'
import { StoreCoupon } from '../../entities/pricing/coupon.ts'
import { entity, flag, guid, input, integer, list, oneOf, optional, shape, text, timestamp } from '../../schema.ts'
import { CursorMetadata, Search } from '../query.ts'

const id = shape({ id: guid() })
const coupon = shape({ coupon: StoreCoupon })

/** Limits that `unset` can remove. */
const bounds = [
  'minimumSubtotal',
  'collectionId',
  'productIds',
  'memberGroupIds',
  'startTime',
  'expirationTime',
  'usageLimit',
  'perCustomerLimit',
] as const

const CouponFields = entity(
  'CouponFields',
  {
    id: text(),
    code: text(),
    name: text(),
    active: flag(),
    timesUsed: integer(),
    expirationTime: timestamp(),
    createdDate: timestamp(),
    updatedDate: timestamp(),
  },
  { description: 'Fields that coupons can be filtered and sorted by.' },
)

export const couponCalls = room({ scope: 'giftCards', area: 'marketing' })({
  createCoupon: {
    method: 'POST',
    path: '/vitrine/v1/coupons',
    summary: 'Creates a coupon.',
    roles: elevated,
    repeatable: false,
    body: shape({ coupon: input(StoreCoupon) }),
    response: coupon,
    errors: ['ALREADY_EXISTS', 'NOT_FOUND'],
    client: {
      module: 'coupons',
      args: 'coupon',
      gives: 'coupon',
      example: [
        "const effect = { type: 'PERCENT_OFF' as const, percent: '10' }",
        "await owner.coupons.createCoupon({ code: 'SPRING', name: 'Spring', effect, perCustomerLimit: 1 })",
      ],
    },
  },
  getCoupon: {
    method: 'GET',
    path: '/vitrine/v1/coupons/{id}',
    summary: 'Returns a coupon with its number of uses.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: coupon,
    errors: ['NOT_FOUND'],
    client: {
      module: 'coupons',
      gives: 'coupon',
      example: 'const { timesUsed } = await owner.coupons.getCoupon(coupon.id)',
    },
  },
  queryCoupons: {
    method: 'POST',
    path: '/vitrine/v1/coupons/query',
    summary: 'Lists coupons that match a filter, sorted and paged.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(Search) }),
    response: shape({ coupons: list(StoreCoupon), pagingMetadata: CursorMetadata }),
    client: {
      module: 'coupons',
      finds: { fields: CouponFields },
      example: "const { items } = await owner.coupons.queryCoupons().eq('active', true).find()",
    },
  },
  updateCoupon: {
    method: 'PATCH',
    path: '/vitrine/v1/coupons/{id}',
    summary: 'Updates a coupon. Fields that are not sent do not change. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({
      coupon: input(StoreCoupon),
      unset: optional(list(oneOf(bounds), { maxItems: 8, description: 'Limits to remove.' })),
    }),
    response: coupon,
    errors: ['NOT_FOUND', 'CONFLICT', 'ALREADY_EXISTS'],
    client: {
      module: 'coupons',
      args: 'id coupon ...options',
      gives: 'coupon',
      example: [
        'const { revision } = coupon',
        "await owner.coupons.updateCoupon(coupon.id, { revision, active: false }, { unset: ['usageLimit'] })",
      ],
    },
  },
  deleteCoupon: {
    method: 'DELETE',
    path: '/vitrine/v1/coupons/{id}',
    summary: 'Deletes a coupon. Orders that used it do not change.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: { module: 'coupons', example: 'await owner.coupons.deleteCoupon(coupon.id)' },
  },
})
