import type { ActivityTables } from '../../people/activity/tables.ts'
import type { Kysely } from 'kysely'
import type { BackInStockTables } from '../../shop/back-in-stock/tables.ts'
import type { CaptchaTables } from '../../people/captcha/tables.ts'
import type { CatalogTables } from '../../shop/catalog/tables.ts'
import type { CartTables } from '../../shop/cart/tables.ts'
import type { CheckoutTables } from '../../shop/checkout/tables.ts'
import type { CheckoutTemplateTables } from '../../shop/checkout-template/tables.ts'
import type { ConsentTables } from '../../people/consent/tables.ts'
import type { ContactTables } from '../../people/contact/tables.ts'
import type { CouponTables } from '../../shop/coupon/tables.ts'
import type { EventTables } from '../event/tables.ts'
import type { FactorTables } from '../../people/factor/tables.ts'
import type { GiftCardTables } from '../../shop/gift-card/tables.ts'
import type { IdempotencyTables } from '../../doors/idempotency/tables.ts'
import type { IdentityTables } from '../../people/sign-in/tables.ts'
import type { ImportTables } from '../../shop/import/tables.ts'
import type { InstallationTables } from '../../people/installation/tables.ts'
import type { MailTables } from '../mail/tables.ts'
import type { MediaTables } from '../media/tables.ts'
import type { MemberTables } from '../../people/member/tables.ts'
import type { OrderTables } from '../../shop/order/tables.ts'
import type { PaymentTables } from '../../shop/payment/tables.ts'
import type { ReviewTables } from '../../shop/review/tables.ts'
import type { SettingTables } from '../../shop/setting/tables.ts'
import type { ShippingTables } from '../../shop/shipping/tables.ts'
import type { ShippoTables } from '../../shop/shippo/tables.ts'
import type { SignInProviderTables } from '../../people/sign-in-provider/tables.ts'
import type { SiteTables } from '../site/tables.ts'

import type { TaxTables } from '../../shop/tax/tables.ts'

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
