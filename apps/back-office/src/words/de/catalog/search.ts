import type { searchWords as English } from '../../en/catalog/search.ts'

/** Texts of the search report and synonyms in German. */
export const searchWords: typeof English = {
  searches: {
    hint: 'Wonach Kunden suchen, und Synonyme.',
    synonyms: 'Synonyme',
    synonymsHint:
      'Eine Gruppe pro Zeile: „Sofa, Couch“. Jedes Wort findet dann auch die anderen. Mit einem Pfeil gilt das nur in eine Richtung: „Sneaker > Turnschuh“ findet Turnschuhe bei der Suche nach „Sneaker“. Nur einzelne Wörter; Großschreibung und Akzente spielen keine Rolle.',
    report: 'Suchanfragen der letzten 30 Tage',
    reportHint: 'Suchanfragen werden anonym gespeichert.',
    all: 'Alle Suchanfragen',
    without: 'Ohne Ergebnis',
    term: 'Suchanfrage',
    times: 'Anzahl',
    addSynonym: 'Synonym hinzufügen',
    addSynonymFor: (term) => `Synonym für „${term}“ hinzufügen`,
    none: { title: 'Noch keine Suchanfragen', hint: 'Wonach Kunden in Ihrem Shop suchen, steht hier.' },
    noneWithout: {
      title: 'Jede Suche hat etwas gefunden',
      hint: 'Suchanfragen ohne Ergebnis stehen hier.',
    },
    wrong: {
      oneWord: (line) =>
        `Zeile ${line}: Eine Gruppe braucht mindestens zwei verschiedene Wörter, durch Kommas getrennt.`,
      tooMany: (line) => `Zeile ${line}: Eine Gruppe kann bis zu 20 Wörter haben.`,
      tooLong: (line) => `Zeile ${line}: Wörter können bis zu 50 Zeichen haben.`,
      space: (line) => `Zeile ${line}: Es sind nur einzelne Wörter möglich. Trennen Sie sie durch Kommas.`,
      arrows: (line) => `Zeile ${line}: Vor dem Pfeil steht ein Wort, danach eines oder mehrere.`,
      tooManyLines: (line) => `Zeile ${line}: Es sind höchstens 300 Gruppen möglich.`,
    },
  },
}
