import type { FileProblems } from '#kernel/files/file_problems'

import type { DrugRow } from '#plugins/drugs/whodrug/drug_row'
import { Belonging } from '#plugins/drugs/whodrug/reading/belonging'
import { isoCountry } from '#plugins/drugs/whodrug/reading/iso_country'
import { officialFirst } from '#plugins/drugs/whodrug/reading/official_first'
import type { Cells } from '#plugins/drugs/whodrug/reading/read_lines'
import {
  type ReleaseTables,
  repeated,
  unknown,
} from '#plugins/drugs/whodrug/reading/release_tables'

/**
 * Products of a release in format B3, where a drug is known by eleven digits. Substances and groups
 * stand with the preferred name of a drug (sequence number 2 is 001) and hold for all of its names.
 */
export function* readB3(tables: ReleaseTables, problems: FileProblems): Generator<DrugRow> {
  const substances = tables.texts('BNA', 'substanceId', 'name')
  const holders = tables.texts('MAN', 'holderId', 'name')
  const countries = tables.texts('CCODE', 'country', 'text')
  const groups = tables.texts('INA', 'atc', 'text')
  const file = (table: string) => tables.nameOf(table)

  const ingredients = new Belonging(tables, 'ING', ({ cells, wrong }) => {
    const { substanceId = '' } = cells
    const name = substances.get(substanceId)
    if (name !== undefined) return [drugOf(cells), name]
    wrong(unknown('substanceId', substanceId, file('BNA')))
    return null
  })
  const atc = new Belonging(tables, 'DDA', ({ cells, wrong }) => {
    const { atc: code = '', isOfficial } = cells
    if (tables.has('INA') && !groups.has(code)) wrong(unknown('atc', code, file('INA')))
    return [drugOf(cells), { code, isOfficial: isOfficial === 'Y' }]
  })

  const seen = new Set<string>()
  for (const { cells, wrong } of tables.lines('DD')) {
    const { seq1, seq2, name = '', country = '', holderId = '' } = cells
    const drug = drugOf(cells)
    const code = `${drug}${seq2}`
    if (seen.has(code)) wrong(repeated('drug code', code))
    seen.add(code)
    if (country !== '' && tables.has('CCODE') && !countries.has(country)) {
      wrong(unknown('country', country, file('CCODE')))
    }
    if (holderId !== '' && tables.has('MAN') && !holders.has(holderId)) {
      wrong(unknown('holderId', holderId, file('MAN')))
    }
    yield {
      ...{ code, drugCode: code, name, specifier: '' },
      isGeneric: seq1 === '01' && seq2 === '001',
      substances: [...new Set(ingredients.of(drug))],
      ...{ strength: '', doseForm: '', authorisationNumber: '' },
      country: isoCountry(country),
      holder: holders.get(holderId) ?? '',
      atc: officialFirst(atc.of(drug)),
      isWithdrawn: false,
    }
  }
  for (const each of [ingredients, atc]) {
    each.tellOrphans('drugRecordNumber + seq1', file('DD'), problems)
  }
}

const drugOf = ({ drugRecordNumber, seq1 }: Cells) => `${drugRecordNumber}${seq1}`
