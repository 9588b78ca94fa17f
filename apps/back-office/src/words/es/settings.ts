import type { settingsWords as English } from '../en/settings.ts'

/** Texts of the general settings in Spanish. */
export const settingsWords: typeof English = {
  general: {
    shop: 'Datos de la tienda',
    business: 'Empresa',
    businessHint: 'Se muestra en las facturas. Los impuestos pueden depender de la dirección.',
    legalName: 'Razón social',
    legalNameHint: 'Si está vacía, se usa el nombre de la tienda.',
    vatId: 'NIF-IVA',
    addressLine: 'Calle y número',
    addressLine2: 'Apartamento, piso, puerta, etc.',
    postalCode: 'Código postal',
    city: 'Ciudad',
    country: 'País',
    noCountry: 'Sin definir',
    part: 'Estado o provincia',
    units: 'Unidades y hora',
    weight: 'Peso',
    weights: { KG: 'Kilogramos', LB: 'Libras' },
    length: 'Distancia',
    timeZone: 'Zona horaria',
    timeZoneHint:
      'Se usa para las fechas y horas del panel de administración, los informes, los descuentos y los envíos. Las tarjetas de regalo se envían por correo a las 8:00 en esta zona horaria.',
    lengths: { KM: 'Kilómetros', MI: 'Millas' },
    prices: 'Precios rebajados',
    priorPrices: 'Mostrar el precio más bajo de los 30 días anteriores a una rebaja',
    priorPricesHint:
      'El Espacio Económico Europeo lo exige (Directiva 98/6/CE). Según el país, se muestra salvo que se sepa que la empresa está en otro lugar.',
    priorPriceChoices: {
      BY_COUNTRY: 'Según el país de la empresa',
      ALWAYS: 'Siempre',
      NEVER: 'Nunca',
    },
    pages: 'Páginas de la tienda en línea',
    pagesHint: 'Se enlazan desde las páginas de la cuenta. Cada una debe pertenecer a una de tus tiendas en línea.',
    bookings: 'Página de citas',
    events: 'Página de eventos',
    plans: 'Página de planes',
  },
}
