import { abandonedWords } from './en/orders/abandoned.ts'
import { alertWords } from './en/messages/alerts.ts'
import { appsAndKeysWords } from './en/apps-and-keys.ts'
import { cancelWords } from './en/orders/cancel.ts'
import { catalogWords } from './en/catalog/catalog.ts'
import { orderWords } from './en/orders/orders.ts'
import { orderListWords } from './en/orders/order-list.ts'
import { checkoutWords } from './en/checkout.ts'
import { commandMenuWords } from './en/command-menu.ts'
import { clockWords } from './en/clock.ts'
import { customerWords } from './en/customers.ts'
import { deliveryWords } from './en/delivery.ts'
import { draftWords } from './en/orders/drafts.ts'
import { discountWords } from './en/catalog/discounts.ts'
import { disputeWords } from './en/orders/disputes.ts'
import { documentWords } from './en/orders/documents.ts'
import { downloadWords } from './en/orders/downloads.ts'
import { financeWords } from './en/finances.ts'
import { editorWords } from './en/catalog/editor.ts'
import { groupWords } from './en/catalog/groups.ts'
import { inventoryWords } from './en/catalog/inventory.ts'
import { importWords } from './en/catalog/imports.ts'
import { namedWords } from './en/catalog/named.ts'
import { labelWords } from './en/orders/labels.ts'
import { productBulkWords } from './en/catalog/product-bulk.ts'
import { productListWords } from './en/catalog/product-list.ts'
import { mediaWords } from './en/catalog/media.ts'
import { marketingWords } from './en/catalog/marketing.ts'
import { failedJobWords } from './en/failed-jobs.ts'
import { emailWords } from './en/messages/emails.ts'
import { notificationWords } from './en/messages/notifications.ts'
import { paymentWords } from './en/payments.ts'
import { peopleWords } from './en/people.ts'
import { policyWords } from './en/policies.ts'
import { priceWords } from './en/catalog/prices.ts'
import { refundWords } from './en/orders/refunds.ts'
import { reportWords } from './en/reports.ts'
import { returnWords } from './en/orders/returns.ts'
import { reviewWords } from './en/catalog/reviews.ts'
import { designWords } from './en/design.ts'
import { searchWords } from './en/catalog/search.ts'
import { setUpWords } from './en/set-up.ts'
import { shortcutWords } from './en/shortcuts.ts'
import { settingsWords } from './en/settings.ts'
import { shipmentWords } from './en/orders/shipments.ts'
import { staffWords } from './en/staff.ts'
import { taxWords } from './en/tax.ts'
import { translationWords } from './en/catalog/translations.ts'

