import type { peopleErrorWords as English } from '../../en/errors/people.ts'

/** Texts of errors about customers, staff and settings of the store in German. */
export const peopleErrorWords: typeof English = {
  peopleErrors: {
    '-19958': 'Dieses Konto ist gesperrt.',
    CUSTOMERS_HAVE_ACCOUNTS: 'Beide Kunden haben ein Konto. Konten lassen sich nicht zusammenführen.',
    CUSTOMER_IN_ANOTHER_COMPANY: ({ companyName }) =>
      companyName === undefined
        ? 'Dieser Kunde bestellt schon für eine andere Firma.'
        : `Dieser Kunde bestellt schon für eine andere Firma: ${companyName}.`,
    DOMAINS_LIMIT_EXCEEDED: 'Der Shop hat 20 Domains. Löschen Sie zuerst eine.',
    DOMAIN_IN_USE: 'Ein anderer Shop auf diesem Server verwendet diese Domain.',
    DOMAIN_IS_PRIMARY: 'Das ist die Hauptdomain. Machen Sie zuerst eine andere zur Hauptdomain.',
    DOMAIN_NOT_VERIFIED: 'Die Domain ist noch nicht bestätigt. Legen Sie ihren DNS-Eintrag an und prüfen Sie sie dann.',
    EMAIL_CHANGE_EXPIRED:
      'Diese Änderung der E-Mail-Adresse wurde bestätigt, gestoppt oder ersetzt, oder ihr Link ist abgelaufen.',
    LAST_OWNER: 'Ein Shop braucht einen aktiven Inhaber. Übertragen Sie zuerst die Inhaberschaft.',
    MAX_DISCOUNT_RULES_REACHED: 'Der Shop hat die Höchstzahl an Rabatten. Löschen Sie zuerst einen.',
    MAX_QUANTITY_BASED_DISCOUNTS_REACHED: 'Der Shop hat die Höchstzahl an Paketrabatten. Löschen Sie zuerst einen.',
    ROLE_IN_USE: 'Personen oder Einladungen haben diese Rolle. Geben Sie ihnen zuerst eine andere.',
    SAVED_REPORTS_LIMIT_EXCEEDED: 'Der Shop hat 100 gespeicherte Berichte. Löschen Sie zuerst einen.',
    STAFF_EMAIL_TAKEN: 'Ein anderes Konto der Verwaltung hat diese E-Mail-Adresse.',
    STAFF_INVITATION_EXPIRED:
      'Diese Einladung ist abgelaufen, wurde zurückgezogen oder schon angenommen. Bitten Sie um eine neue.',
    STAFF_LIMIT_EXCEEDED:
      'Der Shop hat die Höchstzahl an Personen, Einladungen oder Rollen. Entfernen Sie zuerst eine.',
  },
}
