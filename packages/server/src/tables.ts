import type { ActivityTables } from './activity/tables.ts'
import type { Kysely } from 'kysely'
import type { BackInStockTables } from './back-in-stock/tables.ts'
import type { CaptchaTables } from './captcha/tables.ts'
import type { CatalogTables } from './catalog/tables.ts'
import type { CartTables } from './cart/tables.ts'
import type { CheckoutTables } from './checkout/tables.ts'
import type { CheckoutTemplateTables } from './checkout-template/tables.ts'
import type { ConsentTables } from './consent/tables.ts'
import type { ContactTables } from './contact/tables.ts'
import type { CouponTables } from './coupon/tables.ts'
import type { EventTables } from './event/tables.ts'
import type { FactorTables } from './factor/tables.ts'
import type { GiftCardTables } from './gift-card/tables.ts'
import type { IdempotencyTables } from './idempotency/tables.ts'
import type { IdentityTables } from './identity/tables.ts'
import type { ImportTables } from './import/tables.ts'
import type { InstallationTables } from './installation/tables.ts'
import type { MailTables } from './mail/tables.ts'
import type { MediaTables } from './media/tables.ts'
import type { MemberTables } from './member/tables.ts'
import type { OrderTables } from './order/tables.ts'
import type { PaymentTables } from './payment/tables.ts'
import type { ReviewTables } from './review/tables.ts'
import type { SettingTables } from './setting/tables.ts'
import type { ShippingTables } from './shipping/tables.ts'
import type { ShippoTables } from './shippo/tables.ts'
import type { SignInProviderTables } from './sign-in-provider/tables.ts'
import type { SiteTables } from './site/tables.ts'

import type { TaxTables } from './tax/tables.ts'

/** Every table of the database; each room declares its own. */
export interface Tables
  extends
    SiteTables,
    EventTables,
    MailTables,
    CatalogTables,
    BackInStockTables,
    CartTables,
    CouponTables,
    ConsentTables,
    ContactTables,
    SettingTables,
    ShippingTables,
    ShippoTables,
    TaxTables,
    GiftCardTables,
    CheckoutTables,
    CheckoutTemplateTables,
    OrderTables,
    PaymentTables,
    ReviewTables,
    IdempotencyTables,
    MemberTables,
    ActivityTables,
    IdentityTables,
    FactorTables,
    CaptchaTables,
    MediaTables,
    ImportTables,
    InstallationTables,
    SignInProviderTables {}

/** The database, or a transaction on it. */
export type Db = Kysely<Tables>
