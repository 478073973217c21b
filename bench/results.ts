import type { ListTimes } from './acts/list_cases.js'
import type { ServedTimes } from './acts/serve.js'
import type { BrowserTimes } from './browser/edit_large_case.js'
import type { Times } from './measure.js'
import type { DictionaryResults } from './dictionary/measure_dictionary.js'
import type { DrugResults } from './drugs/measure_drugs.js'
import type { PeopleResults } from './people/measure_people.js'
import type { SignInResults } from './sign_in/measure_sign_in.js'
import type { ReportResults } from './reports/measure_reports.js'
import type { SearchResults } from './search/measure_search.js'
import type { TermResults } from './terms/measure_terms.js'
import type { TrailResults } from './trail/measure_trail.js'

/** What was measured on a database of one size. */
export interface SizeResults {
  readonly cases: number
  /** Bytes of the database. */
  readonly size: number
  /** Cases made up and loaded in a second. */
  readonly loading: number
  readonly importing: number
  readonly exporting: number
  /** Null without the ICH schema. */
  readonly exportingValidated: number | null
  readonly opening: Times
  readonly saving: Times
  readonly listing: ListTimes
  readonly served: ServedTimes
  /** Memory of the process that imported and exported, in MB. */
  readonly memory: number
}

export interface Results {
  readonly date: string
  readonly machine: string
  readonly postgres: string
  /** Load of the machine before and after; high means that others worked on it. */
  readonly load: readonly [before: number, after: number]
  /** Average size of a message in KB. */
  readonly kilobytes: number
  /** Files in a second that `xmllint --schema` validates on one core; null when it is missing. */
  readonly reference: number | null
  readonly validating: number | null
  readonly few: SizeResults
  readonly many: SizeResults
  /** Null when there is no Chromium. */
  readonly edited: BrowserTimes | null
  readonly atWork: PeopleResults
  readonly trail: TrailResults
  readonly signingIn: SignInResults
  readonly dictionary: DictionaryResults
  readonly drugs: DrugResults
  readonly listedByTerms: TermResults
  readonly searched: SearchResults
  readonly reported: ReportResults
}
