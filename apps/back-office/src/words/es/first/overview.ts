import type { overviewWords as English } from '../../en/first/overview.ts'

/** Texts of the overview, in Spanish. */
export const overviewWords: typeof English = {
  recentSales: (days) => `Ventas de los últimos ${days} días`,
  ordersToFulfill: 'Pedidos por enviar',
  noPayments: 'Tu tienda todavía no acepta pagos',
  noPaymentsHint:
    'No hay ningún método de pago activado, así que los clientes solo pueden hacer pedidos gratuitos. Se les avisa al finalizar la compra, antes de que introduzcan sus datos.',
  setUpPayments: 'Configurar pagos',
  lowStock: 'Stock bajo',
  lowStockNone: 'No hay productos con stock bajo.',
  recentOrders: 'Pedidos recientes',
  left: (count) => (count === 0 ? 'Agotado' : count === 1 ? 'Queda 1' : `Quedan ${count}`),
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
        drafts: (count) =>
          count === 1
            ? 'Hay un borrador listo para tu país. Léelo, rellena los huecos y publícalo.'
            : `Hay ${count} borradores listos para tu país. Léelos, rellena los huecos y publícalos.`,
        goToDrafts: 'Revisar borradores',
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
  outages: {
    title: (name, since) => `${name} no responde desde el ${since}`,
    waiting: (what) =>
      `Pendiente: ${what}. Seguimos intentándolo y lo completaremos todo en cuanto responda el proveedor. Los clientes pueden usar tus otros métodos de pago.`,
    purchases: (count) => (count === 1 ? '1 pago de una compra' : `${count} pagos de compras`),
    refunds: (count) => (count === 1 ? '1 reembolso' : `${count} reembolsos`),
    captures: (count) => (count === 1 ? '1 captura' : `${count} capturas`),
    voids: (count) => (count === 1 ? '1 pago por anular' : `${count} pagos por anular`),
  },
  failedPayments: {
    title: (count) =>
      count === 1
        ? 'Un pago ha fallado después de realizarse el pedido'
        : `${count} pagos han fallado después de realizarse los pedidos`,
    hint: 'Cada cliente ha recibido un enlace de pago por correo. No envíes nada antes de que llegue el pago.',
    line: (number, amount) => `Pedido ${number}, ${amount}`,
    onOrder: 'El pago no ha llegado',
    until: 'El cliente ha recibido un enlace de pago. Los artículos quedan reservados hasta el',
    over: 'El plazo de pago ha terminado y los artículos siguen reservados. Cancela el pedido para devolverlos al inventario o vuelve a solicitar el pago. El plazo terminó el',
    noLink:
      'Los artículos quedan reservados hasta que canceles el pedido. Solicita el pago o marca el pedido como pagado.',
  },
  remainders: {
    invoiceTitle: 'Importe a pagar',
    title: 'Pago restante',
    due: 'Vence el',
    states: {
      UPCOMING: 'Aún no ha vencido',
      DUE: 'Vence hoy',
      OVERDUE: 'Vencido',
      PAID: 'Pagado',
      ON_HOLD: 'En pausa',
      CANCELED: 'Cancelado',
    },
    held: 'Un pago de este pedido se ha reembolsado o está en disputa, así que no se cobra nada automáticamente.',
    willCharge: (card) => `Se cobrará ese día en ${card}. El cliente lo ha aceptado.`,
    byLink: 'El cliente recibe un enlace de pago por correo antes de ese día, ese mismo día y después.',
    declined: (reason) => `No se ha podido cobrar en la tarjeta: ${reason}.`,
    reasons: {
      declined: 'el banco lo ha rechazado',
      'insufficient-funds': 'no hay fondos suficientes',
      'challenge-refused': 'el banco exige la confirmación del cliente',
      unanswered: 'el proveedor de pagos no ha respondido',
    },
    charge: 'Cobrar ahora',
    chargeTitle: (amount) => `¿Cobrar ${amount} ahora?`,
    chargeHint: 'Se cobra en la tarjeta que aceptó el cliente.',
    charged: 'Cobrado',
    send: 'Enviar enlace por correo',
    sendTitle: '¿Enviar un enlace de pago por correo?',
    sendHint: (email) => `Se envía a ${email}.`,
    sent: 'Enlace enviado',
    overdue: (count) => (count === 1 ? 'El pago de 1 pedido ha vencido' : `Los pagos de ${count} pedidos han vencido`),
    overdueHint: 'Los clientes han recibido un recordatorio por correo.',
    overdueLine: (number, amount) => `Pedido ${number}: ${amount}`,
    rules: 'Pagos restantes',
    rulesHint:
      'Cuándo vence el resto de un anticipo, salvo que las condiciones de compra de un producto indiquen otra cosa.',
    dueInDays: 'Vencimiento, en días desde el pedido',
    remindDaysBefore: 'Recordatorio, en días antes',
    remindDaysBeforeHint: '0 para no enviar ninguno.',
    remindDaysAfter: 'Recordatorios, en días después',
    remindDaysAfterHint: 'Hasta cinco; por ejemplo, 3, 10. Déjalo vacío para no enviar ninguno.',
    wrongDays: 'Introduce días enteros; por ejemplo, 3, 10',
  },
  paymentRequests: {
    copyLink: 'Copiar enlace',
  },
  savedMethods: {
    card: (brand, lastFour) => `${brand} terminada en ${lastFour}`,
  },
  disputes: {
    title: 'Disputa',
    about: (amount, reason) => `${amount}: ${reason}`,
    answer: 'Revisar',
    line: (amount, number) => `${amount}, pedido ${number}`,
    open: (count) => (count === 1 ? '1 disputa espera tu respuesta' : `${count} disputas esperan tu respuesta`),
    openHint: 'El banco de un cliente ha revertido un pago. Responde dentro del plazo o perderás el dinero.',
    reasons: {
      fraudulent: 'el titular de la tarjeta dice que no hizo el pago',
      product_not_received: 'el cliente dice que no ha recibido nada',
      product_unacceptable: 'el cliente dice que los artículos no coinciden con la descripción',
      duplicate: 'el cliente dice que se le ha cobrado dos veces',
      credit_not_processed: 'el cliente espera un reembolso',
      subscription_canceled: 'el cliente dice que había cancelado',
      unrecognized: 'el titular de la tarjeta no reconoce el pago',
      general: 'sin motivo indicado',
      debit_not_authorized: 'el titular de la cuenta no autorizó el adeudo',
      insufficient_funds: 'la cuenta no tenía fondos suficientes',
    },
    see: 'Ver disputa',
    states: {
      OPEN: 'Requiere respuesta',
      ANSWERING: 'Enviando respuesta',
      ANSWERED: 'En revisión por el banco',
      WON: 'Ganada',
      LOST: 'Perdida',
    },
    until: 'Responder antes del',
  },
}
