/** What columns are called in files of others, by what they are called here. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  report: ['report_id', 'reportid', 'id', 'case_id', 'caseid', 'primaryid', 'safetyreportid'],
  drug: ['product', 'drug_name', 'drugname', 'substance', 'var1'],
  event: ['reaction', 'pt', 'adverse_event', 'var2'],
  days: ['onset', 'onset_days', 'time_to_onset', 'tto'],
  expected: ['mu', 'e'],
  observed: ['events', 'n', 'count'],
}

const known = new Set([
  ...Object.entries(OTHER_NAMES).flat(2),
  ...['a', 'b', 'c', 'd', 'sex', 'age', 'age_group', 'year', 'country', 'group', 'stratum'],
])

/** A heading as it is compared: small letters, words apart by underscores. */
export const headingOf = (cell: string): string =>
  cell
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')

/** Whether a cell is a heading that is known: it tells what separates the columns. */
export const isHeading = (cell: string): boolean => known.has(headingOf(cell))

/** Which column holds something; undefined when none does. The name used here comes first. */
export function columnOf(headings: readonly string[], name: string): number | undefined {
  const found = [name, ...(OTHER_NAMES[name] ?? [])]
    .map((each) => headings.indexOf(each))
    .find((at) => at >= 0)
  return found
}
