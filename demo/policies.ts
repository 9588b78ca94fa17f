import type { CheckoutSettings } from '@vitrine/contract/entities/selling/checkout-settings.ts'

const inGerman = (content: string) => [{ language: 'de', content }]

/** Policies of the demo store, which nobody runs: short, and without the facts of a business. */
export const demoPolicies: NonNullable<CheckoutSettings['checkoutPolicies']> = {
  termsAndConditions: {
    visible: true,
    content: `Ostrel is a demo store. Nothing is sold, and no card is charged.

A contract is concluded when we confirm your order by email. Prices include VAT. Everything stays ours until it is paid for.

Pieces are made by hand, so color and size differ a little from the pictures.`,
    translations: inGerman(`Ostrel ist ein Demo-Shop. Es wird nichts verkauft und keine Karte belastet.

Ein Vertrag kommt zustande, wenn wir Ihre Bestellung per E-Mail bestätigen. Preise enthalten die Mehrwertsteuer. Bis zur Bezahlung bleibt die Ware unser Eigentum.

Alles ist von Hand gemacht, deshalb weichen Farbe und Größe ein wenig von den Bildern ab.`),
  },
  privacyPolicy: {
    visible: true,
    content: `We use your name, address and email to deliver your order and to answer your questions. Card numbers go to the payment provider only.

Visits are counted without cookies and without knowing who you are. The newsletter is sent to those who confirm it, and each issue has a link to end it.

In your account you can download or delete what we know about you.`,
    translations:
      inGerman(`Wir verwenden Ihren Namen, Ihre Adresse und Ihre E-Mail-Adresse, um Ihre Bestellung zu liefern und Ihre Fragen zu beantworten. Kartennummern gehen nur an den Zahlungsanbieter.

Besuche werden ohne Cookies gezählt und ohne zu wissen, wer Sie sind. Den Newsletter bekommt, wer ihn bestätigt; jede Ausgabe hat einen Link zum Abbestellen.

In Ihrem Konto können Sie herunterladen oder löschen, was wir über Sie wissen.`),
  },
  returnPolicy: {
    visible: true,
    content: `You can return everything within 30 days, except gift cards, downloads and pieces made for you.

Begin the return on the page of your order. We refund it to your card within five days after the parcel has arrived.`,
    translations:
      inGerman(`Sie können alles innerhalb von 30 Tagen zurückgeben, außer Geschenkkarten, Downloads und Einzelanfertigungen.

Beginnen Sie die Rückgabe auf der Seite Ihrer Bestellung. Wir erstatten den Betrag innerhalb von fünf Tagen nach Ankunft des Pakets.`),
  },
  deliveryPolicy: {
    visible: true,
    content: `We deliver within Germany in two to three business days, free of charge from €120. Orders until noon leave the same day.

You can also collect your order at the studio, from Tuesday to Saturday.`,
    translations:
      inGerman(`Wir liefern innerhalb Deutschlands in zwei bis drei Werktagen, ab 120 € versandkostenfrei. Bestellungen bis 12 Uhr gehen am selben Tag hinaus.

Sie können Ihre Bestellung auch von Dienstag bis Samstag im Studio abholen.`),
  },
}
