import type { FileProblems } from '#kernel/files/file_problems'

import type { DrugRow } from '#plugins/drugs/whodrug/drug_row'
import { Belonging } from '#plugins/drugs/whodrug/reading/belonging'
import { isoCountry } from '#plugins/drugs/whodrug/reading/iso_country'
import { officialFirst } from '#plugins/drugs/whodrug/reading/official_first'
import {
  type ReleaseTables,
  repeated,
  unknown,
} from '#plugins/drugs/whodrug/reading/release_tables'

/**
 * Products of a release in format C3. The tables beside are read first, then the products line by
 * line, so that no more than one of them is held at a time.
 */
export function* readC3(tables: ReleaseTables, problems: FileProblems): Generator<DrugRow> {
  const substances = tables.texts('SUN', 'substanceId', 'name')
  const units = tables.texts('UNIT', 'unitId', 'text')
  const forms = tables.texts('PF', 'formId', 'text')
  const holders = tables.texts('ORG', 'holderId', 'name')
  const countries = tables.texts('CCODE', 'country', 'text')
  const groups = tables.texts('ATC', 'atc', 'text')
  const file = (table: string) => tables.nameOf(table)

  const ingredients = new Belonging(tables, 'ING', ({ cells, wrong }) => {
    const { medId = '', substanceId = '', quantity = '', unitId = '' } = cells
    const name = substances.get(substanceId)
    if (name === undefined) {
      wrong(unknown('substanceId', substanceId, file('SUN')))
      return null
    }
    const unit = units.get(unitId) ?? ''
    if (unitId !== '' && tables.has('UNIT') && unit === '') {
      wrong(unknown('unitId', unitId, file('UNIT')))
    }
    return [medId, { name, strength: quantity === '' ? '' : `${quantity} ${unit}`.trim() }]
  })
  const doseForms = new Belonging(tables, 'PP', ({ cells, wrong }) => {
    const { medId = '', formId = '' } = cells
    const text = forms.get(formId)
    if (text !== undefined) return [medId, text]
    if (tables.has('PF')) wrong(unknown('formId', formId, file('PF')))
    return null
  })
  const atc = new Belonging(tables, 'ThG', ({ cells, wrong }) => {
    const { medId = '', atc: code = '', isOfficial } = cells
    if (tables.has('ATC') && !groups.has(code)) wrong(unknown('atc', code, file('ATC')))
    return [medId, { code, isOfficial: isOfficial === 'Y' }]
  })

  const seen = new Set<string>()
  for (const { cells, wrong } of tables.lines('MP')) {
    const { medId = '', drugRecordNumber, seq1, seq2, name = '', country = '' } = cells
    if (seen.has(medId)) wrong(repeated('medId', medId))
    seen.add(medId)
    if (country !== '' && tables.has('CCODE') && !countries.has(country)) {
      wrong(unknown('country', country, file('CCODE')))
    }
    const { holderId = '' } = cells
    if (holderId !== '' && tables.has('ORG') && !holders.has(holderId)) {
      wrong(unknown('holderId', holderId, file('ORG')))
    }
    const contents = ingredients.of(medId)
    yield {
      ...{ code: medId, drugCode: `${drugRecordNumber}${seq1}${seq2}`, name },
      specifier: cells.specifier ?? '',
      isGeneric: cells.isGeneric === 'Y',
      substances: [...new Set(contents.map((each) => each.name))],
      strength: strengthOf(contents),
      doseForm: doseForms.of(medId)[0] ?? '',
      authorisationNumber: cells.authorisationNumber ?? '',
      country: isoCountry(country),
      holder: holders.get(holderId) ?? '',
      atc: officialFirst(atc.of(medId)),
      isWithdrawn: (cells.withdrawnOn ?? '') !== '',
    }
  }
  for (const each of [ingredients, doseForms, atc]) each.tellOrphans('medId', file('MP'), problems)
}

/** Strengths in the order of the substances; one that is not said keeps its place. */
function strengthOf(contents: readonly { readonly strength: string }[]): string {
  const isSaid = contents.some(({ strength }) => strength !== '')
  return isSaid ? contents.map(({ strength }) => strength || '?').join(' + ') : ''
}
