import type { Views } from '@vitrine/web/document/drawn-page.ts'
import { AddressesPage } from './account/profile/addresses-page.tsx'
import { ContactPage } from './account/profile/contact-page.tsx'
import { DataPage } from './account/data-page.tsx'
import { CodesPage, SetupPage } from './account/security/factor-setup-pages.tsx'
import { HoldingsPage } from './account/holdings/holdings-page.tsx'
import { InfoPage } from './account/profile/info-page.tsx'
import { OrderPage } from './account/orders/order-page.tsx'
import { OrdersPage, UnknownOrderPage } from './account/orders/orders-page.tsx'
import { PaymentMethodsPage } from './account/holdings/payment-methods-page.tsx'
import { SecurityPage } from './account/security/security-page.tsx'
import { CompanyPage } from './account/company/company-page.tsx'
import { StoreCreditPage } from './account/holdings/store-credit-page.tsx'
import { ChallengePage } from './checkout/challenge/challenge-page.tsx'
import { CheckoutPage } from './checkout/checkout-page.tsx'
import { ConfirmationPage } from './checkout/confirmation-page.tsx'
import { SessionEndedPage } from './checkout/session/session-ended-page.tsx'
import { ConsentPage } from './consent/consent-page.tsx'
import { FactorPage } from './factor/factor-page.tsx'
import { MessagePage } from './message-page.tsx'
import { FindOrderPage } from './order/find-page.tsx'
import { LinkedOrderPage } from './order/order-page.tsx'
import { PayPage } from './pay/pay-page.tsx'
import { ReceiptPage } from './receipt/receipt-page.tsx'
import { ForgotPage, ResetPage } from './sign-in/recovery/recovery-pages.tsx'
import { SignInPage } from './sign-in/sign-in-page.tsx'
import { SignUpPage } from './sign-in/sign-up-page.tsx'
import { VerifyPage } from './sign-in/recovery/verify-page.tsx'

/** All pages by name, for the browser. */
export const pages: Views = {
  challenge: ChallengePage,
  checkout: CheckoutPage,
  confirmation: ConfirmationPage,
  'find-order': FindOrderPage,
  'linked-order': LinkedOrderPage,
  message: MessagePage,
  pay: PayPage,
  receipt: ReceiptPage,
  'session-ended': SessionEndedPage,
  'sign-in': SignInPage,
  'sign-up': SignUpPage,
  verify: VerifyPage,
  factor: FactorPage,
  'account-security': SecurityPage,
  'account-security-setup': SetupPage,
  'account-security-codes': CodesPage,
  consent: ConsentPage,
  forgot: ForgotPage,
  reset: ResetPage,
  'account-addresses': AddressesPage,
  'account-contact': ContactPage,
  'account-data': DataPage,
  'account-holdings': HoldingsPage,
  'account-info': InfoPage,
  'account-payment-methods': PaymentMethodsPage,
  'account-orders': OrdersPage,
  'account-order': OrderPage,
  'account-company': CompanyPage,
  'account-store-credit': StoreCreditPage,
  'account-order-unknown': UnknownOrderPage,
}
