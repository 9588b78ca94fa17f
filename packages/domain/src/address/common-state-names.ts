/** Common names that are missing in ISO 3166-2, each with the part of the code after the country. */
const rows: Readonly<Record<string, string>> = {
  AR: 'C/CABA C/Capital_Federal C/Ciudad_de_Buenos_Aires',
  CA: 'NL/Newfoundland NL/NF PE/PEI QC/PQ YT/Yukon_Territory',
  CL: 'AI/Aysén AR/Araucanía LI/O’Higgins RM/Metropolitana RM/Región_Metropolitana',
  CO: 'DC/Bogotá DC/Bogotá_DC',
  DE:
    'BY/Bavaria HE/Hesse NI/Lower_Saxony NW/NRW NW/North_Rhine-Westphalia RP/Rhineland-Palatinate SN/Saxony ' +
    'ST/Saxony-Anhalt TH/Thuringia MV/Mecklenburg-Western_Pomerania',
  ES:
    'A/Alacant BI/Vizcaya C/La_Coruña C/Coruña CS/Castelló GC/Gran_Canaria GI/Gerona L/Lérida M/Comunidad_de_Madrid ' +
    'MU/Región_de_Murcia NA/Nafarroa O/Principado_de_Asturias OR/Orense PM/Baleares PM/Islas_Baleares ' +
    'PM/Balearic_Islands RI/Rioja SE/Seville SS/Guipúzcoa TF/Tenerife VI/Araba',
  IN:
    'CG/CT DL/New_Delhi DL/NCT_of_Delhi OD/OR OD/Orissa PY/Pondicherry PY/Puducherry TS/TG UK/UT UK/UA ' +
    'UK/Uttaranchal',
  IT:
    '23/AO 23/Valle_d’Aosta BZ/Bolzano BZ/Bozen BZ/Südtirol BZ/South_Tyrol FI/Florence GE/Genoa MI/Milan MN/Mantua ' +
    'NA/Naples PD/Padua RC/Reggio_di_Calabria RE/Reggio_nell’Emilia RM/Rome TO/Turin VE/Venice',
  MX:
    'BCN/Baja_California_Norte CMX/CDMX CMX/DF CMX/Distrito_Federal CMX/Mexico_City COA/Coahuila GUA/GTO MEX/Edomex ' +
    'MEX/Edo._de_México MEX/Estado_de_México MIC/Michoacán QUE/QRO VER/Veracruz',
  US: 'DC/Washington_DC',
}

/** Returns common names of a country's states, each with its ISO 3166-2 code. */
export const commonStateNames = (country: string): readonly (readonly [name: string, code: string])[] =>
  (rows[country]?.split(' ') ?? []).map((row) => {
    const [part = '', name = ''] = row.replaceAll('_', ' ').split('/')
    return [name, `${country}-${part}`] as const
  })
