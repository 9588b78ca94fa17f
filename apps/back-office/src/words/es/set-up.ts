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
    countryHint: 'Determina las unidades, si los precios incluyen impuestos y, dentro de la UE, las tasas de impuesto.',
    currency: 'Moneda',
    currencyHint: 'No se puede cambiar más adelante.',
    timeZone: 'Zona horaria',
    create: 'Crear la tienda',
    signInFailed: 'La tienda está lista. Inicia sesión para continuar.',
  },
  checklist: {
    title: 'Prepárate para vender',
    progress: (done, all) => `${done} de ${all} completados`,
    done: 'Completado',
    skip: 'Omitir',
    skipOne: (title) => `Omitir «${title}»`,
    skipped: 'Omitido',
    steps: {
      product: {
        title: 'Añade tu primer producto',
        hint: 'Con imágenes, opciones e inventario.',
        go: 'Añadir producto',
      },
      delivery: { title: 'Configura el envío', hint: 'Adónde envías y cuánto cuesta.', go: 'Añadir envío' },
      payments: {
        title: 'Acepta pagos',
        hint: 'Tarjetas con Stripe o Mollie, o transferencia bancaria.',
        go: 'Configurar pagos',
      },
      tax: { title: 'Revisa tus impuestos', hint: 'Las tasas que cobras.', go: 'Revisar impuestos' },
      policies: {
        title: 'Publica tus políticas',
        hint: 'Devoluciones, privacidad y condiciones, a partir de plantillas.',
        go: 'Escribir políticas',
      },
      design: { title: 'Dale tu estilo', hint: 'Logotipo, colores y tipos de letra.', go: 'Abrir diseño' },
      order: {
        title: 'Haz un pedido de prueba',
        hint: 'Mira lo que ven tus clientes.',
        testCards: 'Paga con la tarjeta 4242 4242 4242 4242, cualquier fecha futura y cualquier código de seguridad.',
        go: 'Abrir la tienda',
      },
      domain: {
        title: 'Publícala en internet',
        hint: 'Conecta tu propio dominio. Antes, quien administra el servidor asigna a PUBLIC_URL y STOREFRONT_URL sus direcciones.',
        go: 'Abrir dominios',
      },
    },
    samples: 'Añadir tres productos de muestra',
    removeSamples: 'Quitar los productos de muestra',
    samplesAdded: 'Se han añadido tres productos de muestra',
    samplesRemoved: 'Se han quitado los productos de muestra',
  },
  samples: {
    bowl: {
      name: 'Cuenco de muestra',
      description: '<p>Un producto de muestra. Edítalo o quítalo desde el resumen.</p>',
    },
    vase: { name: 'Jarrón de muestra', description: '<p>Un producto de muestra en dos tamaños.</p>' },
    cup: { name: 'Taza de muestra', description: '<p>Un producto de muestra a un precio rebajado.</p>' },
    size: 'Tamaño',
    sizes: ['Pequeño', 'Grande'],
  },
  testCards: {
    title: 'Tarjetas de prueba',
    label: 'Aceptar tarjetas de prueba',
    hint: 'Paga con la tarjeta 4242 4242 4242 4242, cualquier fecha futura y cualquier código de seguridad. No se mueve dinero. Se desactiva automáticamente en cuanto otras personas pueden acceder a este servidor.',
  },
  demoPast: {
    adding: 'Se están añadiendo pedidos de muestra de dos años',
    addingHint: 'Las listas y las cifras crecen hasta que se hayan añadido todos.',
    planning: 'Preparando…',
    count: (added, planned) => `${added} de ${planned} pedidos añadidos`,
    failed: 'No se han añadido todos los pedidos de muestra',
    failedHint: 'Continúa para añadir los demás, o ignóralo y explora la tienda tal como está.',
    resume: 'Continuar',
    dismiss: 'Ignorar',
  },
}
