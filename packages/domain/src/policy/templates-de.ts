import { oneLine } from './one-line.ts'
import type { Templates } from './templates.ts'

/**
 * Policy templates in German. The model instructions and the model form are those of the law (EGBGB, Anlagen 1 and 2).
 */
export const templates: Templates = {
  blanks: {
    legalName: '[Name oder Firma]',
    address: '[Straße und Hausnummer, Postleitzahl, Ort, Land]',
    email: '[E-Mail-Adresse]',
    vatId: '[Umsatzsteuer-Identifikationsnummer, falls vorhanden]',
    returnAddress: '[Adresse für Rücksendungen]',
  },
  texts: {
    TERMS: ({ storeName, legalName, address, email }) => `Diese Bedingungen gelten für Bestellungen bei ${storeName}.

1. Vertragspartner
${legalName}
${address}
E-Mail: ${email}

2. Vertragsschluss
Die Darstellung im Shop ist eine Einladung zur Bestellung. Sie bestellen verbindlich mit der Schaltfläche am Ende der Kasse; vorher können Sie alles prüfen und ändern. Der Vertrag kommt mit unserer Bestellbestätigung per E-Mail zustande [oder: mit dem Versand der Ware]. Wir speichern den Vertragstext; Sie erhalten ihn per E-Mail und finden ihn auf der Seite Ihrer Bestellung.

3. Preise und Zahlung
Die Preise enthalten die Umsatzsteuer, soweit der Shop nichts anderes angibt. Hinzu kommen die Versandkosten, die an der Kasse stehen. Sie bezahlen mit den Zahlungsarten, die an der Kasse angeboten werden. [Angeben, wann die einzelnen Zahlungsarten belastet werden.]

4. Lieferung
Wir liefern in die Länder und Zeiten, die an der Kasse stehen. Einzelheiten stehen unter „Lieferung und Versand“.

5. Widerruf
Verbraucherinnen und Verbraucher können den Vertrag innerhalb von 14 Tagen widerrufen. Einzelheiten, Ausnahmen und das Muster-Widerrufsformular stehen in der Widerrufsbelehrung.

6. Mängel
Es gilt das gesetzliche Mängelhaftungsrecht. [Garantie beschreiben oder diesen Satz löschen.]

7. Beschwerden
Schreiben Sie an ${email}. [Angeben, ob Sie an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilnehmen, und diese nennen.]

8. Anwendbares Recht
Es gilt das Recht von [Land]. Der Schutz, den zwingendes Recht des Staates bietet, in dem Verbraucherinnen und Verbraucher leben, bleibt ihnen erhalten.`,

    PRIVACY: ({ storeName, legalName, address, email }) => `Wie ${storeName} personenbezogene Daten verarbeitet.

1. Verantwortlich
${legalName}
${address}
E-Mail: ${email}
[Name und Kontakt Ihrer oder Ihres Datenschutzbeauftragten, falls vorhanden]

2. Bestellungen
Wir verarbeiten Name, Adressen, E-Mail-Adresse, Telefonnummer und Bestellung, um den Vertrag mit Ihnen zu erfüllen (Art. 6 Abs. 1 Buchst. b DSGVO). Rechnungen bewahren wir auf, solange es das Steuerrecht verlangt (Art. 6 Abs. 1 Buchst. c DSGVO): [Anzahl Jahre].

3. Kundenkonto
Wenn Sie ein Konto anlegen, speichern wir Ihre Angaben, bis Sie es löschen (Art. 6 Abs. 1 Buchst. b DSGVO). Im Konto können Sie Ihre Daten herunterladen und löschen.

4. Zahlung
Zahlungen verarbeitet [Namen Ihrer Zahlungsdienstleister]. Sie erhalten, was für die Zahlung nötig ist.

5. Lieferung
Name und Adresse und, soweit nötig, E-Mail-Adresse oder Telefonnummer geben wir an [Namen Ihrer Versandunternehmen] weiter.

6. E-Mails und Neuigkeiten
Wir schreiben Ihnen zu Ihren Bestellungen. Neuigkeiten erhalten Sie nur, wenn Sie eingewilligt haben (Art. 6 Abs. 1 Buchst. a DSGVO). Sie können jederzeit widersprechen.

7. Besuch des Shops
Der Server verarbeitet die Adresse Ihres Geräts, um die Seiten zu zeigen und Missbrauch zu verhindern (Art. 6 Abs. 1 Buchst. f DSGVO). Cookies halten Ihren Warenkorb und Ihre Anmeldung fest: Der Shop braucht sie. [Statistikdienste und andere nennen oder diesen Satz löschen.]

8. Weitere Empfänger
Unser Hosting-Anbieter ist [Name und Land]. [Weitere Empfänger und die Garantien für Länder außerhalb der EU nennen.]

9. Ihre Rechte
Sie können Auskunft, Berichtigung, Löschung, Einschränkung und eine Kopie Ihrer Daten verlangen und der Verarbeitung widersprechen. Schreiben Sie an ${email}. Sie können sich bei einer Aufsichtsbehörde beschweren, etwa bei [Name Ihrer Behörde].`,

    WITHDRAWAL: ({
      storeName,
      legalName,
      address,
      email,
      returnAddress,
    }) => `Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.

Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat.

Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${oneLine(legalName, address)}, ${email}, [Telefonnummer]) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.

Sie können Ihr Widerrufsrecht auch online ausüben: Öffnen Sie die Seite Ihrer Bestellung über den Link in unseren E-Mails oder in Ihrem Konto, wählen Sie „Vertrag hier widerrufen“ und bestätigen Sie. Machen Sie von dieser Möglichkeit Gebrauch, so werden wir Ihnen unverzüglich (per E-Mail) eine Bestätigung über den Eingang eines solchen Widerrufs übermitteln.

Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.

Folgen des Widerrufs

Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.

Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.

Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an ${oneLine(returnAddress)} zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden.

Sie tragen die unmittelbaren Kosten der Rücksendung der Waren. [Oder: Wir tragen die Kosten der Rücksendung der Waren.]

Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.

Ausnahmen

Das Widerrufsrecht besteht nicht bei Waren und Dienstleistungen, bei denen ${storeName} es am Artikel angibt: zum Beispiel bei Waren, die nach Ihren Angaben angefertigt werden, und bei schnell verderblichen Waren. Es erlischt bei versiegelten Waren, die aus Gründen des Gesundheitsschutzes oder der Hygiene nicht zur Rückgabe geeignet sind, und bei versiegelten Aufnahmen und Software, wenn die Versiegelung entfernt wurde. [Löschen, was Sie nicht verkaufen.]

Muster-Widerrufsformular

(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)

— An ${oneLine(legalName, address)}, ${email}:
— Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)
— Bestellt am (*)/erhalten am (*)
— Name des/der Verbraucher(s)
— Anschrift des/der Verbraucher(s)
— Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)
— Datum

(*) Unzutreffendes streichen.`,

    DELIVERY: ({ storeName, email }) => `Lieferung von ${storeName}

Wohin wir liefern
Wir liefern nach [Länder]. Die Kasse zeigt, was für Ihre Adresse möglich ist.

Was es kostet
Die Kasse zeigt die Versandkosten, bevor Sie bestellen. [Ihre Preise nennen und ab welchem Betrag der Versand kostenlos ist.]

Wie lange es dauert
Bestellungen werden innerhalb von [Anzahl] Werktagen versandt und treffen innerhalb von [Anzahl] weiteren Werktagen ein. Sobald Ihre Bestellung unterwegs ist, erhalten Sie eine E-Mail mit der Sendungsnummer.

Abholung
[Angeben, wo und wann Bestellungen abgeholt werden können, oder diesen Abschnitt löschen.]

Wenn etwas fehlt oder beschädigt ist
Schreiben Sie an ${email}, wenn möglich mit einem Foto. Ihre gesetzlichen Rechte hängen nicht davon ab.`,

    IMPRINT: ({ legalName, address, email, vatId }) => `${legalName}
${address}

Vertreten durch: [Name der Geschäftsführung oder der Inhaberin oder des Inhabers]

Telefon: [Telefonnummer]
E-Mail: ${email}

Register: [Registergericht und Registernummer]
Umsatzsteuer-Identifikationsnummer: ${vatId}

[Aufsichtsbehörde und berufsrechtliche Angaben, falls Ihr Beruf sie verlangt]`,
  },
}
