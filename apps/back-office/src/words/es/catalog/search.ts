import type { searchWords as English } from '../../en/catalog/search.ts'

/** Texts of the search report and synonyms in Spanish. */
export const searchWords: typeof English = {
  searches: {
    hint: 'Búsquedas de los clientes y sinónimos.',
    synonyms: 'Sinónimos',
    synonymsHint:
      'Un grupo por línea: «sofá, sillón». Cada palabra encuentra entonces las demás. Con una flecha solo funciona en un sentido: «tenis > zapatilla» encuentra zapatillas al buscar «tenis». Solo palabras sueltas; las mayúsculas y las tildes no importan.',
    report: 'Búsquedas de los últimos 30 días',
    reportHint: 'Las búsquedas se guardan de forma anónima.',
    all: 'Todas las búsquedas',
    without: 'Sin resultados',
    term: 'Búsqueda',
    times: 'Búsquedas',
    addSynonym: 'Añadir sinónimo',
    addSynonymFor: (term) => `Añadir un sinónimo de «${term}»`,
    none: { title: 'Aún no hay búsquedas', hint: 'Aquí aparece lo que los clientes buscan en tu tienda.' },
    noneWithout: {
      title: 'Todas las búsquedas han dado resultados',
      hint: 'Aquí aparecen las búsquedas sin resultados.',
    },
    wrong: {
      oneWord: (line) => `Línea ${line}: un grupo necesita al menos dos palabras distintas, separadas por comas.`,
      tooMany: (line) => `Línea ${line}: un grupo puede tener hasta 20 palabras.`,
      tooLong: (line) => `Línea ${line}: las palabras pueden tener hasta 50 caracteres.`,
      space: (line) => `Línea ${line}: solo se admiten palabras sueltas. Sepáralas con comas.`,
      arrows: (line) => `Línea ${line}: pon una palabra antes de la flecha y una o varias después.`,
      tooManyLines: (line) => `Línea ${line}: puede haber hasta 300 grupos.`,
    },
  },
}
