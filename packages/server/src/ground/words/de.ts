import type { Words } from './en.ts'
import { plural } from './plural.ts'

/** The server's texts for buyers in German, with “Sie”. */
export const words: Words = {
  signIn: {
    ignore: 'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.',
    codeSubject: (code, store) => `${code} ist Ihr Bestätigungscode für ${store}`,
    confirmTitle: 'Bestätigen Sie Ihre E-Mail-Adresse',
    signUpText: 'Geben Sie diesen Code ein, um die Registrierung abzuschließen. Er gilt 10 Minuten.',
    addressText:
      'Geben Sie diesen Code ein, um zu bestätigen, dass diese E-Mail-Adresse Ihnen gehört. Er gilt 10 Minuten.',
    factorTitle: 'Versuchen Sie gerade, sich anzumelden?',
    factorText: 'Geben Sie diesen Code ein, um sich anzumelden. Er gilt 10 Minuten. Geben Sie ihn an niemanden weiter.',
    factorWarning: 'Wenn Sie das nicht waren, kennt jemand Ihr Passwort. Setzen Sie es sofort zurück.',
    changedSubject: (store) => `Ihre Anmeldeeinstellungen bei ${store} wurden geändert`,
    changedTitle: 'Ihre Anmeldeeinstellungen wurden geändert',
    changes: {
      added: (label) => `Bestätigungsmethode hinzugefügt: ${label}.`,
      removed: (label) => `Bestätigungsmethode entfernt: ${label}.`,
      renewed: () => 'Es wurden neue Wiederherstellungscodes erstellt. Die bisherigen sind nicht mehr gültig.',
    },
    methods: {
      TOTP: 'Authenticator-App',
      WEBAUTHN: 'Passkey',
      EMAIL: 'Code per E-Mail',
      SMS: 'Code per SMS',
      CALL: 'Code per Anruf',
      PUSH: 'Bestätigung auf einem anderen Gerät',
    },
    changedWarning: 'Wenn Sie das nicht waren, setzen Sie Ihr Passwort sofort zurück.',
    newPassword: 'Passwort zurücksetzen',
    approvedSubject: (store) => `Ihr Konto bei ${store} wurde freigegeben`,
    welcome: (store) => `Willkommen bei ${store}`,
    approvedText: 'Der Shop hat Ihr Konto freigegeben. Sie können sich jetzt anmelden.',
    signIn: 'Anmelden',
    invitationSubject: (store) => `Richten Sie Ihr Konto bei ${store} ein`,
    invitationText:
      'Für Sie wurde ein Konto erstellt. Legen Sie ein Passwort fest, um es zu nutzen. Der Link kann einmal verwendet werden und gilt eine Woche.',
    firstPassword: 'Passwort festlegen',
    existsSubject: (store) => `Sie haben bereits ein Konto bei ${store}`,
    existsTitle: 'Sie haben bereits ein Konto',
    existsText:
      'Jemand hat versucht, sich mit Ihrer E-Mail-Adresse zu registrieren, zu der es bereits ein Konto gibt. Wenn Sie das waren, melden Sie sich an oder setzen Sie Ihr Passwort zurück, falls Sie es vergessen haben.',
    recoverySubject: (store) => `Setzen Sie Ihr Passwort für ${store} zurück`,
    recoveryText:
      'Über diesen Link wählen Sie ein neues Passwort. Er kann einmal verwendet werden und gilt eine Stunde.',
    passwordSubject: (store) => `Ihr Passwort für ${store} wurde geändert`,
    passwordTitle: 'Ihr Passwort wurde geändert',
    passwordText:
      'Auf allen anderen Geräten wurden Sie abgemeldet. Wenn Sie es nicht selbst geändert haben, setzen Sie Ihr Passwort sofort zurück.',
  },

  order: {
    preorder: 'Vorbestellung',
    expectedBy: (day: string) => `Voraussichtlicher Versand bis ${day}`,
    partOf: (name: string) => `Teil von „${name}“`,
    tip: 'Trinkgeld',
    line: (count, name) => `${count} × ${name}`,
    placedSubject: (number, store) => `Ihre Bestellung ${number} bei ${store}`,
    placedTitle: 'Vielen Dank für Ihre Bestellung',
    placedText: (number) =>
      `Ihre Bestellnummer ist ${number}. Sie erhalten eine E-Mail, sobald Ihre Bestellung unterwegs ist.`,
    placedPickupText: (number) =>
      `Ihre Bestellnummer ist ${number}. Wir schreiben Ihnen, sobald die Bestellung abholbereit ist.`,
    pickUpAt: (lines) => `Abholen bei: ${lines.join(', ')}`,
    chosenTime: (time) => `Gewählte Zeit: ${time}`,
    readySubject: (number, store) => `Ihre Bestellung ${number} bei ${store} ist abholbereit`,
    readyTitle: 'Ihre Bestellung ist abholbereit',
    readyPartSubject: (number, store) => `Ein Teil Ihrer Bestellung ${number} bei ${store} ist abholbereit`,
    readyPartTitle: 'Ein Teil Ihrer Bestellung ist abholbereit',
    placedFilesText: (number) =>
      `Ihre Bestellnummer ist ${number}. Die Links zu Ihren Downloads folgen in einer eigenen E-Mail.`,
    subtotal: 'Zwischensumme',
    discount: 'Rabatt',
    delivery: 'Versand',
    tax: 'Steuern',
    taxIncluded: 'Enthaltene Steuern',
    total: 'Gesamtsumme',
    deliverTo: (lines) => `Lieferadresse: ${lines.join(', ')}`,
    shippedSubject: (number, store) => `Ihre Bestellung ${number} bei ${store} ist unterwegs`,
    shippedTitle: 'Ihre Bestellung ist unterwegs',
    shippedPartSubject: (number, store) => `Ein Teil Ihrer Bestellung ${number} bei ${store} ist unterwegs`,
    shippedPartTitle: 'Ein Teil Ihrer Bestellung ist unterwegs',
    moreToFetch: (count) =>
      plural('de', count, {
        one: '1 weiterer Artikel ist später abholbereit.',
        other: '# weitere Artikel sind später abholbereit.',
      }),
    itemsRemaining: (count) =>
      plural('de', count, {
        one: '1 weiterer Artikel wird separat versandt.',
        other: '# weitere Artikel werden separat versandt.',
      }),
    tracking: (number) => `Sendungsnummer: ${number}`,
    trackShipment: 'Sendung verfolgen',
    trackingSubject: (number, store) => `Sendungsverfolgung für Ihre Bestellung ${number} bei ${store}`,
    trackingAddedTitle: 'Verfolgen Sie Ihre Sendung',
    trackingAddedText: (number) => `Sie können diese Sendung Ihrer Bestellung ${number} jetzt verfolgen.`,
    trackingChangedTitle: 'Neue Sendungsdaten',
    trackingChangedText: (number) =>
      `Die Sendungsdaten zu dieser Sendung Ihrer Bestellung ${number} haben sich geändert.`,
    parcelCanceledSubject: (number, store) => `Eine Sendung Ihrer Bestellung ${number} bei ${store} wurde storniert`,
    parcelCanceledTitle: 'Eine Sendung wurde storniert',
    parcelCanceledText: (number) => `Diese Sendung Ihrer Bestellung ${number} ist doch nicht unterwegs.`,
    parcelCanceledNext: 'Sie erhalten eine E-Mail, sobald diese Artikel unterwegs sind.',
    refundedSubject: (number, store) => `Erstattung für Ihre Bestellung ${number} bei ${store}`,
    refundedTitle: 'Sie bekommen Geld zurück',
    refundedText: (amount, number) => `Der Shop erstattet Ihnen ${amount} für Ihre Bestellung ${number}.`,
    storeCreditRefund: (amount) => `${amount} wurden Ihrem Guthaben gutgeschrieben.`,
    pendingTitle: 'Ihre Bestellung ist eingegangen',
    pendingText: (number) =>
      `Wir prüfen die Zahlung für Ihre Bestellung ${number}. Sobald sie bestätigt ist, erhalten Sie eine E-Mail.`,
    rejectedSubject: (number, store) => `Ihre Bestellung ${number} bei ${store} konnte nicht angenommen werden`,
    rejectedTitle: 'Ihre Bestellung konnte nicht angenommen werden',
    rejectedText: (number) =>
      `Die Zahlung für Ihre Bestellung ${number} hat unsere Prüfung nicht bestanden. Es wird nichts versendet.`,
    editedSubject: (number, store) => `Ihre Bestellung ${number} bei ${store} wurde geändert`,
    editedTitle: 'Ihre Bestellung wurde geändert',
    editedText: (number) => `Der Shop hat Ihre Bestellung ${number} geändert. So sieht sie jetzt aus.`,
    editedDue: (amount) => `Noch zu zahlen: ${amount}.`,
    canceledSubject: (number, store) => `Ihre Bestellung ${number} bei ${store} wurde storniert`,
    canceledTitle: 'Ihre Bestellung wurde storniert',
    canceledText: (number) =>
      `Der Shop hat Ihre Bestellung ${number} storniert. Es werden keine weiteren Artikel versandt.`,
    giftCardRefund: (amount) => `${amount} wurden der Geschenkkarte gutgeschrieben, mit der Sie bezahlt haben.`,
    cardRefundTo: (amount, brand, lastFour) =>
      `${amount} gehen zurück auf ${brand} mit den Endziffern ${lastFour}. Es kann einige Tage dauern, bis der Betrag auf Ihrer Abrechnung erscheint.`,
    holdReleased: (amount) => `${amount} waren auf Ihrer Karte nur reserviert und werden nicht abgebucht.`,
    amountKept: (amount) => `Der Shop behält ${amount} von Ihrer Zahlung ein.`,
    cardRefund: (amount) =>
      `${amount} werden auf die Karte erstattet, mit der Sie bezahlt haben. Bis der Betrag auf Ihrer Abrechnung erscheint, kann es einige Tage dauern.`,
    amountDue: (amount, method) => `Zu zahlen: ${amount} (${method}).`,
    offlineRefund: (amount) => `Wir erstatten Ihnen ${amount}. Bei Fragen kontaktieren Sie uns gern.`,
    viewOrder: 'Bestellung ansehen',
    help: (email) => `Fragen? Schreiben Sie an ${email}.`,
    linkSubject: (number, store) => `Der Link zu Ihrer Bestellung ${number} bei ${store}`,
    linkTitle: 'Die Seite Ihrer Bestellung',
    linkText: (number) =>
      `Hier ist der Link zu Ihrer Bestellung ${number}. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren.`,
    visitStore: (store) => `Zu ${store}`,
  },

  documents: {
    invoice: 'Rechnung',
    creditNote: 'Rechnungskorrektur',
    packingSlip: 'Lieferschein',
    draft: 'Entwurf',
    voided: 'Storniert',
    number: 'Nummer',
    date: 'Datum',
    dueDate: 'Fällig am',
    orderNumber: 'Bestellnummer',
    orderDate: 'Bestelldatum',
    billTo: 'Rechnungsadresse',
    shipTo: 'Lieferadresse',
    reverseCharge: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).',
    vatId: (id) => `USt-IdNr.: ${id}`,
    item: 'Artikel',
    quantity: 'Menge',
    price: 'Preis',
    taxRate: 'Steuer',
    amount: 'Betrag',
    subtotal: 'Zwischensumme',
    discount: 'Rabatt',
    delivery: 'Versand',
    fee: 'Gebühr',
    adjustment: 'Ausgleich',
    tax: (rate) => `Steuer ${rate}`,
    taxSummary: 'Steuerübersicht',
    rate: 'Satz',
    net: 'Netto',
    taxAmount: 'Steuer',
    gross: 'Brutto',
    total: 'Gesamtsumme',
    totalCredit: 'Erstattungsbetrag',
    paid: 'Bezahlt',
    amountDue: 'Offener Betrag',
    creditOf: (number, date) => `Zur Rechnung ${number} vom ${date}`,
    creditAmount: (number) => `Korrektur der Rechnung ${number}`,
    reason: (reason) => `Grund: ${reason}`,
    page: (page, pages) => `Seite ${page} von ${pages}`,
    buyerNote: 'Nachricht des Kunden',
    deliveryMethod: 'Versandart',
    invoiceSubject: (number, store) => `Rechnung ${number} von ${store}`,
    creditNoteSubject: (number, store) => `Rechnungskorrektur ${number} von ${store}`,
    invoiceTitle: (number) => `Rechnung ${number}`,
    creditNoteTitle: (number) => `Rechnungskorrektur ${number}`,
    invoiceText: (order) => `Im Anhang finden Sie die Rechnung zu Ihrer Bestellung ${order} als PDF.`,
    creditNoteText: (order) => `Im Anhang finden Sie die Rechnungskorrektur zu Ihrer Bestellung ${order} als PDF.`,
    open: 'PDF öffnen',
  },

  paymentRequest: {
    subject: (number, store) => `Zahlung zu Ihrer Bestellung ${number} bei ${store}`,
    title: (amount) => `Zu zahlen: ${amount}`,
    text: (number) => `Der Shop bittet um eine Zahlung zu Ihrer Bestellung ${number}.`,
    until: (date) => `Sie können bis zum ${date} zahlen.`,
    pay: (amount) => `${amount} zahlen`,
    receivedSubject: (number, store) => `Ihre Zahlung zur Bestellung ${number} bei ${store} ist eingegangen`,
    receivedTitle: 'Vielen Dank für Ihre Zahlung',
    receivedText: (amount, number) => `Wir haben ${amount} für Ihre Bestellung ${number} erhalten.`,
    stillDue: (amount) => `Noch zu zahlen: ${amount}.`,
  },

  receipts: {
    payment: {
      subject: (number, store) => `Zahlungsbeleg ${number} von ${store}`,
      title: (number) => `Zahlungsbeleg ${number}`,
      text: (amount, order) => `Hier ist der Beleg über Ihre Zahlung von ${amount} für Ihre Bestellung ${order}.`,
    },
    refund: {
      subject: (number, store) => `Erstattungsbeleg ${number} von ${store}`,
      title: (number) => `Erstattungsbeleg ${number}`,
      text: (amount, order) => `Hier ist der Beleg über die Erstattung von ${amount} zu Ihrer Bestellung ${order}.`,
    },
    open: 'Beleg öffnen',
  },

  returns: {
    steps: {
      REQUESTED: {
        subject: (number, store) => `Ihre Rücksendung zur Bestellung ${number} bei ${store} ist angemeldet`,
        title: 'Ihre Rücksendung ist angemeldet',
        text: (number) =>
          `Sie möchten diese Artikel aus Ihrer Bestellung ${number} zurückgeben. Bitte senden Sie noch nichts zurück: Sie erhalten eine E-Mail, sobald der Shop geantwortet hat.`,
      },
      APPROVED: {
        subject: (number, store) => `Ihre Rücksendung zur Bestellung ${number} bei ${store} ist genehmigt`,
        title: 'Sie können Ihre Artikel zurücksenden',
        text: (number) => `Der Shop nimmt diese Artikel aus Ihrer Bestellung ${number} zurück.`,
      },
      DECLINED: {
        subject: (number, store) => `Zu Ihrer Rücksendung der Bestellung ${number} bei ${store}`,
        title: 'Ihre Rücksendung wurde abgelehnt',
        text: (number) => `Der Shop kann diese Artikel aus Ihrer Bestellung ${number} nicht zurücknehmen.`,
      },
      CANCELED: {
        subject: (number, store) => `Ihre Rücksendung zur Bestellung ${number} bei ${store} wurde storniert`,
        title: 'Ihre Rücksendung wurde storniert',
        text: (number) => `Die Rücksendung dieser Artikel aus Ihrer Bestellung ${number} wurde storniert.`,
      },
      RECEIVED: {
        subject: (number, store) => `Ihre Rücksendung zur Bestellung ${number} ist bei ${store} angekommen`,
        title: 'Ihre Rücksendung ist angekommen',
        text: (number) => `Der Shop hat diese Artikel aus Ihrer Bestellung ${number} erhalten.`,
      },
      SETTLED: {
        subject: (number, store) => `Ihre Rücksendung zur Bestellung ${number} bei ${store} ist abgeschlossen`,
        title: 'Ihre Rücksendung ist abgeschlossen',
        text: (number) => `Die Rücksendung dieser Artikel aus Ihrer Bestellung ${number} ist abgeschlossen.`,
      },
    },
    sendTo: 'Senden Sie die Artikel an:',
    openLabel: 'Rücksendeetikett öffnen',
    refunded: (amount) => `Sie erhalten ${amount} zurück. Bis der Betrag eintrifft, kann es einige Tage dauern.`,
    exchangeOf: (number) => `Umtausch aus Bestellung ${number}`,
    exchanged: (amount, number) =>
      `Die zurückgesandten Artikel bezahlen ${amount} der Bestellung ${number}, die Sie stattdessen erhalten.`,
    deducted: (amount) => `Für die Rücksendung behält der Shop ${amount} ein.`,
  },

  withdrawal: {
    subject: (number, store) => `Ihr Widerruf zur Bestellung ${number} bei ${store}`,
    title: 'Ihr Widerruf ist eingegangen',
    text: (number, date) =>
      `Sie haben den Vertrag über die unten genannten Artikel der Bestellung ${number} am ${date} widerrufen. Diese E-Mail ist Ihre Eingangsbestätigung: Bitte bewahren Sie sie auf.`,
    name: 'Ihr Name',
    orderNumber: 'Bestellnummer',
    email: 'Ihre E-Mail-Adresse',
    submitted: 'Datum und Uhrzeit',
    nothingToSend: 'Diese Artikel wurden noch nicht versandt. Sie müssen nichts zurücksenden.',
    sendBack: 'Bitte senden Sie die versandten Artikel innerhalb von 14 Tagen nach Ihrem Widerruf zurück.',
    refund:
      'Der Shop erstattet Ihre Zahlung innerhalb von 14 Tagen nach Ihrem Widerruf. Er darf damit warten, bis die Artikel zurück sind oder bis Sie nachgewiesen haben, dass Sie sie abgesandt haben.',
    refundUnsent: 'Der Shop erstattet Ihre Zahlung innerhalb von 14 Tagen nach Ihrem Widerruf.',
  },

  staff: {
    invitationSubject: (store) => `Einladung zur Mitarbeit bei ${store}`,
    invitationTitle: (store) => `Mitarbeit bei ${store}`,
    invitationText: 'Sie wurden in die Verwaltung dieses Shops eingeladen.',
    invitationTextBy: (person) => `${person} hat Sie in die Verwaltung dieses Shops eingeladen.`,
    invitationExpiry:
      'Wählen Sie ein Passwort oder erstellen Sie einen Passkey, um anzunehmen. Der Link funktioniert einmal, innerhalb einer Woche.',
    accept: 'Einladung annehmen',
    passkeySubject: (store) => `Ein Passkey Ihres Kontos bei ${store}`,
    passkeyTitle: 'Ihre Passkeys haben sich geändert',
    passkeyChanges: {
      added: (name) => `Zu Ihrem Konto in der Verwaltung wurde ein Passkey hinzugefügt: ${name}.`,
      removed: (name) => `Aus Ihrem Konto in der Verwaltung wurde ein Passkey entfernt: ${name}.`,
      copied: (name) =>
        `Eine Anmeldung mit einem Passkey wurde abgelehnt, weil ein anderes Gerät anscheinend eine Kopie davon hat: ${name}.`,
    },
    passkeyWarning:
      'Wenn Sie das nicht waren, hat jemand anderes Zugriff auf Ihr Konto: Entfernen Sie unbekannte Passkeys, ändern Sie Ihr Passwort und melden Sie alle anderen Geräte ab.',
    passkeyCopiedAdvice:
      'Melden Sie sich auf andere Weise an und entfernen Sie diesen Passkey. Erstellen Sie dann einen neuen.',
    openAccount: 'Mein Konto öffnen',
  },

  emailChange: {
    confirmSubject: (store) => `Bestätigen Sie Ihre neue E-Mail-Adresse für ${store}`,
    confirmTitle: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    confirmText:
      'Danach melden Sie sich mit dieser Adresse in der Verwaltung an. Der Link funktioniert einmal, innerhalb eines Tages.',
    confirm: 'E-Mail-Adresse bestätigen',
    takenSubject: (store) => `Ihre E-Mail-Adresse für ${store}`,
    takenTitle: 'Diese E-Mail-Adresse wird schon verwendet',
    takenText:
      'Jemand möchte sich mit Ihrer Adresse in der Verwaltung dieses Shops anmelden, aber sie gehört schon zu einem anderen Konto. Wenn Sie das waren, melden Sie sich mit diesem Konto an oder verwenden Sie eine andere Adresse.',
    noticeSubject: (store) => `Ihre E-Mail-Adresse für ${store} soll geändert werden`,
    noticeTitle: 'Ihre E-Mail-Adresse soll geändert werden',
    noticeText: (email) =>
      `Sie möchten sich mit ${email} statt mit dieser Adresse in der Verwaltung anmelden. Diese Adresse gilt, bis die neue bestätigt ist.`,
    noticeWarning:
      'Wenn Sie das nicht waren, kennt jemand Ihr Passwort oder benutzt Ihr Gerät: Stoppen Sie die Änderung und legen Sie dann ein neues Passwort fest.',
    stop: 'Änderung stoppen',
    changedSubject: (store) => `Ihre E-Mail-Adresse für ${store} wurde geändert`,
    changedTitle: 'Ihre E-Mail-Adresse wurde geändert',
    changedText: (email) => `Sie melden sich jetzt mit ${email} in der Verwaltung an, nicht mehr mit dieser Adresse.`,
    changedWarning: 'Wenn Sie das nicht waren, bitten Sie sofort einen Inhaber des Shops um Hilfe.',
  },

  reports: {
    subject: (name: string, store: string) => `${name}: Bericht von ${store}`,
    periodText: (period: string) => `Zahlen für ${period}. Die angehängte Datei enthält alle Zeilen.`,
    comparedText: (period: string) => `In Klammern: ${period}.`,
    nothing: 'In diesem Zeitraum ist nichts passiert.',
    open: 'Bericht öffnen',
    totalSales: 'Gesamtumsatz',
    netSales: 'Nettoumsatz',
    grossSales: 'Bruttoumsatz',
    discounts: 'Rabatte',
    tax: 'Steuer',
    returns: 'Rückerstattungen',
    orders: 'Bestellungen',
    itemsSold: 'Verkaufte Artikel',
    average: 'Durchschnittliche Bestellung',
    returning: 'Wiederkehrende Kunden',
    visits: 'Besuche',
    carts: 'Warenkörbe',
    checkouts: 'Bestellvorgänge',
    conversion: 'Conversion-Rate',
    day: 'Tag',
    group: 'Bezeichnung',
    otherGroup: 'Sonstiges',
    channels: { WEB: 'Onlineshop', POS: 'Ladenkasse', BACKOFFICE_MERCHANT: 'Verwaltung' },
  },
  ownerNews: {
    newOrderSubject: (number, total, store) => `Neue Bestellung ${number} bei ${store}: ${total}`,
    newOrderTitle: 'Sie haben eine neue Bestellung',
    newOrderText: (number, date) => `Die Bestellung ${number} ist am ${date} eingegangen.`,
    createdText: (number, date) =>
      `Die Bestellung ${number} wurde am ${date} in der Verwaltung oder von einer App angelegt.`,
    moreItems: (count) => plural('de', count, { one: 'Und 1 weiterer Artikel.', other: 'Und # weitere Artikel.' }),
    paidByGiftCard: 'Mit Gutschein oder Guthaben bezahlt',
    paid: 'Bezahlt',
    held: 'Reserviert, noch nicht eingezogen',
    pending: 'Zahlung unterwegs',
    stillToPay: 'Noch zu zahlen',
    stillToPayBy: (method) => `Noch zu zahlen (${method})`,
    deliveryMethod: (method) => `Lieferart: ${method}`,
    customer: 'Kunde',
    company: 'Firma',
    email: 'E-Mail',
    phone: 'Telefon',
    field: (title, value) => `${title}: ${value}`,
    note: (note) => `Nachricht des Kunden: ${note}`,
    sampleSubject: (subject) => `Testmail: ${subject}`,
    sampleText: 'Dies ist eine Test-E-Mail über eine Beispielbestellung. In Ihrem Shop gibt es sie nicht.',
    sample: {
      product: 'Keramikbecher',
      firstName: 'Toni',
      lastName: 'Beispiel',
      street: 'Beispielstraße 1',
      city: 'Musterstadt',
      delivery: 'Standardversand',
      note: 'Bitte zweimal klingeln.',
    },
    editedSubject: (number, store) => `Bestellung ${number} bei ${store} wurde bearbeitet`,
    editedTitle: 'Eine Bestellung wurde bearbeitet',
    editedText: (number, amount) => `Die Bestellung ${number} wurde bearbeitet. Ihr Gesamtbetrag ist jetzt ${amount}.`,
    disputeSubject: (number, store) => `Zahlungseinspruch zur Bestellung ${number} bei ${store}`,
    disputeTitle: 'Die Bank eines Kunden hat eine Zahlung zurückgeholt',
    disputeText: (amount, number) => `Der Zahlung von ${amount} für die Bestellung ${number} wurde widersprochen.`,
    disputeUntil: (date) =>
      `Bis ${date} können Sie den Einspruch annehmen oder mit Nachweisen anfechten. Ohne Antwort ist das Geld verloren.`,
    paymentSubject: (number, store) => `Zahlungsproblem bei der Bestellung ${number} von ${store}`,
    paymentTitle: 'Eine Zahlung braucht Ihre Aufmerksamkeit',
    paymentProblems: {
      declined: (number) =>
        `Eine Zahlung für die Bestellung ${number} ist nach der Bestellung fehlgeschlagen. Falls noch etwas zu zahlen ist, wurde der Kunde um eine neue Zahlung gebeten.`,
      notCaptured: (number) =>
        `Eine autorisierte Zahlung für die Bestellung ${number} konnte nicht eingezogen oder freigegeben werden. Versuchen Sie es auf der Seite der Bestellung noch einmal.`,
      released: (number) =>
        `Eine autorisierte Zahlung für die Bestellung ${number} wurde freigegeben, bevor sie eingezogen war. Sie haben das Geld nicht erhalten.`,
      refundFailed: (number) =>
        `Eine Erstattung für die Bestellung ${number} ist fehlgeschlagen. Der Kunde hat das Geld nicht erhalten.`,
    },
    lowStockSubject: (store) => `Geringer Bestand bei ${store}`,
    lowStockTitle: 'Einige Ihrer Produkte gehen zur Neige',
    lowStockText: 'Diese Varianten haben die Bestandsgrenze Ihres Shops erreicht.',
    left: (count) => plural('de', count, { one: 'Noch 1 Stück', other: 'Noch # Stück' }),
    soldOut: 'Ausverkauft',
    seeProducts: 'Produkte ansehen',
    returnSubject: (number, store) => `Rücksendung zur Bestellung ${number} von ${store} angemeldet`,
    returnTitle: 'Ein Kunde möchte etwas zurückgeben',
    returnText: (number) => `Zur Bestellung ${number} wurde eine Rücksendung angemeldet. Sie wartet auf Ihre Antwort.`,
    withdrawalSubject: (number, store) => `Widerruf zur Bestellung ${number} bei ${store}`,
    withdrawalTitle: 'Ein Kunde hat einen Vertrag widerrufen',
    withdrawalText: (number, date) =>
      `Die Bestellung ${number} wurde am ${date} ganz oder teilweise widerrufen. Der Widerruf braucht keine Zustimmung. Sie haben 14 Tage Zeit für die Erstattung.`,
    withdrawalUnsent: 'Ein Teil davon wurde noch nicht versandt. Bitte versenden Sie ihn nicht mehr.',
    failedJobSubject: (store) => `Ein Hintergrundauftrag von ${store} ist fehlgeschlagen`,
    failedJobTitle: 'Ein Hintergrundauftrag ist fehlgeschlagen',
    failedJobText:
      'Er wurde mehrmals versucht. Sehen Sie nach, woran es lag, und versuchen Sie es noch einmal, wenn die Ursache behoben ist.',
    seeFailedJobs: 'Fehlgeschlagene Aufträge ansehen',
    domainSubject: (domain, store) => `Der TXT-Eintrag von ${domain} bei ${store} ist verschwunden`,
    domainTitle: 'Eine Domain lässt sich nicht mehr bestätigen',
    domainText: (domain) =>
      `Der TXT-Eintrag, der belegt, dass ${domain} Ihnen gehört, fehlt seit sieben Tagen. Die Domain funktioniert weiterhin. Legen Sie den Eintrag wieder an, oder entfernen Sie die Domain, wenn sie Ihnen nicht mehr gehört.`,
    seeDomains: 'Domains ansehen',
    seeAlerts: 'Alle Meldungen ansehen',
    digest: {
      subject: (store) => `Tagesübersicht von ${store}`,
      title: 'Das ist in Ihrem Shop passiert',
      more: (count) => plural('de', count, { one: 'Und 1 weiteres Ereignis.', other: 'Und # weitere Ereignisse.' }),
      events: {
        NEW_ORDER: (number) => `Neue Bestellung ${number}`,
        ORDER_EDITED: (number) => `Bestellung ${number} wurde bearbeitet`,
        PAYMENT_PROBLEM: (number) => `Zahlungsproblem bei der Bestellung ${number}`,
        DISPUTE: (number) => `Zahlungseinspruch zur Bestellung ${number}`,
        GIFT_CARDS_STOPPED: (number) => `Gutscheine der Bestellung ${number} wurden gesperrt`,
        RETURN_REQUEST: (number) => `Rücksendung zur Bestellung ${number} angemeldet`,
        WITHDRAWAL: (number) => `Widerruf zur Bestellung ${number}`,
      },
      lowStock: (name) => `Geringer Bestand: ${name}`,
      lowStockOf: (count) =>
        plural('de', count, { one: 'Geringer Bestand: 1 Variante', other: 'Geringer Bestand: # Varianten' }),
      failedJobs: (count) =>
        plural('de', count, {
          one: '1 Hintergrundauftrag ist fehlgeschlagen',
          other: '# Hintergrundaufträge sind fehlgeschlagen',
        }),
      domainRecordMissing: (domain) => `Der TXT-Eintrag von ${domain} ist verschwunden`,
    },
    seeOrder: 'Bestellung ansehen',
  },

  downloads: {
    subject: (number, store) => `Ihre Downloads zur Bestellung ${number} bei ${store}`,
    title: 'Ihre Downloads sind bereit',
    text: (number) => `Hier sind die Dateien Ihrer Bestellung ${number}.`,
    download: (name) => `${name} herunterladen`,
    terms: (count, day) =>
      plural('de', count, {
        one: `Kann bis ${day} einmal heruntergeladen werden.`,
        other: `Kann bis ${day} #-mal heruntergeladen werden.`,
      }),
    refusedTitle: 'Diese Datei kann nicht heruntergeladen werden',
    refused: {
      UNKNOWN: 'Dieser Link ist ungültig. Vielleicht wurde er nicht vollständig kopiert.',
      MISSING: 'Die Datei des Shops kann gerade nicht gelesen werden.',
      REVOKED: 'Die Bestellung wurde storniert oder der Artikel erstattet.',
      EXPIRED: 'Die Zeit zum Herunterladen dieser Datei ist abgelaufen.',
      USED_UP: 'Diese Datei wurde so oft heruntergeladen wie erlaubt.',
    },
    refusedHelp: 'Wenden Sie sich an den Shop, wenn Sie die Datei noch einmal brauchen.',
  },

  remainder: {
    depositTitle: (number) => `Anzahlung für die Bestellung ${number}`,
    title: (number) => `Restzahlung für die Bestellung ${number}`,
    subject: (number, store) => `Restzahlung für Ihre Bestellung ${number} bei ${store}`,
    declinedSubject: (number, store) => `Ihre Karte wurde für die Bestellung ${number} bei ${store} nicht belastet`,
    heading: (amount) => `Restzahlung: ${amount}`,
    invoiceTitle: (number) => `Zahlung der Bestellung ${number}`,
    invoiceSubject: (number, store) => `Zahlung Ihrer Bestellung ${number} bei ${store}`,
    invoiceHeading: (amount) => `Zu zahlen: ${amount}`,
    due: (amount, number, date) => `${amount} für Ihre Bestellung ${number} sind am ${date} fällig.`,
    charged: (lastFour, date) =>
      `Wir belasten damit am ${date} Ihre Karte, die auf ${lastFour} endet. Sie müssen nichts tun, können aber auch früher zahlen.`,
    overdue: (amount, number, date) =>
      `${amount} für Ihre Bestellung ${number} waren am ${date} fällig und wurden noch nicht gezahlt.`,
    declined: (amount, number) =>
      `Wir konnten Ihre Karte für die Bestellung ${number} nicht mit ${amount} belasten. Bitte zahlen Sie auf einem anderen Weg.`,
    paidNow: 'Mit der Bestellung zu zahlen',
    paidOn: (date) => `Fällig am ${date}`,
    agreed: 'Was später fällig ist, buchen wir von der Karte ab, mit der Sie gezahlt haben.',
    reminder:
      'Wir erinnern Sie an das, was später fällig ist. Auf der Seite Ihrer Bestellung können Sie es jederzeit zahlen.',
  },

  debitFailed: {
    title: (number) => `Zahlung für die Bestellung ${number}`,
    subject: (number, store) => `Ihre Zahlung für die Bestellung ${number} bei ${store} ist fehlgeschlagen`,
    heading: 'Ihre Zahlung ist fehlgeschlagen',
    text: (amount, number) =>
      `Ihre Bank hat ${amount} für Ihre Bestellung ${number} nicht überwiesen. Bitte zahlen Sie auf einem anderen Weg.`,
    until: (date) => `Wir reservieren Ihre Artikel bis ${date}.`,
  },

  offlineMethods: {
    BANK_TRANSFER: 'Überweisung',
    CASH_ON_DELIVERY: 'Nachnahme',
    PAY_AT_PICKUP: 'Zahlung bei Abholung',
    INVOICE: 'Rechnung',
  },

  giftCard: {
    subject: (value, store) => `Ihre Geschenkkarte über ${value} für ${store}`,
    title: (value) => `Ihre Geschenkkarte über ${value}`,
    subjectFrom: (sender, value, store) => `${sender} schenkt Ihnen eine Geschenkkarte über ${value} für ${store}`,
    greeting: (name) => `Guten Tag, ${name}!`,
    from: (sender) => `${sender} schenkt Ihnen eine Geschenkkarte.`,
    message: (message) => `„${message}“`,
    text: 'Geben Sie diesen Code an der Kasse ein. Nicht genutztes Guthaben bleibt auf der Geschenkkarte.',
    validUntil: (date) => `Gültig bis zum ${date}.`,
  },

  backInStock: {
    subject: (item, store) => `${item} ist wieder verfügbar bei ${store}`,
    title: (item) => `${item} ist wieder verfügbar`,
    text: (price) =>
      `Sie wollten benachrichtigt werden. Der Preis beträgt jetzt ${price}. Wir können keine Artikel reservieren, und sie können wieder ausverkauft sein.`,
    viewProduct: 'Produkt ansehen',
    once: 'Dies ist die einzige E-Mail, die wir Ihnen dazu senden. Wenn Sie nicht darum gebeten haben oder solche E-Mails nicht möchten, können Sie sie abbestellen.',
    unsubscribe: 'Abbestellen und meine Anfragen löschen',
    unsubscribeTitle: 'E-Mails zu Produkten abbestellen?',
    unsubscribeText: (email) =>
      `Wir löschen alle Anfragen für ${email} und senden Ihnen keine E-Mails zu Produkten mehr, außer Sie bitten erneut darum.`,
    unsubscribeButton: 'Abbestellen',
    unsubscribedTitle: 'Sie haben die E-Mails abbestellt',
    unsubscribedText: 'Ihre Anfragen wurden gelöscht. Wir senden Ihnen keine E-Mails zu Produkten mehr.',
    alreadyUnsubscribed: 'Die zugehörige Anfrage wurde bereits gelöscht.',
  },

  abandonedCheckout: {
    subject: (store) => `Ihr Warenkorb bei ${store} wartet noch`,
    title: 'Ihr Warenkorb ist noch da',
    text: 'Sie haben Ihre Bestellung nicht abgeschlossen. Sie können auf jedem Gerät dort weitermachen, wo Sie aufgehört haben.',
    coupon: 'Mit diesem Code sparen Sie bei Ihrer Bestellung. Über die Schaltfläche ist er bereits eingelöst.',
    couponUntil: (date) => `Der Code gilt bis zum ${date}.`,
    resume: 'Weiter zur Kasse',
    why: (store) =>
      `Sie erhalten diese E-Mail, weil Sie bei ${store} Ihre Adresse eingegeben haben. Wir reservieren keine Artikel, und Preise können sich ändern.`,
    unsubscribe: 'Diese E-Mails abbestellen',
    unsubscribeTitle: 'E-Mails zu Ihrem Warenkorb abbestellen?',
    unsubscribeText: (store) => `${store} sendet Ihnen dann keine E-Mails zu nicht abgeschlossenen Bestellungen mehr.`,
    unsubscribeButton: 'Abbestellen',
    unsubscribedTitle: 'Sie haben die E-Mails abbestellt',
    orderedTitle: 'Sie haben bereits bestellt',
    orderedText: 'Die Bestellung zu diesem Warenkorb ist eingegangen. Sie finden sie in der Bestätigungs-E-Mail.',
    expiredText: 'Der Warenkorb ist nicht mehr verfügbar, oder der Link ist abgelaufen.',
    sampleText: 'Dies ist eine Test-E-Mail zu einem Beispiel.',
  },

  newsletter: {
    confirmSubject: (store) => `Bitte bestätigen: Neuigkeiten von ${store}`,
    confirmTitle: 'Bestätigen Sie Ihre Anmeldung',
    confirmText: (store) =>
      `Jemand hat sich mit dieser Adresse für Neuigkeiten von ${store} angemeldet. Wenn Sie das waren, bestätigen Sie es bitte.`,
    confirmQuestion: (email, store) => `Möchten Sie Neuigkeiten von ${store} an ${email} bekommen?`,
    confirmButton: 'Anmelden',
    usedLink: 'Dieser Link wurde schon benutzt oder ist abgelaufen. Sie können sich im Shop noch einmal anmelden.',
    welcomeSubject: (store) => `Willkommen beim Newsletter von ${store}`,
    welcomeTitle: 'Sie sind angemeldet',
    welcomeText: (store) => `Sie bekommen Neuigkeiten von ${store} per E-Mail. Sie können sich jederzeit abmelden.`,
    unsubscribe: 'Abmelden',
    unsubscribeTitle: 'Vom Newsletter abmelden?',
    unsubscribeText: (store) => `${store} schickt Ihnen dann keine Neuigkeiten mehr.`,
    unsubscribedTitle: 'Sie sind abgemeldet',
    unsubscribedText: (store) => `${store} schickt Ihnen keine Neuigkeiten mehr.`,
  },

  storeCredit: {
    subject: (value, store) => `Sie haben ${value} Guthaben bei ${store}`,
    title: (value) => `${value} Guthaben`,
    text: 'Sie können es an der Kasse einsetzen, wenn Sie angemeldet sind.',
  },

  giftCardsStopped: {
    subject: (number, store) => `Geschenkkarten der Bestellung ${number} bei ${store} wurden deaktiviert`,
    title: 'Geschenkkarten wurden deaktiviert',
    text: (number, balance) =>
      `Die Bank des Käufers hat Geld für die Bestellung ${number} zurückgeholt. Die Geschenkkarten der Bestellung wurden deaktiviert; es waren noch ${balance} darauf.`,
    spent: (amount) => `${amount} waren schon ausgegeben.`,
    remedy: 'Wenn Sie die Rückbuchung erfolgreich anfechten, stellen Sie in der Verwaltung neue Geschenkkarten aus.',
  },

  fullDisk: {
    subject: (store) => `${store} hat keinen Speicherplatz mehr`,
    title: 'Ihr Shop hat keinen Speicherplatz mehr',
    text: 'Der Shop kann angesehen werden, nimmt aber keine Bestellungen, Registrierungen und Änderungen an, bis wieder Speicherplatz frei ist. Nichts, was bestätigt wurde, ist verloren.',
    remedy:
      'Schaffen Sie Platz auf dem Datenträger mit dem Datenordner oder der Datenbank. Danach läuft der Shop von selbst weiter.',
  },

  phone: {
    textTo: (phone) => `SMS an ${phone}`,
    callTo: (phone) => `Anruf bei ${phone}`,
    code: (code, store) =>
      `${code} ist Ihr Bestätigungscode für ${store}. Er gilt 10 Minuten. Geben Sie ihn an niemanden weiter.`,
  },

  pages: {
    goToStore: 'Zum Shop',
    invalidSignInLink: 'Dieser Anmeldelink funktioniert nicht',
    unknownApp: 'Er stammt von einer App, die dieser Shop nicht kennt. Gehen Sie zum Shop und melden Sie sich dort an.',
    foreignAddress:
      'Er führt zu einer Adresse, die dieser Shop nicht kennt. Gehen Sie zum Shop und melden Sie sich dort an.',
    demoText:
      'Dies ist der Demo-Shop. Um ihn durch Ihren eigenen Shop zu ersetzen, öffnen Sie den Link zur Einrichtung, den der Server beim Start ausgibt.',
    noStore: 'Dieser Shop ist noch nicht geöffnet',
    noStoreText:
      'Er hat noch keinen Inhaber. Öffnen Sie den Link zur Einrichtung, den der Server beim Start ausgibt, oder führen Sie diesen Befehl auf dem Server aus:',
    account: 'Ihr Konto',
    backOffice: 'Verwaltung',
    providerUnavailable: 'Der Shop bietet diese Anmeldemöglichkeit nicht an.',
    linkExpired: 'Dieser Link ist nicht mehr gültig',
    linkExpiredText: 'Er ist abgelaufen oder wurde unterwegs verändert.',
    signInInterrupted: 'Diese Anmeldung kann nicht fortgesetzt werden',
    signInInterruptedText:
      'Sie ist abgelaufen oder wurde in einem anderen Browser begonnen. Gehen Sie zum Shop und beginnen Sie noch einmal.',
    signInFailed: 'Die Anmeldung ist fehlgeschlagen',
    blocked: 'Mit diesem Konto ist keine Anmeldung möglich. Kontaktieren Sie den Shop.',
    noEmail: (provider) =>
      `${provider} hat Ihre E-Mail-Adresse nicht übermittelt, ein Konto braucht aber eine. Registrieren Sie sich stattdessen mit Ihrer E-Mail-Adresse.`,
    emailNotVerified: (provider) =>
      `${provider} hat Ihre E-Mail-Adresse nicht bestätigt. Bestätigen Sie sie dort oder melden Sie sich hier mit Ihrer E-Mail-Adresse an.`,
    noAnswer: (provider) =>
      `${provider} hat nicht wie erwartet geantwortet. Versuchen Sie es noch einmal oder melden Sie sich mit Ihrer E-Mail-Adresse an.`,
    soldOut: 'Dieser Artikel ist nicht mehr verfügbar',
    soldOutText: 'Was sich hinter diesem Link verbirgt, ist ausverkauft oder wird nicht mehr angeboten.',
    checkoutExpired: 'Dieser Link zur Kasse ist nicht mehr gültig',
    checkoutExpiredText:
      'Er ist abgelaufen oder unvollständig, oder die Bestellung wurde bereits aufgegeben. Gehen Sie zum Shop und beginnen Sie noch einmal.',
    notFound: 'Seite nicht gefunden',
    notFoundText: 'Vielleicht ist die Adresse falsch geschrieben oder der Link veraltet.',
    tooManyAttempts: 'Zu viele Versuche',
    tooManyAttemptsText: 'Warten Sie einen Moment und versuchen Sie es noch einmal.',
    invalidLink: 'Dieser Link funktioniert nicht',
    invalidLinkText: 'Er ist unvollständig oder wurde unterwegs verändert.',
    broken: 'Etwas ist schiefgelaufen',
    brokenText: 'Das Problem liegt bei uns. Bitte versuchen Sie es gleich noch einmal.',
    requestId: (id) => `Wenn Sie uns dazu kontaktieren, nennen Sie bitte die Anfragenummer ${id}.`,
  },

  install: {
    title: (app) => `${app} installieren`,
    question: (app) => `${app} möchte auf Ihren Shop zugreifen`,
    able: 'Die App kann dann:',
    scopes: {
      catalog: 'Produkte, Kategorien, Bestand und Bewertungen lesen und ändern',
      carts: 'Warenkörbe lesen und ändern',
      checkouts: 'Bestellvorgänge lesen und ändern und Bestellungen aufgeben',
      orders: 'Bestellungen, Zahlungen und Sendungen lesen und ändern',
      delivery: 'Versandarten und Versandregionen ändern',
      giftCards: 'Geschenkkarten und Gutscheine ausstellen und deaktivieren',
      members: 'Mitglieder lesen und ändern und Personen anmelden',
      settings: 'Umsätze lesen, Einstellungen und Steuern ändern und Webhooks empfangen',
    },
    email: 'E-Mail-Adresse des Inhabers',
    password: 'Passwort',
    allow: 'Zulassen',
    deny: 'Ablehnen',
    allowWithPasskey: 'Mit Passkey zulassen',
    orPassword: 'Oder mit Ihrem Passwort:',
    passkeyCanceled:
      'Es wurde kein Passkey verwendet. Sie haben abgebrochen, es hat zu lange gedauert, oder dieses Gerät hat keinen Passkey für diese Seite.',
    passkeyRefused:
      'Dieser Passkey wurde nicht angenommen. Vielleicht wurde er entfernt, oder die Anfrage hat zu lange gedauert. Versuchen Sie es noch einmal.',
    wrong: 'E-Mail-Adresse oder Passwort ist falsch. Versuchen Sie es noch einmal.',
    code: 'Code der Authentifizierungs-App',
    codeRequired: 'Geben Sie den aktuellen Code Ihrer Authentifizierungs-App oder einen Wiederherstellungscode ein.',
    ownersOnly: 'Nur Inhaberinnen und Inhaber des Shops können Apps installieren.',
    noApp: 'Diese App kann nicht installiert werden',
    noAppText: 'Es gibt keine solche App, oder der Link führt zu einer fremden Adresse zurück.',
  },
}
