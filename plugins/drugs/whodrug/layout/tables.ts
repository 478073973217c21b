import type { FormatName } from '#plugins/drugs/whodrug/layout/layout'

/** The columns of a table that are understood. */
export interface TableColumns {
  readonly needed: readonly string[]
  readonly used: readonly string[]
  /** A release may come without it. */
  readonly mayBeMissing?: true
}

const table = (needed: string[], used: string[] = []): TableColumns => ({ needed, used })
const optional = (needed: string[], used: string[] = []): TableColumns => ({
  ...{ needed, used },
  mayBeMissing: true,
})

const drugCode = ['drugRecordNumber', 'seq1', 'seq2']

/** What is read of the tables of a format, by the names that a layout gives to its columns. */
export const tablesOf: Readonly<Record<FormatName, Readonly<Record<string, TableColumns>>>> = {
  C3: {
    // Medicinal products.
    MP: table(
      ['medId', ...drugCode, 'name'],
      ['isGeneric', 'specifier', 'authorisationNumber', 'withdrawnOn', 'country', 'holderId']
    ),
    // Ingredients of products, and the names of substances.
    ING: table(['medId', 'substanceId'], ['quantity', 'unitId']),
    SUN: table(['substanceId', 'name']),
    // Dose forms of products.
    PP: optional(['medId', 'formId']),
    PF: optional(['formId', 'text']),
    // Groups of the ATC classification of products.
    ThG: optional(['medId', 'atc'], ['isOfficial']),
    ATC: optional(['atc', 'text']),
    ORG: optional(['holderId', 'name']),
    CCODE: optional(['country', 'text']),
    UNIT: optional(['unitId', 'text']),
  },
  B3: {
    DD: table([...drugCode, 'name'], ['country', 'holderId']),
    ING: table([...drugCode, 'substanceId']),
    BNA: table(['substanceId', 'name']),
    DDA: optional([...drugCode, 'atc'], ['isOfficial']),
    INA: optional(['atc', 'text']),
    MAN: optional(['holderId', 'name']),
    CCODE: optional(['country', 'text']),
  },
}
