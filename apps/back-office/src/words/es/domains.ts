import type { domainWords as English } from '../en/domains.ts'

/** Texts about the domains of the store in Spanish. */
export const domainWords: typeof English = {
  domains: {
    hint: 'Las direcciones en las que los clientes abren tu tienda, como shop.example.',
    address: 'Dirección de tu tienda',
    defaultAddress: 'Esta es la dirección del servidor. Añade abajo un dominio propio.',
    primaryAddress: 'Los correos, los enlaces de productos y los buscadores usan esta dirección.',
    none: 'Aún no hay dominios',
    noneHint: 'Compra un dominio a cualquier proveedor, como un registrador o un alojamiento web, y añádelo aquí.',
    add: 'Añadir dominio',
    name: 'Dominio',
    nameHint: 'Como shop.example o www.shop.example. Añade cada uno que los clientes puedan escribir.',
    added: (domain) => `${domain} añadido`,
    full: (count) => `Una tienda puede tener ${count} dominios. Quita uno para añadir otro.`,
    states: { PENDING: 'Sin verificar', VERIFIED: 'Verificado' },
    primary: 'Principal',
    recordMissing: 'Falta el registro',
    writtenAs: (name) => `En los registros DNS: ${name}`,

    records: 'Registros DNS',
    verificationTitle: 'Demuestra que el dominio es tuyo',
    verificationHint:
      'Inicia sesión en el proveedor de tu dominio, abre sus ajustes de DNS y crea este registro. Después, compruébalo aquí. Los registros nuevos pueden tardar una hora, rara vez un día.',
    pointingTitle: 'Apunta el dominio a este servidor',
    pointingHint: 'Crea también este registro para que el dominio abra tu tienda.',
    cnameHint: (domain) =>
      `Algunos proveedores no permiten un registro CNAME para un dominio sin www. En ese caso, crea un registro ALIAS o ANAME, o añade también www.${domain}.`,
    noTarget:
      'A este servidor solo se puede acceder desde su propio equipo. Quien lo administra define adónde deben apuntar los dominios.',
    type: 'Tipo',
    recordName: 'Nombre',
    recordNameHint:
      'Algunos proveedores añaden el dominio por sí mismos. En ese caso, introduce solo la parte anterior.',
    value: 'Valor',

    check: 'Comprobar ahora',
    checkOf: (domain) => `Comprobar ahora: ${domain}`,
    checked: 'Última comprobación',
    verified: (domain) => `${domain} está verificado`,
    stillVerified: (domain) => `Se ha comprobado ${domain}`,
    notVerified: 'Aún no se ha encontrado el registro',
    results: {
      FOUND: 'El registro TXT es correcto.',
      MISSING: 'Aún no hay ningún registro TXT con este nombre.',
      WRONG_VALUE: 'El registro TXT tiene otro valor.',
      TOO_MANY_VALUES: 'El registro TXT tiene más de 50 valores. Quita los de otros servicios.',
      NO_ANSWER: 'Los servidores DNS del dominio no han respondido. Inténtalo más tarde.',
    },
    foundValues: (values) => `Encontrado: ${values}`,
    pointing: {
      HERE: 'El dominio apunta a este servidor.',
      ELSEWHERE: 'El dominio apunta a otro servidor.',
      NOWHERE: 'El dominio aún no apunta a ningún servidor.',
      UNKNOWN: 'No se sabe adónde apunta el dominio.',
    },
    foundAddresses: (addresses) => `Direcciones: ${addresses}`,

    makePrimary: 'Hacer principal',
    makePrimaryOf: (domain) => `Hacer principal: ${domain}`,
    makePrimaryTitle: (domain) => `¿Hacer principal ${domain}?`,
    makePrimaryHint: (domain) =>
      `Los correos, los enlaces de productos y los buscadores usarán https://${domain}. Tus otros dominios verificados redirigirán a él.`,
    makePrimaryAway: (domain) =>
      `Parece que el dominio no apunta a este servidor. Abre antes https://${domain}: los enlaces de los correos llevan allí.`,
    madePrimary: (domain) => `${domain} es el dominio principal`,

    removeTitle: (domain) => `¿Quitar ${domain}?`,
    removeHint: 'El dominio dejará de abrir tu tienda. Para volver a añadirlo, necesitas un registro DNS nuevo.',
    removePrimaryHint: (url) =>
      `Los correos y los enlaces de productos volverán a usar ${url}, y el dominio dejará de abrir tu tienda. Para conservar un dominio propio, haz principal otro antes.`,
    removed: (domain) => `Se ha quitado ${domain}`,
    errors: {
      FORMAT: 'Introduce solo un dominio, como shop.example: sin https:// y sin ruta.',
      VALIDATION: 'Esta es la dirección del propio servidor.',
      ALREADY_EXISTS: 'Tu tienda ya tiene este dominio.',
      DOMAIN_IN_USE: 'Otra tienda de este servidor usa este dominio. Quítalo allí primero.',
    },
  },
}
