import type { notificationWords as English } from '../../en/messages/notifications.ts'

/** Texts of email notifications to the owners in German. */
export const notificationWords: typeof English = {
  notifications: {
    hint: 'E-Mails über Ereignisse in Ihrem Shop. Sie stehen auch bei den Meldungen in der Verwaltung. Kunden-E-Mails sind nicht betroffen.',
    recipientsTitle: 'Empfänger',
    recipients: 'E-Mail-Adressen',
    recipientsHint: 'Eine pro Zeile, höchstens 10.',
    owners: (emails) =>
      emails.length === 0
        ? 'Ihr Shop hat keinen Inhaber mit einer E-Mail-Adresse. Fügen Sie hier eine hinzu, um Benachrichtigungen zu erhalten.'
        : `Lassen Sie das Feld leer, um sie an alle Inhaber des Shops zu senden: ${emails.join(', ')}.`,
    kinds: 'E-Mail senden bei',
    timings: { atOnce: 'Sofort', daily: 'In der Tagesübersicht', off: 'Keine E-Mail' },
    ownRecipients: (kind) => `Empfänger für „${kind}“`,
    ownRecipientsOf: (kind) => `E-Mail-Adressen für „${kind}“`,
    ownRecipientsHint: 'Eine pro Zeile, höchstens 10. Lassen Sie das Feld leer, um die Empfänger oben zu verwenden.',
    digestHour: 'Uhrzeit der Tagesübersicht',
    digestHourHint: 'In der Zeitzone Ihres Shops. An Tagen ohne Ereignisse gibt es keine E-Mail.',
    failedJobs: 'Fehlgeschlagene Aufträge',
    failedJobsHint:
      'Arbeit im Hintergrund, etwa das Erstellen einer Rechnung, ist endgültig fehlgeschlagen. Einmal pro Tag und Art.',
    domains: 'Domains',
    domainsHint: 'Der TXT-Eintrag einer Domain fehlt seit sieben Tagen. Jedes Mal einmal.',
    newOrders: 'Neue Bestellungen',
    newOrdersHint:
      'Einmal pro Bestellung, sobald sie eingeht, auch wenn sie manuell bezahlt wird. Nicht bei importierten Bestellungen.',
    paymentProblems: 'Zahlungsprobleme',
    paymentProblemsHint:
      'Eine Zahlung ist nach der Bestellung fehlgeschlagen, konnte nicht eingezogen werden oder wurde freigegeben, oder eine Rückerstattung ist fehlgeschlagen.',
    disputes: 'Zahlungseinsprüche',
    disputesHint: 'Die Bank eines Kunden hat eine Zahlung zurückgebucht. Mit der Frist für Ihre Antwort.',
    returnRequests: 'Angemeldete Rücksendungen',
    returnRequestsHint: 'Ein Kunde hat eine Rücksendung angemeldet.',
    lowStock: 'Geringer Bestand',
    lowStockHint:
      'Jedes Mal, wenn eine Variante knapp wird oder ausverkauft ist. Ohne E-Mail gibt es auch keine Meldungen.',
    threshold: 'Schwelle für geringen Bestand',
    thresholdHint: 'Restmenge, ab der der Bestand einer Variante als gering gilt. 0 bedeutet ausverkauft.',
    test: 'Test-E-Mail senden',
    testTitle: 'Test-E-Mail senden?',
    testHint: (emails) =>
      emails.length === 0
        ? 'Es gibt keine Empfänger. Fügen Sie eine E-Mail-Adresse hinzu und speichern Sie zuerst.'
        : `Eine Beispielbestellung wird an ${emails.join(', ')} gesendet.`,
    testSent: 'Test-E-Mail gesendet',
  },
}
