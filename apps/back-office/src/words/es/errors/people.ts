import type { peopleErrorWords as English } from '../../en/errors/people.ts'

/** Texts of errors about customers, staff and settings of the store in Spanish. */
export const peopleErrorWords: typeof English = {
  peopleErrors: {
    '-19958': 'Esta cuenta está bloqueada.',
    CUSTOMERS_HAVE_ACCOUNTS: 'Los dos clientes tienen cuenta. Las cuentas no se pueden combinar.',
    CUSTOMER_IN_ANOTHER_COMPANY: ({ companyName }) =>
      companyName === undefined
        ? 'Este cliente ya pide para otra empresa.'
        : `Este cliente ya pide para otra empresa: ${companyName}.`,
    DOMAINS_LIMIT_EXCEEDED: 'La tienda tiene 20 dominios. Elimina uno primero.',
    DOMAIN_IN_USE: 'Otra tienda de este servidor usa este dominio.',
    DOMAIN_IS_PRIMARY: 'Este es el dominio principal. Haz principal otro dominio primero.',
    DOMAIN_NOT_VERIFIED: 'El dominio aún no está verificado. Crea su registro DNS y después compruébalo.',
    EMAIL_CHANGE_EXPIRED:
      'Este cambio de correo electrónico se confirmó, se detuvo o se sustituyó, o su enlace ha caducado.',
    LAST_OWNER: 'Una tienda necesita un propietario activo. Cede la propiedad primero.',
    MAX_DISCOUNT_RULES_REACHED: 'La tienda tiene el número máximo de descuentos. Elimina uno primero.',
    MAX_QUANTITY_BASED_DISCOUNTS_REACHED:
      'La tienda tiene el número máximo de descuentos por lote. Elimina uno primero.',
    ROLE_IN_USE: 'Hay personas o invitaciones con este rol. Dales otro primero.',
    SAVED_REPORTS_LIMIT_EXCEEDED: 'La tienda tiene 100 informes guardados. Elimina uno primero.',
    STAFF_EMAIL_TAKEN: 'Otra cuenta del panel de administración tiene este correo electrónico.',
    STAFF_INVITATION_EXPIRED: 'Esta invitación ha caducado, se retiró o ya se aceptó. Pide otra.',
    STAFF_LIMIT_EXCEEDED: 'La tienda tiene el número máximo de personas, invitaciones o roles. Quita uno primero.',
  },
}
