import type { translationWords as English } from '../../en/catalog/translations.ts'

/** Texts of translations of products and collections in German. */
export const translationWords: typeof English = {
  translations: {
    title: (name) => `Übersetzungen von ${name}`,
    one: 'Übersetzung',
    link: 'Übersetzungen',
    languages: 'Sprachen',
    languagesHint:
      'Storefront, Kasse und E-Mails gibt es auch in diesen Sprachen. Produkte und Kategorien haben eine Seite für ihre Übersetzungen; was nicht übersetzt ist, erscheint in der Sprache des Shops.',
    tabs: 'Sprachen',
    translated: 'übersetzt',
    none: 'Ihr Shop hat eine Sprache. Fügen Sie unter „Einstellungen“ weitere hinzu und übersetzen Sie dann hier.',
    settings: 'Einstellungen öffnen',
    original: (text) => `Original: ${text}`,
    originalBelow: 'Original',
    name: 'Name',
    description: 'Beschreibung',
    descriptionHint: 'Einfaches HTML ist möglich, etwa <p> und <strong>.',
    ribbon: 'Banderole',
    sections: 'Weitere Informationen',
    sectionTitle: (title) => `Titel von „${title}“`,
    sectionText: (title) => `Text von „${title}“`,
    options: 'Optionen',
    optionName: (name) => `Option „${name}“`,
    choice: (choice) => `Auswahl „${choice}“`,
    textFields: 'Textfelder',
    images: 'Alternativtexte von Bildern',
    image: (number) => `Bild ${number}`,
    empty: 'Lassen Sie ein Feld leer, um das Original zu zeigen.',
    delete: 'Stattdessen wird der Originaltext gezeigt.',
  },
}
