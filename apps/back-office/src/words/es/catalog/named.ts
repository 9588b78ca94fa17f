import type { namedWords as English } from '../../en/catalog/named.ts'

const products = (count: number): string => (count === 1 ? '1 producto' : `${count.toLocaleString('es')} productos`)

/** Texts of brands, ribbons and info sections, which products share, in Spanish. */
export const namedWords: typeof English = {
  named: {
    products: 'Productos',
    productCount: products,
    rename: 'Cambiar nombre',
    renameOne: (name) => `Cambiar el nombre de ${name}`,
    renamed: (name) => `El nombre ahora es «${name}»`,
    renameHint: (count) =>
      count === 0
        ? 'Aún no lo usa ningún producto.'
        : `El nombre nuevo aparecerá en ${products(count)} en unos instantes.`,
    deleteOne: (name) => `Eliminar ${name}`,
    deleteHint: (count) =>
      count === 1
        ? '1 producto dejará de tenerlo. Esto no se puede deshacer.'
        : `${products(count)} dejarán de tenerlo. Esto no se puede deshacer.`,
    noMatches: 'Ningún nombre coincide',
    noMatchesHint: 'Prueba con el principio del nombre.',
    more: 'Mostrar más',
    first: 'Volver a la primera página',
  },
  brands: {
    one: 'Marca',
    hint: 'Cada marca tiene su propia página en tu tienda, con todos sus productos.',
    add: 'Añadir marca',
    none: 'Aún no hay marcas',
    noneHint: 'Añade marcas aquí o inclúyelas en una importación. Después podrás elegirlas en los productos.',
    search: 'Buscar marcas',
    name: 'Nombre',
    merge: 'Combinar',
    mergeOne: (name) => `Combinar ${name} con otra marca`,
    mergeTitle: (name) => `¿Combinar «${name}» con otra marca?`,
    mergeHint: (count) =>
      count === 0
        ? 'No tiene productos y se eliminará.'
        : `${count === 1 ? '1 producto pasará' : `${products(count)} pasarán`} a la otra marca y después esta se eliminará. Esto no se puede deshacer.`,
    mergeInto: 'Marca que se conserva',
    mergeDone: (name) => `Se ha combinado con «${name}»`,
    mergeSlow:
      'Los productos aún se están cambiando. No se pierde nada: hasta entonces existen ambas marcas. Vuelve a combinarlas dentro de un minuto.',
    mergeNothing: 'Elige la marca que quieres conservar.',
    keep: 'Conservar',
    keepOne: (name) => `Conservar ${name}`,
  },
  ribbons: {
    one: 'Cinta',
    hint: 'Textos breves sobre las imágenes de los productos, como «Nuevo». Un producto muestra su cinta principal.',
    add: 'Añadir cinta',
    none: 'Aún no hay cintas',
    noneHint: 'Añade una y elígela después en tus productos.',
    search: 'Buscar cintas',
    name: 'Texto',
  },
  infoSections: {
    one: 'Sección informativa',
    hint: 'Textos que comparten varios productos, como instrucciones de cuidado o una guía de tallas.',
    add: 'Añadir sección informativa',
    none: 'Aún no hay secciones informativas',
    noneHint: 'Escribe un texto una sola vez y muéstralo en todos los productos que quieras.',
    search: 'Buscar secciones informativas',
    name: 'Nombre interno',
    nameHint: 'Solo lo ves tú. Sirve para distinguir secciones con el mismo título.',
    sectionTitle: 'Título',
    sectionTitleHint: 'Tus clientes lo ven encima del texto.',
    text: 'Texto',
    shownOn: (count) =>
      count === 0
        ? 'Aún no la muestra ningún producto.'
        : `La ${count === 1 ? 'muestra 1 producto' : `muestran ${products(count)}`}. Los cambios aparecen allí en unos instantes.`,
  },
  organization: {
    title: 'Organización',
    collections: 'Colecciones',
    addCollection: 'Añadir a una colección',
    main: 'Colección principal',
    mainHint: 'A ella llevan la ruta de navegación y los buscadores.',
    noMain: 'Ninguna',
    brand: 'Marca',
    brandHint: 'Un nombre nuevo añade una marca.',
    sections: 'Secciones informativas',
    addSection: 'Añadir una sección informativa',
  },
  richText: {
    tools: 'Formato',
    bold: 'Negrita',
    italic: 'Cursiva',
    heading: 'Encabezado',
    bullets: 'Lista con viñetas',
    numbers: 'Lista numerada',
    link: 'Enlace',
    linkAddress: 'Dirección del enlace',
    linkHint: 'Empieza por https://, mailto: o tel:.',
    linkInvalid: 'Introduce una dirección que empiece por https://, http://, mailto: o tel:.',
    applyLink: 'Aplicar',
    removeLink: 'Quitar enlace',
    plain: 'Borrar formato',
  },
}
