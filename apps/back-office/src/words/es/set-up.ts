import type { setUpWords as English } from '../en/set-up.ts'

/** Texts of the first steps of a new store in Spanish. */
export const setUpWords: typeof English = {
  setUp: {
    title: 'Configura tu tienda',
    hint: 'Solo tardarás un minuto. Podrás cambiarlo todo más adelante, excepto la moneda.',
    checking: 'Comprobando el enlace…',
    invalid: 'Este enlace no funciona',
    invalidHint:
      'Está incompleto o la tienda ya se ha configurado. El enlace aparece en la terminal en la que se inició el servidor.',
    demoTitle: '¿Solo quieres echar un vistazo?',
    demoHint: 'La tienda de demostración está lista, con productos, miembros y panel de administración.',
    exploreDemo: 'Explorar la demostración',
    closesDemo:
      'Tu tienda sustituye a la de demostración. Sus productos y pedidos dejarán de mostrarse y sus cuentas dejarán de funcionar.',
    account: 'Tu cuenta',
    accountHint: 'Con ella inicias sesión en el panel de administración.',
    passwordHint: 'Al menos 8 caracteres.',
    store: 'Tu tienda',
    name: 'Nombre de la tienda',
    country: 'País',
    countryHint:
      'Determina las unidades, si los precios incluyen impuestos, las tasas de impuesto en la UE y los borradores de tus páginas legales.',
    currency: 'Moneda',
    currencyHint: 'No se puede cambiar más adelante.',
    timeZone: 'Zona horaria',
    create: 'Crear la tienda',
    ready: 'Tu tienda está lista',
    look: {
      title: 'Logotipo y color',
      hint: 'Opcional. Los usan tu tienda, la página de pago y los correos. Puedes cambiarlos cuando quieras en «Diseño de la tienda en línea».',
      chooseLogo: 'Elegir logotipo',
      replaceLogo: 'Elegir otro logotipo',
      logoHint: 'JPEG, PNG, WebP, AVIF o GIF. Lo mejor es un PNG o WebP con fondo transparente.',
      problems: {
        type: 'Este formato de imagen no se admite. Usa JPEG, PNG, WebP, AVIF o GIF.',
        unreadable: 'Esta imagen no se puede leer. Elige otra.',
        tooLarge: 'Esta imagen tiene más de 60 megapíxeles. Elige una más pequeña.',
      },
      accents: {
        forest: 'Verde bosque',
        ocean: 'Azul océano',
        violet: 'Violeta',
        plum: 'Ciruela',
        rust: 'Rojo óxido',
        graphite: 'Grafito',
      },
      ownColor: 'Otro color',
      ownColorLabel: 'Elige tu color',
      preview: 'Vista previa del logotipo y el color',
      sampleButton: 'Añadir al carrito',
      sampleLink: 'Más información',
      notSaved: 'No se ha podido guardar el logotipo o el color',
      notSavedHint:
        'Todo lo demás está guardado. Inténtalo de nuevo ahora o añádelos después en «Diseño de la tienda en línea».',
      continueWithout: 'Continuar sin ellos',
    },
    signInFailed: 'La tienda está lista. Inicia sesión para continuar.',
  },
  testCards: {
    title: 'Tarjetas de prueba',
    label: 'Aceptar tarjetas de prueba',
    hint: 'Paga con la tarjeta 4242 4242 4242 4242, cualquier fecha futura y cualquier código de seguridad. No se mueve dinero. Se desactiva automáticamente en cuanto otras personas pueden acceder a este servidor.',
  },
}
