import type { ApplicationService } from '@adonisjs/core/types'

import { asProject } from '#kernel/tenancy/as_project'
import { generatedCases } from '#tests/invented/cases/generated_cases'
import { CaseLoader } from '#plugins/cases/contract'

import { measureLists } from './acts/list_cases.js'
import { measureExport, measureImport } from './acts/messages.js'
import { measureServer } from './acts/serve.js'
import { measureOpening, measureSaving } from './acts/work_on_cases.js'
import type { BenchDatabase } from './database.js'
import { timed } from './measure.js'
import type { SizeResults } from './results.js'
import { say } from './say.js'
import type { SchemaSwitch } from './schema_switch.js'
import type { XmlFile } from './xml_files.js'

export interface Bench {
  readonly root: URL
  readonly app: ApplicationService
  readonly database: BenchDatabase
  readonly schema: SchemaSwitch
  readonly projectId: string
  readonly tries: number
}

/** Files that go through before the clock starts: threads come up, code becomes hot. */
const WARM_UP = 20

/** Fills the database up to a number of cases and measures everything on it. */
export async function measureSize(
  bench: Bench,
  { from, to, files }: { from: number; to: number; files: readonly XmlFile[] }
): Promise<SizeResults> {
  const { root, app, database, schema, projectId, tries } = bench
  return asProject('PH302', 0, async () => {
    const loader = await app.container.make(CaseLoader)
    say(`Loading cases up to ${to} ...`)
    const next = generatedCases(`BENCH${to}`)
    const ms = await timed(() => loader.load(to - from, next, (loaded) => tell(loaded)))
    const loading = ((to - from) / ms) * 1000
    say('Settling ...')
    await database.settle()
    say(`Importing ${files.length} files ...`)
    const [warm, measured] = [files.slice(0, WARM_UP), files.slice(WARM_UP)]
    await measureExport(app, (await measureImport(app, warm)).caseIds)
    const { perSecond: importing, caseIds } = await measureImport(app, measured)
    say('Exporting ...')
    const validated = await measureExport(app, caseIds)
    schema.off()
    const { perSecond: exporting } = await measureExport(app, caseIds)
    schema.on()
    const memory = process.memoryUsage.rss() / 2 ** 20
    say('Opening and saving ...')
    const opening = await measureOpening(app, caseIds, tries * 10)
    const saving = await measureSaving(app, caseIds, tries * 5)
    say('Listing ...')
    const listing = await measureLists(app, tries)
    const served = await measureServer(root, projectId, tries)
    const exportingValidated = validated.areValidated ? validated.perSecond : null
    const size = await database.size()
    return {
      ...{ cases: to, size, loading, importing, exporting, exportingValidated },
      ...{ opening, saving, listing, served, memory },
    }
  })
}

function tell(loaded: number) {
  if (loaded % 100_000 === 0) say(`  ${loaded} loaded`)
}