/** English texts of the back office. Another language would be another file of this shape. */
export const words = {
  ...abandonedWords,
  ...alertWords,
  ...appsAndKeysWords,
  ...cancelWords,
  ...draftWords,
  ...catalogWords,
  ...orderWords,
  ...orderListWords,
  ...checkoutWords,
  ...clockWords,
  ...commandMenuWords,
  ...customerWords,
  ...deliveryWords,
  ...discountWords,
  ...disputeWords,
  ...documentWords,
  ...downloadWords,
  ...editorWords,
  ...financeWords,
  ...groupWords,
  ...inventoryWords,
  ...importWords,
  ...namedWords,
  ...labelWords,
  ...marketingWords,
  ...mediaWords,
  ...failedJobWords,
  ...emailWords,
  ...notificationWords,
  ...paymentWords,
  ...peopleWords,
  ...policyWords,
  ...priceWords,
  ...productBulkWords,
  ...productListWords,
  ...refundWords,
  ...reportWords,
  ...returnWords,
  ...reviewWords,
  ...designWords,
  ...searchWords,
  ...setUpWords,
  ...shortcutWords,
  ...settingsWords,
  ...shipmentWords,
  ...staffWords,
  ...taxWords,
  ...translationWords,

  backOffice: 'Back office',
  signIn: 'Sign in',
  signInTitle: 'Sign in to your store',
  signInHint: 'Use the email and password of your staff account.',
  signOut: 'Sign out',
  email: 'Email',
  password: 'Password',
  navigation: 'Menu',
  overview: 'Overview',
  orders: 'Orders',
  products: 'Products',
  catalog: 'Catalog',
  marketing: 'Marketing',
  onlineStore: 'Online store',
  settings: 'Settings',
  delete: 'Delete',
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleted: (name: string) => `“${name}” deleted`,
  remove: 'Remove',
  removeOne: (name: string) => `Remove ${name}`,
  added: (name: string) => `“${name}” added`,
  choose: 'Choose…',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Your browser couldn’t copy it. Select the text and copy it yourself.',
  notANumber: 'Enter a number, such as 12.50.',
  notWhole: 'Enter a whole number, such as 3.',
  /** Messages for the server's validation rules. The server's own message is used for other rules. */
  fieldErrors: {
    REQUIRED_FIELD: 'This field is required.',
    MIN_LENGTH: 'This field is required.',
  } as Record<string, string | undefined>,
  save: 'Save',
  cancel: 'Cancel',
  search: 'Search',
  all: 'All',
  retry: 'Try again',
  goBack: 'Back',
  toOverview: 'Go to overview',
  noPage: 'Page not found',
  noPageHint: 'It may have moved, or the URL may be wrong.',
  leaveTitle: 'Leave page with unsaved changes?',
  leaveHint: 'Changes you haven’t saved will be lost.',
  stay: 'Keep editing',
  leave: 'Leave page',

  recentSales: (days: number) => `Sales, last ${days} days`,
  ordersToFulfill: 'Orders to fulfill',
  noPayments: 'Your store can’t take payments yet',
  noPaymentsHint:
    'No payment method is turned on, so customers can only place free orders. Checkout shows this before they enter any details.',
  setUpPayments: 'Set up payments',
  lowStock: 'Low stock',
  lowStockNone: 'Nothing is running low.',
  recentOrders: 'Recent orders',
  left: (count: number) => (count === 0 ? 'Sold out' : `${count} left`),

  order: (number: string) => `Order ${number}`,
  orderColumn: 'Order',
  date: 'Date',
  buyer: 'Customer',
  payment: 'Payment',
  fulfillment: 'Fulfillment',
  total: 'Total',
  searchOrders: 'Search by order number, email, or name',
  noOrders: 'No orders yet',
  noOrdersHint: 'Orders show up here as soon as customers place them.',
  noOrdersFound: 'No matching orders',
  noOrdersFoundHint: 'Try another search, or view all orders.',
  unpaid: 'Unpaid',
  notFulfilled: 'Not fulfilled',
  paymentStates: {
    UNSPECIFIED: 'Unknown',
    NOT_PAID: 'Unpaid',
    PENDING: 'Pending',
    PENDING_MERCHANT: 'Action needed',
    PARTIALLY_PAID: 'Partially paid',
    PAID: 'Paid',
    PARTIALLY_REFUNDED: 'Partially refunded',
    FULLY_REFUNDED: 'Refunded',
    CANCELED: 'Canceled',
    DECLINED: 'Declined',
  },
  nothingToShip: 'Nothing to ship',
  fulfillmentStates: {
    NOT_FULFILLED: 'Not fulfilled',
    PARTIALLY_FULFILLED: 'Partially fulfilled',
    FULFILLED: 'Fulfilled',
    CANCELED: 'Nothing left to ship',
  },
  orderStates: { INITIALIZED: 'Not confirmed', PENDING: 'Needs review', CANCELED: 'Canceled', REJECTED: 'Rejected' },

  items: 'Items',
  quantity: 'Quantity',
  price: 'Price',
  subtotal: 'Subtotal',
  discount: 'Discount',
  delivery: 'Delivery',
  tax: 'Tax',
  taxIncluded: 'Tax included',
  cancelOrder: 'Cancel order',
  restock: 'Restock items',
  sendCancellation: (email: string) => `Send a cancellation email to ${email}`,
  cancelMessage: 'Message to the customer',
  deliverTo: 'Delivery address',
  deliverBy: (date: string) => `Ready or delivered by ${date}`,
  pickup: 'Pickup',
  billTo: 'Billing address',
  marketingConsent: 'News and offers',
  marketingAllowed: (channels: string) => `Signed up: ${channels}`,
  marketingNotAllowed: 'Not signed up',
  marketingChannels: { email: 'email', sms: 'text messages' },
  contact: 'Contact',
  note: 'Note from the customer',
  payments: 'Payments',
  refunded: (amount: string) => `${amount} refunded`,
  refundPending: (amount: string) =>
    `A refund of ${amount} is pending. We keep checking until the payment provider confirms it.`,
  amountRetained: (amount: string) => `${amount} of this canceled order was not refunded. You can still refund it.`,
  card: (brand: string, digits: string) => `${brand} ending in ${digits}`,
  giftCardNamed: (code: string) => `gift card ${code}`,
  noAddress: 'No address provided',

  searchProducts: 'Search products',
  product: 'Product',
  stock: 'Inventory',
  noProducts: 'No products yet',
  noProductsHint: 'Add your first product, or import a whole catalog.',
  noProductsFound: 'No matching products',
  notCounted: 'Not tracked',
  hidden: 'Hidden',
  variants: (count: number) => (count === 1 ? '1 variant' : `${count} variants`),
  name: 'Name',
  ribbon: 'Ribbon',
  description: 'Description',
  descriptionHint: 'Simple HTML works, such as <p> and <strong>.',
  visible: 'Show in the store',
  trackQuantity: 'Track quantity',
  inStock: 'In stock',
  details: 'Details',
  saved: 'Saved',
  waiting: (count: number) =>
    count === 1
      ? '1 customer wants to be notified when it’s back in stock.'
      : `${count} customers want to be notified when it’s back in stock.`,
  viewInShop: 'View in store',
  page: 'Pages',

  storeName: 'Store name',
  language: 'Language',
  languageHint: 'Also determines how prices are formatted.',
  contactEmail: 'Contact email',
  currencyNote: (currency: string) => `Prices are in ${currency}.`,

  wrongPassword: 'Incorrect email or password.',
  passwordMustChange:
    'Too many wrong passwords. Sign in from a location you have used before, or set a new password on the server: npm run owner -- your email.',
  tooManyAttempts: 'Too many attempts. Wait a moment and try again.',
  offline: 'Can’t reach the server. Check that it is running, then try again.',
  notFound: 'This doesn’t exist or was deleted',
  failed: 'Something went wrong. Try again.',
  requestId: (id: string) => `If you report it, include the request ID ${id}.`,
}
