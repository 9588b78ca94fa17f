import type { shipmentWords as English } from '../../en/orders/shipments.ts'

/** Texts of shipments in Spanish. */
export const shipmentWords: typeof English = {
  shipments: {
    title: 'Envíos',
    shipment: (number) => `Envío ${number}`,
    shipped: 'Enviado',
    packed: 'Preparado',
    send: 'Enviar pedido',
    sendHint: 'Elige los artículos de este envío. Puedes enviar el resto más adelante.',
    sent: 'Pedido enviado',
    sentPart: 'Envío creado',
    quantityOf: (name) => `Cantidad de ${name}`,
    left: (count) => (count === 1 ? 'Queda 1' : `Quedan ${count}`),
    restocked: (count) =>
      count === 1
        ? '1 artículo reembolsado y devuelto al inventario'
        : `${count} artículos reembolsados y devueltos al inventario`,
    nothingChosen: 'Elige al menos un artículo.',
    carrier: 'Transportista',
    carrierHint: 'Si el transportista está en la lista, el enlace de seguimiento se genera a partir del número.',
    number: 'Número de seguimiento',
    link: 'Enlace de seguimiento',
    email: (email) => `Avisar por correo a ${email}`,
    track: 'Seguir envío',
    noTracking: 'Sin seguimiento',
    addTracking: 'Añadir seguimiento',
    editTracking: 'Editar seguimiento',
    trackingHint: 'Se muestra en la cuenta del cliente y en el correo.',
    trackingSaved: 'Seguimiento guardado',
    saveTracking: 'Guardar seguimiento',
    ship: 'Marcar como enviado',
    shipTitle: (number) => `¿Marcar el envío ${number} como enviado?`,
    shipHint: (count) => (count === 1 ? 'Contiene 1 artículo.' : `Contiene ${count} artículos.`),
    shippedNow: 'Envío marcado como enviado',
    cancel: 'Cancelar envío',
    cancelTitle: (number) => `¿Cancelar el envío ${number}?`,
    cancelHint: (count) =>
      count === 1 ? '1 artículo volverá a estar sin enviar.' : `${count} artículos volverán a estar sin enviar.`,
    cancelHintClosed: 'El pedido está cancelado, así que no se enviará nada.',
    keep: 'Conservar envío',
    canceled: 'Envío cancelado',
    choose: 'Elegir',
    chooseOrder: (number) => `Elegir el pedido ${number}`,
    chosen: (count) => (count === 1 ? '1 pedido elegido' : `${count} pedidos elegidos`),
    fulfillChosen: 'Enviar',
    fulfillTitle: (count) => (count === 1 ? '¿Enviar 1 pedido?' : `¿Enviar ${count} pedidos?`),
    fulfillHint:
      'Todos los artículos pendientes se marcan como enviados, sin seguimiento. Puedes añadirlo más adelante.',
    emailAll: 'Avisar a los clientes por correo',
    fulfilled: (count) => (count === 1 ? '1 pedido enviado' : `${count} pedidos enviados`),
    notFulfilled: (count) => (count === 1 ? '1 pedido no se ha enviado' : `${count} pedidos no se han enviado`),
    because: (number, why) => `Pedido ${number}: ${why}`,
    emailIfNotified: (email) => `Avisar por correo a ${email} si recibió un correo de envío`,
  },
}
