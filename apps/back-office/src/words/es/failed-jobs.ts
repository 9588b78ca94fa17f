import type { failedJobWords as English } from '../en/failed-jobs.ts'

/** Background jobs that have failed, in Spanish. */
export const failedJobWords: typeof English = {
  failedJobs: {
    hint: 'Las tareas en segundo plano se reintentan automáticamente cuando fallan. Estas han fallado todas las veces. Corrige la causa y reinténtalas.',
    job: 'Tarea',
    error: 'Error',
    failed: 'Fallo',
    attempts: (count) => (count === 1 ? '1 intento' : `${count} intentos`),
    order: 'Pedido',
    none: 'No hay tareas fallidas',
    noneHint: 'Todas las tareas en segundo plano han terminado o se siguen reintentando.',
    retry: 'Reintentar',
    retryJob: (job) => `Reintentar: ${job}`,
    retried: 'Tarea reiniciada',
    deleteJob: (job) => `Eliminar: ${job}`,
    deleteTitle: '¿Eliminar esta tarea?',
    deleteHint: (job) => `No se volverá a intentar «${job}».`,
    deleted: 'Tarea eliminada',
    /** Why a job failed, if not with an error of the API. */
    failures: {
      HOST_NOT_FOUND: 'No se encontró el otro servidor. Comprueba su dirección.',
      NO_CONNECTION: 'No se pudo conectar con el otro servidor. Repite la tarea cuando vuelva a estar disponible.',
      NOT_SECURE: 'El certificado del otro servidor no es válido, así que no se envió nada.',
      NO_ANSWER: 'El otro servidor no respondió a tiempo.',
      MAIL_SIGN_IN_REFUSED:
        'El servidor de correo rechazó el inicio de sesión. Pide a quien administra el servidor que compruebe el usuario y la contraseña.',
      MAIL_REFUSED:
        'El servidor de correo rechazó este correo. Es posible que la dirección del destinatario sea incorrecta.',
      SERVER_STOPPED: 'El servidor se detuvo mientras realizaba esta tarea.',
      UNEXPECTED:
        'Ha ocurrido algo inesperado. Repite la tarea; si vuelve a fallar, avisa a quien administra el servidor.',
    },
    kinds: {
      mail: 'Enviar un correo',
      'alert-digest': 'Enviar el resumen diario',
      invoice: 'Crear una factura',
      download: 'Entregar archivos digitales',
      'gift-card': 'Enviar una tarjeta de regalo',
      'payment-request': 'Dar por caducada una solicitud de pago',
      'shipping-label': 'Actualizar una etiqueta de envío',
      remainder: 'Cobrar un pago restante',
      'forget-member': 'Eliminar los métodos de pago guardados de un cliente',
      'abandoned-checkout': 'Hacer el seguimiento de un carrito abandonado',
      'abandoned-checkout-scan': 'Buscar carritos abandonados',
      'publish-product': 'Publicar un producto programado',
      'customer-checkout': 'Añadir a tus clientes al comprador de un carrito abandonado',
      'customer-member': 'Actualizar el cliente de una cuenta',
      'customer-order': 'Contar un pedido para su cliente',
      'back-in-stock': 'Avisar a los clientes de que un producto está de nuevo disponible',
      'back-in-stock-email': 'Comprobar la entrega de un correo sobre un producto de nuevo disponible',
      'low-stock': 'Avisarte de que queda poco stock',
      'move-location-stock': 'Mover las existencias de una ubicación archivada',
    },
  },
}
