import type { passkeyWords as English } from '../../en/people/passkeys.ts'

/** Texts about passkeys, recovery of one’s account, and its email address, in German. */
export const passkeyWords: typeof English = {
  passkeys: {
    signIn: 'Mit Passkey anmelden',
    or: 'oder',
    orPasskey: 'Oder melden Sie sich mit einem Passkey an. Dafür ist kein Code nötig.',

    title: 'Passkeys',
    hint: 'Melden Sie sich mit Fingerabdruck, Gesicht oder der PIN Ihres Geräts an, statt mit einem Passwort. Ein Passkey funktioniert nur auf dieser Website, deshalb kann ihn Ihnen niemand ablisten.',
    none: 'Noch keine Passkeys',
    noneHint: 'Fügen Sie einen für dieses Gerät hinzu, für ein Telefon oder einen Sicherheitsschlüssel.',
    add: 'Passkey hinzufügen',
    addTitle: 'Passkey hinzufügen',
    addHint:
      'Ihr Browser fragt, wo er gespeichert werden soll. Fügen Sie für jedes Gerät einen hinzu, das nicht Ihren Passwortmanager verwendet.',
    added: 'Passkey hinzugefügt',
    name: 'Name',
    nameHint: 'Nur Sie sehen ihn. Ohne Angabe wird der Name Ihres Geräts verwendet.',
    kind: 'Art',
    synced: 'Synchronisiert',
    syncedHint: 'in einem Passwortmanager',
    oneDevice: 'Auf einem Gerät',
    created: 'Hinzugefügt',
    lastUsed: 'Zuletzt verwendet',
    neverUsed: 'Nie',
    rename: 'Umbenennen',
    renameOf: (name) => `${name} umbenennen`,
    renameTitle: (name) => `„${name}“ umbenennen`,
    renameHint: 'Ein Name, an dem Sie Ihre Geräte unterscheiden.',
    renamed: 'Passkey umbenannt',
    removeTitle: (name) => `„${name}“ entfernen?`,
    removeHint:
      'Sie können sich damit nicht mehr anmelden. Löschen Sie ihn auch auf Ihrem Gerät oder in Ihrem Passwortmanager.',
    removed: (name) => `„${name}“ entfernt`,
    last: 'Ihr Konto hat kein Passwort und braucht deshalb diesen Passkey. Legen Sie zuerst ein Passwort fest oder fügen Sie einen weiteren Passkey hinzu.',
    full: 'Sie haben 20 Passkeys. Entfernen Sie zuerst einen.',

    orPassword: 'Lassen Sie das Feld leer, um mit einem Passkey zu bestätigen.',
    confirmHint: 'Ihr Browser fragt nach Ihrem Passkey, um zu bestätigen, dass Sie es sind.',
    setPassword: 'Passwort festlegen',
    setPasswordHint: 'Ihr Konto hat kein Passwort: Sie melden sich nur mit Passkeys an.',
    passwordSet: 'Passwort festgelegt',
    removePassword: 'Passwort entfernen',
    removePasswordTitle: 'Ihr Passwort entfernen?',
    removePasswordHint: 'Danach melden Sie sich nur noch mit Ihren Passkeys an. Bestätigen Sie mit einem davon.',
    passwordRemoved: 'Passwort entfernt',

    method: 'So melden Sie sich an',
    withPasskey: 'Mit einem Passkey',
    withPasskeyHint: 'Fingerabdruck, Gesicht oder die PIN Ihres Geräts. Sie müssen sich nichts merken.',
    withPassword: 'Mit einem Passwort',

    problems: {
      canceled:
        'Es wurde kein Passkey verwendet. Sie haben abgebrochen, es hat zu lange gedauert, oder dieses Gerät hat keinen Passkey für diese Website.',
      exists: 'Dieses Gerät oder dieser Passwortmanager hat schon einen Passkey für Ihr Konto.',
      wrongPlace:
        'An dieser Adresse funktionieren keine Passkeys. Öffnen Sie die Verwaltung unter der Adresse Ihres Shops, über https.',
      unsuitable:
        'Dieses Gerät kann keine Passkeys erstellen. Schalten Sie seine Bildschirmsperre oder PIN ein oder verwenden Sie ein anderes Gerät.',
      unsupported:
        'Dieser Browser kann keine Passkeys verwenden. Melden Sie sich mit Ihrem Passwort an oder verwenden Sie einen anderen Browser.',
      refused:
        'Dieser Passkey wurde nicht akzeptiert. Vielleicht wurde er entfernt, oder es hat zu lange gedauert. Versuchen Sie es noch einmal.',
      unavailable: 'Auf diesem Server gibt es keine Passkeys. Sie brauchen einen Domainnamen und https.',
    },
  },
  recover: {
    forgot: 'Passwort vergessen oder Passkey verloren?',
    title: 'Zurück in Ihr Konto',
    hint: 'Sie erhalten per E-Mail einen Link, um ein neues Passwort festzulegen. Er funktioniert einmal, innerhalb einer Stunde.',
    send: 'Link senden',
    sent: 'Sehen Sie in Ihre E-Mails',
    sentHint: (email) =>
      `Wenn ${email} zu einem Konto gehört, ist ein Link unterwegs. Kommt nichts an, sehen Sie im Spam-Ordner nach oder fragen Sie einen Inhaber des Shops.`,
    newTitle: 'Neues Passwort festlegen',
    newHint: 'Sie werden überall sonst abgemeldet. Ein zweiter Faktor und Ihre Passkeys bleiben, wie sie sind.',
    save: 'Speichern und anmelden',
    expired: 'Dieser Link ist abgelaufen oder wurde schon verwendet. Fordern Sie einen neuen an.',
  },
  emailChange: {
    title: 'Änderung Ihrer E-Mail-Adresse',
    loading: 'Ihr Link wird geprüft …',
    confirmTitle: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    confirmHint: (email, store) => `Sie melden sich dann mit ${email} in der Verwaltung von ${store} an.`,
    confirm: 'E-Mail-Adresse bestätigen',
    confirmed: 'Ihre E-Mail-Adresse wurde geändert',
    confirmedHint: (email) => `Melden Sie sich ab jetzt mit ${email} an.`,
    open: 'Verwaltung öffnen',
    stopTitle: 'Änderung Ihrer E-Mail-Adresse stoppen?',
    stopHint: (email, store) =>
      `Jemand möchte sich mit ${email} statt mit Ihrer Adresse in der Verwaltung von ${store} anmelden. Wenn Sie das stoppen, wird Ihr Konto überall abgemeldet.`,
    stop: 'Änderung stoppen',
    stopped: 'Die Änderung wurde gestoppt',
    stoppedHint:
      'Sie melden sich wie bisher mit Ihrer Adresse an. Wenn die Änderung nicht von Ihnen kam, legen Sie jetzt ein neues Passwort fest.',
    taken: 'Inzwischen hat ein anderes Konto diese E-Mail-Adresse. Wählen Sie eine andere Adresse.',
    missing: 'Dieser Link ist unvollständig',
    missingHint: 'Öffnen Sie den ganzen Link aus der E-Mail.',
    expired: 'Dieser Link gilt nicht mehr',
    expiredHint: 'Er ist abgelaufen, wurde schon verwendet oder durch einen neueren ersetzt.',
  },
}
