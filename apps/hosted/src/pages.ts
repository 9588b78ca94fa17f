import { ChallengePage } from './checkout/challenge-page.tsx'
import { CheckoutPage } from './checkout/checkout-page.tsx'
import { ConfirmationPage } from './checkout/confirmation-page.tsx'
import { MessagePage } from './message-page.tsx'
import type { PageComponent } from './page.ts'

/** Every page by its name; the browser finds here what the server drew. */
export const pages: Readonly<Record<string, PageComponent>> = {
  challenge: ChallengePage,
  checkout: CheckoutPage,
  confirmation: ConfirmationPage,
  message: MessagePage,
}
