import type { translationWords as English } from '../../en/catalog/translations.ts'

/** Texts of the translations of products and collections in Spanish. */
export const translationWords: typeof English = {
  translations: {
    title: (name) => `Traducciones de ${name}`,
    one: 'Traducción',
    link: 'Traducciones',
    languages: 'Idiomas',
    languagesHint:
      'La tienda en línea, la página de pago y los correos también se ofrecen en estos idiomas. Los productos y las colecciones tienen una página para sus traducciones; lo que no está traducido se muestra en el idioma de la tienda.',
    tabs: 'Idiomas',
    translated: 'traducido',
    none: 'Tu tienda tiene un solo idioma. Añade otros en «Configuración» y traduce después aquí.',
    settings: 'Abrir configuración',
    original: (text) => `Original: ${text}`,
    originalBelow: 'Original',
    name: 'Nombre',
    description: 'Descripción',
    descriptionHint: 'Puedes usar HTML sencillo, como <p> y <strong>.',
    ribbon: 'Cinta',
    sections: 'Información adicional',
    sectionTitle: (title) => `Título de «${title}»`,
    sectionText: (title) => `Texto de «${title}»`,
    options: 'Opciones',
    optionName: (name) => `Opción «${name}»`,
    choice: (choice) => `Valor «${choice}»`,
    textFields: 'Campos de texto',
    images: 'Textos alternativos de las imágenes',
    image: (number) => `Imagen ${number}`,
    empty: 'Deja un campo vacío para mostrar el original.',
    delete: 'En su lugar se muestra el texto original.',
  },
}
