/**
 * Areas of the back office and what they contain. Each call belongs to one.
 * Calls of the area `common` need no permission: one's own account, and settings that every page needs.
 */
const areas = {
  orders: 'Orders, drafts and returns',
  fulfillment: 'Fulfillments, shipping labels and download links',
  payments: 'Payments, refunds, payment requests and disputes',
  finances: 'Books, invoices and receipts',
  reports: 'Reports of sales and visits',
  carts: 'Carts and checkouts of buyers',
  products: 'Products, collections, translations and search',
  inventory: 'Inventory, locations and transfers',
  customers: 'Members, contacts and groups',
  marketing: 'Discounts, coupons, promotions, reviews and abandoned checkouts',
  giftCards: 'Gift cards and store credit',
  design: 'Design of the store',
  delivery: 'Delivery methods and regions',
  taxes: 'Taxes',
  settings: 'Settings of the store, including payment providers',
  developers: 'API keys, apps, webhooks and failed jobs',
  staff: 'Staff, roles and the audit log',
} as const

export type StaffArea = keyof typeof areas
/** The area of a call. */
export type Area = StaffArea | 'common'

export const areaNames = Object.keys(areas) as StaffArea[]

/** The permission to read an area, or to read and change it. */
export type Permission = `${StaffArea}.${'read' | 'write'}`

export const permissionNames: readonly Permission[] = areaNames.flatMap((area): Permission[] => [
  `${area}.read`,
  `${area}.write`,
])

/** Whether permissions include a permission. Whoever may change an area may also read it. */
export const hasPermission = (permissions: ReadonlySet<string>, permission: Permission): boolean =>
  permissions.has(permission) || permissions.has(permission.replace('.read', '.write'))

const readAll: readonly Permission[] = areaNames
  .filter((area) => area !== 'staff')
  .map((area): Permission => `${area}.read`)
const write = (...named: readonly StaffArea[]): readonly Permission[] =>
  named.map((area): Permission => `${area}.write`)
const read = (...named: readonly StaffArea[]): readonly Permission[] => named.map((area): Permission => `${area}.read`)

/** The roles that every store has, with their permissions. Stores add roles of their own. */
export const builtInRoles = {
  owner: permissionNames,
  manager: permissionNames.filter((name) => name !== 'staff.write' && name !== 'developers.write'),
  fulfillment: [
    ...write('fulfillment', 'inventory'),
    ...read('orders', 'payments', 'finances', 'reports', 'customers', 'products', 'delivery', 'taxes', 'settings'),
    ...read('giftCards'),
  ],
  support: [
    ...write('orders', 'fulfillment', 'payments', 'carts', 'customers', 'giftCards'),
    ...read('finances', 'reports', 'products', 'inventory', 'marketing', 'delivery', 'taxes', 'settings'),
  ],
  marketing: [
    ...write('products', 'marketing', 'giftCards', 'design', 'reports'),
    ...read('orders', 'payments', 'inventory', 'customers', 'delivery', 'settings'),
  ],
  accountant: [
    ...write('finances', 'taxes', 'reports'),
    ...read('orders', 'fulfillment', 'payments', 'customers', 'products', 'giftCards', 'delivery', 'settings'),
  ],
  developer: [...readAll, ...write('developers', 'design', 'settings')],
} as const satisfies Readonly<Record<string, readonly Permission[]>>

export type BuiltInRole = keyof typeof builtInRoles

export const builtInRoleNames = Object.keys(builtInRoles) as BuiltInRole[]

export const isBuiltInRole = (role: string): role is BuiltInRole => Object.hasOwn(builtInRoles, role)
