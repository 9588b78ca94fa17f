import type { policyWords as English } from '../en/policies.ts'

const places = (count: number): string => (count === 1 ? '1 hueco por rellenar' : `${count} huecos por rellenar`)

/** Texts of the store policies in Spanish. */
export const policyWords: typeof English = {
  policies: {
    hint: 'Las páginas legales de tu tienda. Se enlazan en el pie de página de la tienda en línea y en la página de pago.',
    hints: {
      termsAndConditions: 'Cómo piden y pagan los clientes, y qué se aplica al contrato.',
      privacyPolicy: 'Qué datos personales usas, por qué y qué derechos tienen los clientes.',
      withdrawalPolicy:
        'Para clientes de la UE: el derecho de desistimiento con el modelo de formulario. Sin esta información, el derecho dura 12 meses más. En Israel: cómo cancelar una venta a distancia.',
      returnPolicy: 'Devoluciones que aceptas más allá de lo que exige la ley.',
      deliveryPolicy: 'Adónde envías, cuánto cuesta y cuánto tarda.',
      digitalItemPolicy: 'Cómo funcionan las descargas.',
      contactUs: 'Cómo pueden los clientes contactar contigo.',
      imprint: 'Quién está detrás de la tienda. Lo exige la legislación de la UE.',
      customPolicy: 'Cualquier otra cosa, con un título propio.',
    },
    policy: 'Política',
    state: 'Estado',
    states: { shown: 'Visible', draft: 'Borrador', hidden: 'Oculta', missing: 'Falta', none: 'Sin texto' },
    places,
    show: 'Mostrarla en la tienda',
    showHint: 'En la tienda en línea y en la página de pago. Una política sin texto no se muestra.',
    customTitle: 'Título',
    text: 'Texto',
    textHint: 'Texto sin formato. Deja una línea vacía entre párrafos.',
    languages: 'Idiomas del texto',
    mainLanguage: 'idioma principal',
    inLanguage: (policy, language) => `${policy} en ${language}`,
    missingLanguages: (languages) => `Sin texto en ${languages}`,
    translationHint: (language) =>
      `Texto sin formato. Los clientes que leen este idioma ven este texto. Si está vacío, ven el texto en ${language}.`,
    template: 'Empezar con una plantilla',
    templateHint:
      'Se rellena con tu configuración. Lo que falta está entre corchetes. No es asesoramiento jurídico: haz que la revise un especialista.',
    templateLanguage: 'Idioma de la plantilla',
    startWithTemplate: 'Usar la plantilla',
    toFillHint: 'Sustituye los huecos entre corchetes antes de mostrar la política:',
    fill: 'Rellenar con tu configuración',
    publish: 'Publicar',
    published: 'Política publicada',
    view: 'Ver en la tienda',
    atCheckout: 'Los clientes pueden abrir tus políticas al finalizar la compra.',
    edit: 'Editar políticas',
  },
}
