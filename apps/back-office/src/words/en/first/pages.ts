const returns = (count: number): string => (count === 1 ? '1 return' : `${count} returns`)
const orderCount = (count: number): string => (count === 1 ? '1 order' : `${count} orders`)

/** Names of the pages, and what the menu and the overview say about them. */
export const pageWords = {
  drafts: {
    title: 'Draft orders',
  },
  abandoned: {
    title: 'Abandoned checkouts',
    overviewFigure: 'Abandoned checkouts, last 30 days',
    recoveredCount: (count: number) => `${count} recovered`,
  },
  returns: {
    title: 'Returns',
    pending: {
      requested: (count: number) => `${returns(count)} ${count === 1 ? 'needs' : 'need'} approval.`,
      received: (count: number) =>
        `${returns(count)} ${count === 1 ? 'was' : 'were'} received and ${count === 1 ? 'needs' : 'need'} to be settled.`,
      answer: 'Review',
      settle: 'Settle',
      title: 'Returns',
      count: (count: number) => `${returns(count)} ${count === 1 ? 'needs' : 'need'} action`,
    },
    settings: {
      title: 'Return settings',
    },
  },
  collections: {
    title: 'Collections',
  },
  inventories: {
    title: 'Inventory',
    allLow: 'All low stock',
  },
  waitlist: {
    title: 'Back in stock',
  },
  transfers: {
    title: 'Transfers',
  },
  locations: {
    title: 'Locations',
  },
  brands: {
    title: 'Brands',
  },
  ribbons: {
    title: 'Ribbons',
  },
  infoSections: {
    title: 'Info sections',
  },
  productGroups: {
    title: 'Product groups',
  },
  customers: {
    title: 'Customers',
    unnamed: 'No name',
  },
  companies: {
    title: 'Companies',
  },
  companyOrders: {
    title: 'Invoices due',
  },
  segments: {
    title: 'Segments',
  },
  memberGroups: {
    title: 'Member groups',
  },
  reviews: {
    title: 'Reviews',
    waitingCount: (count: number) => `${count} pending`,
  },
  discounts: {
    title: 'Discounts',
  },
  coupons: {
    title: 'Coupons',
  },
  promotions: {
    title: 'Promotions',
  },
  priceLists: {
    title: 'Price lists',
  },
  giftCards: {
    title: 'Gift cards',
  },
  reports: {
    title: 'Reports',
    all: 'All reports',
    inCurrency: (currency: string) => `Sales in ${currency}`,
    sales: 'Total sales',
    orders: 'Orders',
    average: 'Average order',
    returning: 'Returning customers',
    before: (value: string) => `Before: ${value}`,
    more: (percent: string) => `${percent} more`,
    less: (percent: string) => `${percent} less`,
    same: 'No change',
    noValue: '–',
    chart: (from: string, to: string) => `Bar chart of sales from ${from} to ${to}`,
    chartBar: (period: string, sales: string, orders: number) => `${period}: ${sales}, ${orderCount(orders)}`,
    day: 'Day',
    week: 'Week',
    month: 'Month',
  },
  savedReports: {
    title: 'Saved reports',
  },
  finances: {
    title: 'Finances',
  },
  design: {
    title: 'Storefront design',
  },
  domains: {
    title: 'Domains',
    missingTitleOf: (domain: string) => `The TXT record of ${domain} is gone`,
    missingHint:
      'The domain still works, but it is no longer certain that it is yours. Create the record again, or remove the domain.',
  },
  searches: {
    title: 'Search',
  },
  policies: {
    title: 'Policies',
    missing: (count: number) => (count === 1 ? 'A policy is missing' : `${count} policies are missing`),
    missingHint: (names: string) => `Your store doesn’t show: ${names}.`,
    add: 'Add policies',
    names: {
      termsAndConditions: 'Terms and conditions',
      privacyPolicy: 'Privacy policy',
      withdrawalPolicy: 'Right of withdrawal',
      returnPolicy: 'Return policy',
      deliveryPolicy: 'Delivery and shipping',
      digitalItemPolicy: 'Digital items',
      contactUs: 'Contact us',
      imprint: 'Legal notice (imprint)',
      customPolicy: 'Another policy',
    },
  },
  checkouts: {
    title: 'Checkout',
  },
  signIns: {
    title: 'Sign-in',
  },
  general: {
    title: 'General',
  },
  deliveries: {
    title: 'Delivery',
    none: 'No delivery methods yet',
    noneHint: 'Until you add one, customers can’t order physical products.',
    add: 'Add delivery method',
  },
  fees: {
    title: 'Fees',
  },
  tips: {
    title: 'Tips',
  },
  labels: {
    title: 'Shipping labels',
  },
  paymentMethods: {
    title: 'Payments',
  },
  currencies: {
    title: 'Currencies',
  },
  taxes: {
    title: 'Tax',
  },
  invoiceSettings: {
    title: 'Invoices',
  },
  emails: {
    title: 'Customer emails',
  },
  notifications: {
    title: 'Notifications',
  },
  appsAndKeys: {
    title: 'Apps and keys',
  },
  failedJobs: {
    title: 'Failed jobs',
    count: (count: number) => (count === 1 ? '1 failed job' : `${count} failed jobs`),
  },
  staff: {
    title: 'Staff',
  },
  auditLog: {
    title: 'Audit log',
  },
  account: {
    title: 'My account',
  },
  alerts: {
    bell: (unread: number) => {
      if (unread === 0) return 'Alerts'
      return unread === 1 ? 'Alerts, 1 unread' : `Alerts, ${unread >= 100 ? '99+' : unread} unread`
    },
  },
  members: {
    pendingApproval: (count: number) =>
      count === 1 ? '1 member is waiting for your approval.' : `${count} members are waiting for your approval.`,
    reviewPending: 'Review members',
  },
}
