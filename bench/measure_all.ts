import type { ApplicationService } from '@adonisjs/core/types'

import { measureValidation } from './acts/messages.js'
import { browserPart } from './browser/browser_part.js'
import { editLargeCase } from './browser/edit_large_case.js'
import type { BenchDatabase } from './database.js'
import { describeMachine, load } from './machine.js'
import { dictionaryPart } from './dictionary/dictionary_part.js'
import { measureDictionary } from './dictionary/measure_dictionary.js'
import { drugsPart } from './drugs/drugs_part.js'
import { measureDrugs } from './drugs/measure_drugs.js'
import { measurePeople } from './people/measure_people.js'
import { peoplePart } from './people/people_part.js'
import { measureSize } from './measure_size.js'
import { measureReports } from './reports/measure_reports.js'
import { reportsPart } from './reports/reports_part.js'
import { referenceRate } from './reference_rate.js'
import type { Results } from './results.js'
import { say } from './say.js'
import { openSchemaSwitch } from './schema_switch.js'
import { seedProject } from './seed_project.js'
import { measureSearch } from './search/measure_search.js'
import { searchPart } from './search/search_part.js'
import { measureSignIn } from './sign_in/measure_sign_in.js'
import { signInPart } from './sign_in/sign_in_part.js'
import type { BenchSettings, Part } from './settings.js'
import { measureTerms } from './terms/measure_terms.js'
import { termsPart } from './terms/terms_part.js'
import { measureTrail } from './trail/measure_trail.js'
import { trailPart } from './trail/trail_part.js'
import { makeFiles } from './xml_files.js'

export interface Run {
  readonly root: URL
  /** Folder for what this run writes. */
  readonly home: string
  readonly app: ApplicationService
  readonly database: BenchDatabase
  /** Folder with the ICH schema, when there is one. */
  readonly reference: string | null
  readonly settings: BenchSettings
  /** Load of the machine before the run. */
  readonly before: number
}

/** One part alone, as the report holds it. */
export async function measurePart(
  { root, app, database, settings, home }: Run,
  part: Part
): Promise<string> {
  const projectId = await seedProject(app)
  if (part === 'browser') return browserPart(await editLargeCase(app, root, projectId))
  if (part === 'dictionary') return dictionaryPart(await measureDictionary(app, root))
  if (part === 'drugs') return drugsPart(await measureDrugs(app, root, settings.products))
  if (part === 'people') return peoplePart(await measurePeople({ app, database }, root, settings))
  if (part === 'reports') {
    return reportsPart(await measureReports({ app, database }, settings.counted))
  }
  if (part === 'search') {
    return searchPart(await measureSearch({ app, database }, settings.counted))
  }
  if (part === 'trail') {
    return trailPart(await measureTrail({ app, database, home }, settings.rounds))
  }
  if (part === 'terms') {
    return termsPart(await measureTerms({ app, database }, settings.cases, settings.tries))
  }
  return signInPart(await measureSignIn(app, root, settings.people))
}

/** The whole run: the reference rate, then everything on a small and on a large database. */
export async function measureAll(run: Run): Promise<Results> {
  const { root, home, app, database, settings, before } = run
  const schema = await openSchemaSwitch(run.reference)
  const projectId = await seedProject(app)
  const files = await makeFiles(`${home}/messages`, settings.files)
  const kilobytes = files.reduce((sum, { bytes }) => sum + bytes.length, 0) / files.length / 1024
  say(`${files.length} messages of ${kilobytes.toFixed(0)} KB are written`)
  const paths = files.map(({ path }) => path)
  const reference = await referenceRate(run.reference && `${run.reference}/e2b/xsd`, paths)
  const validating = await measureValidation(files)
  const bench = { root, app, database, schema, projectId, tries: settings.tries }
  const atWork = await measurePeople(run, root, settings)
  const drugs = await measureDrugs(app, root, settings.products)
  const trail = await measureTrail(run, settings.rounds)
  const signingIn = await measureSignIn(app, root, settings.people)
  const dictionary = await measureDictionary(app, root)
  const half = files.length / 2
  const few = await measureSize(bench, { from: 0, to: settings.few, files: files.slice(0, half) })
  say('Editing in the browser ...')
  const edited = await editLargeCase(app, root, projectId)
  const many = await measureSize(bench, {
    from: settings.few,
    to: settings.cases,
    files: files.slice(half),
  })
  const listedByTerms = await measureTerms({ app, database }, settings.cases, settings.tries)
  const searched = await measureSearch({ app, database }, settings.counted)
  const reported = await measureReports({ app, database }, settings.counted)
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: describeMachine(),
    postgres: database.version,
    load: [before, load()],
    ...{
      kilobytes,
      reference,
      validating,
      few,
      many,
      edited,
      atWork,
      trail,
      signingIn,
      dictionary,
      drugs,
      listedByTerms,
      searched,
      reported,
    },
  }
}
