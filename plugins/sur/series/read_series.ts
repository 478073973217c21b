import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import type { Words } from '#kernel/language/words'
import { projectAtHand } from '#kernel/tenancy/find_project'

import type { CaseRecord } from '#plugins/cases/contract'
import { CaseProcess } from '#plugins/cases/contract/process'
import { CaseReading } from '#plugins/cases/contract/reading'
import { VersionFacts } from '#plugins/cases/contract/version_facts'
import { MedicalDictionary } from '#plugins/coding/contract/dictionary'
import { CaseListings } from '#plugins/listings/contract/case_listings'
import type { ReportKind } from '#plugins/sur/contract/periodic_report'
import type { Series, SeriesCase } from '#plugins/sur/contract/series'
import { unitsOf } from '#plugins/sur/contract/units'
import { type KnownCase, selectCasesOfProject } from '#plugins/sur/records/cases_of_project'
import { caseOfSeries, leftOut, type SeriesRule } from '#plugins/sur/series/case_of_series'
import { type CaseToLine, lineCases } from '#plugins/sur/series/line_cases'
import { TermNames } from '#plugins/sur/series/name_terms'
import { type VersionAtLock, versionAt, type VersionOfCase } from '#plugins/sur/series/version_at'

/** What a series is asked for. */
export interface AskedSeries {
  readonly kind: ReportKind
  /** First day of the interval and the lock day, yyyy-MM-dd. */
  readonly start: string
  readonly lockPoint: string
  readonly products: readonly string[]
  /** The newest release that is loaded where this one is not. */
  readonly meddraVersion: string
  /** That of the report before; null where there is none. */
  readonly before: Pick<Series, 'cases'> | null
}

/** A series with the version of MedDRA that named its terms. */
export interface FoundSeries {
  readonly series: Series
  readonly meddraVersion: string | null
}

/** Cases whose rows of listings are made together. */
const AT_ONCE = 100

/** Reads the cases of the project as they stood at the lock point of a report. */
@inject()
export class ReadSeries {
  constructor(
    private database: Database,
    private reading: CaseReading,
    private process: CaseProcess,
    private facts: VersionFacts,
    private dictionary: MedicalDictionary,
    private listings: CaseListings
  ) {}

  async read(asked: AskedSeries): Promise<FoundSeries> {
    const { start, lockPoint, products, before, kind } = asked
    const rule = { start, lockPoint, products, before: unitsOf(before?.cases ?? []) }
    const names = new TermNames(this.dictionary, await this.#versionOf(asked.meddraVersion))
    const known = await this.database.read(selectCasesOfProject)
    const found = new Map<string, SeriesCase>()
    const heads: Record<string, readonly Words[]> = {}
    let toLine: CaseToLine[] = []
    const line = async () => {
      const listed = await lineCases(this.listings, kind, toLine)
      for (const one of listed.cases) found.set(one.caseId, one)
      Object.assign(heads, listed.heads)
      toLine = []
    }
    const there = new Map(known.map((one) => [one.id, one]))
    const ids = known.flatMap(({ id, removedAt }) => (removedAt === null ? [id] : []))
    for await (const record of ids.length > 0 ? this.reading.stream(ids) : []) {
      const made = await this.#caseOf(record, there.get(record.id)!, rule, names)
      found.set(record.id, made.of)
      if (made.chosen) toLine.push({ of: made.of, chosen: made.chosen, country: made.country })
      if (toLine.length === AT_ONCE) await line()
    }
    await line()
    const cases = known.flatMap((one): SeriesCase[] => {
      const of = found.get(one.id)
      return of ? [of] : one.removedAt === null ? [] : [leftOut(readOf(one, false), 'deleted')]
    })
    const used = new Set(cases.flatMap(({ events }) => events.flatMap(({ pt, soc }) => [pt, soc])))
    const series: Series = {
      ...{ start, lockPoint, cases, heads },
      names: Object.fromEntries(Object.entries(names.names).filter(([key]) => used.has(key))),
      socs: (await names.socs()).filter((key) => used.has(key)),
    }
    return { series, meddraVersion: names.version }
  }

  async #caseOf(record: CaseRecord, known: KnownCase, rule: SeriesRule, names: TermNames) {
    const { timeZone } = await projectAtHand()
    const at: VersionAtLock = versionAt(await this.#versionsOf(record), rule.lockPoint, timeZone)
    const { chosen } = at
    const facts = chosen && (await this.facts.of(chosen.content, chosen.versionKind))
    await names.learn(facts?.events ?? [])
    const node = (await this.process.current()).find(record.status)
    const read = { ...readOf(known, node?.kind !== 'ended'), latestVersion: record.version }
    const of = caseOfSeries(read, at, facts, rule, (event) => names.of(event))
    return { of, chosen: of.out === null ? chosen : null, country: facts?.country ?? null }
  }

  /** What the last revision of each version says, the first version first. */
  async #versionsOf({ id, version, versionKind, revision, content }: CaseRecord) {
    const last: VersionOfCase = { version, versionKind, revision, content }
    if (version === 1) return [last]
    const ends = new Map<number, VersionOfCase>()
    const revisions = (await this.reading.listRevisions(id)).toSorted(
      (a, b) => a.revision - b.revision
    )
    const lastOf = new Map(revisions.map((one) => [one.version, one]))
    for (const one of lastOf.values()) {
      if (one.version >= version) continue
      const held = await this.reading.getRevision(id, one.revision)
      ends.set(one.version, {
        ...{ version: one.version, versionKind: one.versionKind, revision: one.revision },
        content: held.content,
      })
    }
    return [...[...ends.values()].toSorted((a, b) => a.version - b.version), last]
  }

  async #versionOf(asked: string): Promise<string | null> {
    const versions = await this.dictionary.versions()
    const found = versions.find(({ version }) => version === asked)
    return (
      (found ?? versions.find(({ state }) => state === 'active') ?? versions[0])?.version ?? null
    )
  }
}

const readOf = ({ id, caseNo, version, removedAt }: KnownCase, isOpen: boolean) => ({
  ...{ caseId: id, caseNo, latestVersion: version, isOpen, isDeleted: removedAt !== null },
})
