import type { alertWords as English } from '../../en/messages/alerts.ts'

/** Texts of the alerts of the store in Spanish. */
export const alertWords: typeof English = {
  alerts: {
    title: 'Avisos',
    hint: 'Lo que ha pasado en tu tienda. Los avisos se conservan 90 días.',
    settings: 'Configuración de notificaciones',
    unread: 'Sin leer',
    markAll: 'Marcar todo como leído',
    markedAll: 'Todos los avisos marcados como leídos',
    none: 'Aún no hay avisos',
    noneHint: 'Aquí aparecen pedidos nuevos, disputas, devoluciones y otros eventos que te necesitan.',
    older: 'Avisos más antiguos',
    newest: 'Avisos más recientes',
    events: {
      NEW_ORDER: (order) => `Pedido nuevo: ${order}`,
      ORDER_EDITED: (order) => `Se ha editado el pedido ${order}`,
      PAYMENT_PROBLEM: (order) => `Problema de pago con el pedido ${order}`,
      DISPUTE: (order) => `Disputa por el pedido ${order}`,
      GIFT_CARDS_STOPPED: (order) => `Se han desactivado las tarjetas de regalo del pedido ${order}`,
      RETURN_REQUEST: (order) => `Solicitud de devolución del pedido ${order}`,
      WITHDRAWAL: (order) => `Desistimiento del pedido ${order}`,
    },
    lowStock: (name) => `Stock bajo: ${name}`,
    lowStockOf: (count) => (count === 1 ? 'Stock bajo: 1 variante' : `Stock bajo: ${count} variantes`),
    failedJobs: (count) =>
      count === 1 ? '1 tarea en segundo plano ha fallado' : `${count} tareas en segundo plano han fallado`,
    domainRecordMissing: (domain) => `El registro TXT de ${domain} ha desaparecido`,
  },
}
