import type { orderWords as English } from '../../en/orders/orders.ts'

/** Order review and notes, in Spanish. */
export const orderWords: typeof English = {
  acceptance: {
    reviewTitle: 'El pago está en revisión',
    reviewText:
      'El proveedor de pagos sospecha un fraude y está revisando este pago. No se envía nada hasta que lo apruebe. También puedes decidir tú.',
    unpaidTitle: 'A la espera del pago',
    unpaidText: 'Este pedido se acepta en cuanto está pagado por completo.',
    approve: 'Aprobar pedido',
    approveTitle: '¿Aprobar este pedido?',
    approveReviewedHint: 'Después podrás enviarlo. Si el pago resulta ser fraudulento, el banco puede revertirlo.',
    approveUnpaidHint: 'Después podrás enviarlo, aunque no esté pagado. Sus artículos se descuentan del inventario.',
    approved: 'Pedido aprobado',
    reject: 'Rechazar pedido',
    rejectTitle: '¿Rechazar este pedido?',
    rejectHint: 'El cliente recibe un reembolso completo y un correo. Esto no se puede deshacer.',
    rejected: 'Pedido rechazado',
  },
  notes: {
    add: 'Añadir nota',
    title: 'Añadir una nota',
    hint: 'Es solo para ti y tus aplicaciones. El cliente nunca la ve.',
    label: 'Nota',
    added: 'Nota añadida',
    delete: 'Eliminar nota',
    deleteTitle: '¿Eliminar esta nota?',
    deleteHint: 'Esto no se puede deshacer.',
    deleted: 'Nota eliminada',
    required: 'Introduce una nota.',
  },
  actors: {
    visitor: 'Por el cliente',
    member: 'Por el cliente',
    owner: 'Por el propietario',
    app: 'Por una aplicación',
    key: 'Con una clave de API',
  },
}
