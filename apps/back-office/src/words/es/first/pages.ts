import type { pageWords as English } from '../../en/first/pages.ts'

const orderCount = (count: number): string => (count === 1 ? '1 pedido' : `${count} pedidos`)

/** Names of the pages, and what the menu and the overview say about them, in Spanish. */
export const pageWords: typeof English = {
  drafts: {
    title: 'Borradores de pedido',
  },
  abandoned: {
    title: 'Carritos abandonados',
    overviewFigure: 'Carritos abandonados en los últimos 30 días',
    recoveredCount: (count) => (count === 1 ? '1 recuperado' : `${count} recuperados`),
  },
  returns: {
    title: 'Devoluciones',
    pending: {
      requested: (count) =>
        count === 1 ? '1 devolución espera tu aprobación.' : `${count} devoluciones esperan tu aprobación.`,
      received: (count) =>
        count === 1
          ? 'Se ha recibido 1 devolución y falta liquidarla.'
          : `Se han recibido ${count} devoluciones y falta liquidarlas.`,
      answer: 'Revisar',
      settle: 'Liquidar',
      title: 'Devoluciones',
      count: (count) => (count === 1 ? '1 devolución requiere acción' : `${count} devoluciones requieren acción`),
    },
    settings: {
      title: 'Configuración de devoluciones',
    },
  },
  collections: {
    title: 'Colecciones',
  },
  inventories: {
    title: 'Inventario',
    allLow: 'Todo el stock bajo',
  },
  waitlist: {
    title: 'De nuevo disponible',
  },
  transfers: {
    title: 'Traslados',
  },
  locations: {
    title: 'Ubicaciones',
  },
  brands: {
    title: 'Marcas',
  },
  ribbons: {
    title: 'Cintas',
  },
  infoSections: {
    title: 'Secciones informativas',
  },
  productGroups: {
    title: 'Grupos de productos',
  },
  customers: {
    title: 'Clientes',
    unnamed: 'Sin nombre',
  },
  companies: {
    title: 'Empresas',
  },
  companyOrders: {
    title: 'Facturas pendientes',
  },
  segments: {
    title: 'Segmentos',
  },
  memberGroups: {
    title: 'Grupos de miembros',
  },
  reviews: {
    title: 'Reseñas',
    waitingCount: (count) => (count === 1 ? '1 pendiente' : `${count} pendientes`),
  },
  discounts: {
    title: 'Descuentos',
  },
  coupons: {
    title: 'Cupones',
  },
  promotions: {
    title: 'Promociones',
  },
  priceLists: {
    title: 'Listas de precios',
  },
  giftCards: {
    title: 'Tarjetas de regalo',
  },
  reports: {
    title: 'Informes',
    all: 'Todos los informes',
    inCurrency: (currency) => `Ventas en ${currency}`,
    sales: 'Ventas totales',
    orders: 'Pedidos',
    average: 'Pedido medio',
    returning: 'Clientes recurrentes',
    before: (value) => `Antes: ${value}`,
    more: (percent) => `${percent} más`,
    less: (percent) => `${percent} menos`,
    same: 'Sin cambios',
    noValue: '–',
    chart: (from, to) => `Gráfico de barras de las ventas del ${from} al ${to}`,
    chartBar: (period, sales, orders) => `${period}: ${sales}, ${orderCount(orders)}`,
    day: 'Día',
    week: 'Semana',
    month: 'Mes',
  },
  savedReports: {
    title: 'Informes guardados',
  },
  finances: {
    title: 'Finanzas',
  },
  design: {
    title: 'Diseño de la tienda en línea',
  },
  domains: {
    title: 'Dominios',
    missingTitleOf: (domain) => `El registro TXT de ${domain} ha desaparecido`,
    missingHint:
      'El dominio sigue funcionando, pero ya no es seguro que sea tuyo. Vuelve a crear el registro o quita el dominio.',
  },
  searches: {
    title: 'Búsqueda',
  },
  policies: {
    title: 'Políticas',
    missing: (count) => (count === 1 ? 'Falta una política' : `Faltan ${count} políticas`),
    missingHint: (names) => `Tu tienda no muestra: ${names}.`,
    add: 'Añadir políticas',
    names: {
      termsAndConditions: 'Términos y condiciones',
      privacyPolicy: 'Política de privacidad',
      withdrawalPolicy: 'Derecho de desistimiento',
      returnPolicy: 'Política de devoluciones',
      deliveryPolicy: 'Entrega y envío',
      digitalItemPolicy: 'Artículos digitales',
      contactUs: 'Contacto',
      imprint: 'Aviso legal',
      customPolicy: 'Otra política',
    },
  },
  checkouts: {
    title: 'Finalizar compra',
  },
  signIns: {
    title: 'Inicio de sesión',
  },
  general: {
    title: 'General',
  },
  deliveries: {
    title: 'Envío',
    none: 'Aún no hay métodos de envío',
    noneHint: 'Hasta que añadas uno, los clientes no pueden pedir productos físicos.',
    add: 'Añadir método de envío',
  },
  fees: {
    title: 'Cargos',
  },
  tips: {
    title: 'Propinas',
  },
  labels: {
    title: 'Etiquetas de envío',
  },
  paymentMethods: {
    title: 'Pagos',
  },
  currencies: {
    title: 'Monedas',
  },
  taxes: {
    title: 'Impuestos',
  },
  invoiceSettings: {
    title: 'Facturas',
  },
  emails: {
    title: 'Correos a los clientes',
  },
  notifications: {
    title: 'Notificaciones',
  },
  appsAndKeys: {
    title: 'Aplicaciones y claves',
  },
  failedJobs: {
    title: 'Tareas fallidas',
    count: (count) => (count === 1 ? '1 tarea fallida' : `${count} tareas fallidas`),
  },
  staff: {
    title: 'Equipo',
  },
  auditLog: {
    title: 'Registro de actividad',
  },
  account: {
    title: 'Mi cuenta',
  },
  alerts: {
    bell: (unread) => {
      if (unread === 0) return 'Avisos'
      return unread === 1 ? 'Avisos, 1 sin leer' : `Avisos, ${unread >= 100 ? '99+' : unread} sin leer`
    },
  },
  members: {
    pendingApproval: (count) =>
      count === 1 ? '1 miembro espera tu aprobación.' : `${count} miembros esperan tu aprobación.`,
    reviewPending: 'Revisar miembros',
  },
}
