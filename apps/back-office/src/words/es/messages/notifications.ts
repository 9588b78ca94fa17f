import type { notificationWords as English } from '../../en/messages/notifications.ts'

/** Texts of the email notifications to the owners in Spanish. */
export const notificationWords: typeof English = {
  notifications: {
    hint: 'Correos sobre lo que pasa en tu tienda. También aparece en los avisos del panel de administración. Los correos a los clientes no cambian.',
    recipientsTitle: 'Destinatarios',
    recipients: 'Correos electrónicos',
    recipientsHint: 'Uno por línea, hasta 10.',
    owners: (emails) =>
      emails.length === 0
        ? 'Tu tienda no tiene ningún propietario con correo electrónico. Añade uno aquí para recibir notificaciones.'
        : `Déjalo vacío para enviarlas a todos los propietarios de la tienda: ${emails.join(', ')}.`,
    kinds: 'Enviar un correo sobre',
    timings: { atOnce: 'Al momento', daily: 'En el resumen diario', off: 'Sin correo' },
    ownRecipients: (kind) => `Destinatarios de «${kind}»`,
    ownRecipientsOf: (kind) => `Correos electrónicos para «${kind}»`,
    ownRecipientsHint: 'Uno por línea, hasta 10. Déjalo vacío para usar los destinatarios de arriba.',
    digestHour: 'Hora del resumen diario',
    digestHourHint: 'En la zona horaria de tu tienda. No hay correo los días sin novedades.',
    failedJobs: 'Tareas fallidas',
    failedJobsHint:
      'Una tarea en segundo plano, como crear una factura, ha fallado definitivamente. Una vez al día por tipo de tarea.',
    domains: 'Dominios',
    domainsHint: 'El registro TXT de un dominio falta desde hace siete días. Una vez en cada caso.',
    newOrders: 'Pedidos nuevos',
    newOrdersHint:
      'Una vez por pedido, cuando se realiza, incluidos los de métodos de pago manuales. No para pedidos importados.',
    paymentProblems: 'Problemas de pago',
    paymentProblemsHint:
      'Un pago ha fallado después de realizarse el pedido, no se ha podido capturar o se ha liberado, o ha fallado un reembolso.',
    disputes: 'Disputas',
    disputesHint: 'El banco de un cliente ha revertido un pago. Incluye el plazo para responder.',
    returnRequests: 'Solicitudes de devolución',
    returnRequestsHint: 'Un cliente ha solicitado una devolución.',
    lowStock: 'Stock bajo',
    lowStockHint: 'Cada vez que el stock de una variante pasa a ser bajo o se agota. Sin correo tampoco hay avisos.',
    threshold: 'Umbral de stock bajo',
    thresholdHint: 'Cantidad restante a partir de la cual el stock de una variante es bajo. 0 significa agotado.',
    test: 'Enviar correo de prueba',
    testTitle: '¿Enviar un correo de prueba?',
    testHint: (emails) =>
      emails.length === 0
        ? 'No hay destinatarios. Añade un correo electrónico y guarda primero.'
        : `Se envía un pedido de ejemplo a ${emails.join(', ')}.`,
    testSent: 'Correo de prueba enviado',
  },
}
