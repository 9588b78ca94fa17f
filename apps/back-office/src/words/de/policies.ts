import type { policyWords as English } from '../en/policies.ts'

const places = (count: number): string => (count === 1 ? 'Noch 1 Platzhalter' : `Noch ${count} Platzhalter`)

/** Texts of store policies in German. */
export const policyWords: typeof English = {
  policies: {
    hint: 'Die rechtlichen Seiten Ihres Shops. Sie sind in der Fußzeile der Storefront und an der Kasse verlinkt.',
    hints: {
      termsAndConditions: 'Wie Kunden bestellen und bezahlen und was für den Vertrag gilt.',
      privacyPolicy: 'Welche personenbezogenen Daten Sie verwenden, warum, und welche Rechte Kunden haben.',
      withdrawalPolicy:
        'Für Kunden in der EU: das Widerrufsrecht mit dem Muster-Widerrufsformular. Ohne diese Belehrung verlängert es sich um 12 Monate. In Israel: wie ein Fernabsatzgeschäft storniert wird.',
      returnPolicy: 'Rückgaben, die Sie über die gesetzlichen Pflichten hinaus annehmen.',
      deliveryPolicy: 'Wohin Sie liefern, was es kostet und wie lange es dauert.',
      digitalItemPolicy: 'Wie Downloads funktionieren.',
      contactUs: 'Wie Kunden Sie erreichen.',
      imprint: 'Wer den Shop betreibt. Nach EU-Recht vorgeschrieben.',
      customPolicy: 'Alles andere, mit eigenem Titel.',
    },
    policy: 'Richtlinie',
    state: 'Status',
    states: { shown: 'Gezeigt', draft: 'Entwurf', hidden: 'Verborgen', missing: 'Fehlt', none: 'Kein Text' },
    places,
    show: 'Im Shop zeigen',
    showHint: 'In der Storefront und an der Kasse. Eine Richtlinie ohne Text wird nicht gezeigt.',
    customTitle: 'Titel',
    text: 'Text',
    textHint: 'Nur Text. Lassen Sie zwischen Absätzen eine Zeile frei.',
    languages: 'Sprachen des Textes',
    mainLanguage: 'Hauptsprache',
    inLanguage: (policy, language) => `${policy} auf ${language}`,
    missingLanguages: (languages) => `Kein Text auf ${languages}`,
    translationHint: (language) =>
      `Nur Text. Kunden mit dieser Sprache sehen diesen Text. Ist er leer, sehen sie den auf ${language}.`,
    template: 'Mit einer Vorlage beginnen',
    templateHint:
      'Wird aus Ihren Einstellungen ausgefüllt. Platzhalter stehen in eckigen Klammern. Das ist keine Rechtsberatung: Lassen Sie den Text prüfen.',
    templateLanguage: 'Sprache der Vorlage',
    startWithTemplate: 'Vorlage verwenden',
    toFillHint: 'Ersetzen Sie die Platzhalter in eckigen Klammern, bevor Sie die Richtlinie zeigen:',
    fill: 'Aus den Einstellungen ausfüllen',
    publish: 'Veröffentlichen',
    published: 'Richtlinie veröffentlicht',
    view: 'Im Shop ansehen',
    atCheckout: 'Kunden können Ihre Richtlinien an der Kasse öffnen.',
    edit: 'Richtlinien bearbeiten',
  },
}
