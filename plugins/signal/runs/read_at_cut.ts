import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import { asPersonOfJob } from '#kernel/identity/as_person_of_job'
import { findContract } from '#kernel/plugins/find_contract'
import { currentActor } from '#kernel/tenancy/actor'

import { CaseReading } from '#plugins/cases/contract/reading'
import { MedicalDictionary } from '#plugins/coding/contract/dictionary'
import type { KeptPart } from '#plugins/signal/counting/kept_report'
import { type CaseAtCut, ReportKeeper } from '#plugins/signal/counting/keep_report'
import { DrugMap } from '#plugins/signal/counting/map_drugs'
import { TermMap } from '#plugins/signal/counting/map_terms'
import { type KnownAtCut, selectAtCut } from '#plugins/signal/records/cases_at_cut'
import type { RunRow } from '#plugins/signal/records/runs'

/** Cases that are read together. */
export const PART = 200

/** Those of them that are in memory at once. */
const TOGETHER = 20

/** Reads the cases of a project as they stood at the cut of a run. */
@inject()
export class ReadAtCut {
  constructor(
    private database: Database,
    private reading: CaseReading,
    private dictionary: MedicalDictionary
  ) {}

  /** @param part from 1 */
  async part(run: Pick<RunRow, 'cut' | 'settings' | 'inputs'>, part: number): Promise<KeptPart> {
    if (currentActor().permissions.has('CASE_SIGNAL')) return this.#part(run, part)
    return asPersonOfJob('CASE_SIGNAL', () => this.#part(run, part))
  }

  async #part(
    { cut, settings, inputs }: Pick<RunRow, 'cut' | 'settings' | 'inputs'>,
    part: number
  ) {
    const range = { from: (part - 1) * PART, count: PART }
    const known = await this.database.read((trx) => selectAtCut(trx, cut, range))
    const drugs = await findContract(
      'drugs',
      async () => (await import('#plugins/drugs/contract')).DrugDictionary
    )
    const keeper = new ReportKeeper(
      settings,
      new DrugMap(drugs, settings),
      new TermMap(this.dictionary, inputs.medDra, settings.levels)
    )
    const reports = []
    for (let at = 0; at < known.length; at += TOGETHER) {
      const some = known.slice(at, at + TOGETHER)
      const present = await this.#present(some, cut)
      for (const each of some)
        reports.push(await keeper.keep(present.get(each.id) ?? (await this.#atCut(each, cut))))
    }
    return { reports, names: keeper.names }
  }

  /** Those with which nothing has happened since the cut, read together. */
  async #present(known: readonly KnownAtCut[], cut: Date): Promise<Map<string, CaseAtCut>> {
    const isPresent = ({ removedAt, updatedAt }: KnownAtCut) =>
      removedAt === null && updatedAt <= cut
    const ids = known.filter(isPresent).map(({ id }) => id)
    const found = new Map<string, CaseAtCut>()
    if (ids.length === 0) return found
    for await (const record of this.reading.stream(ids)) {
      if (new Date(record.updatedAt) > cut) continue
      const { id: caseId, caseNo, revision, versionKind, content } = record
      const isNullified = versionKind === 'nullification'
      found.set(caseId, { caseId, caseNo, revision, isDeleted: false, isNullified, content })
    }
    return found
  }

  /** The latest revision that was there at the cut; the present one where nothing has happened since. */
  async #atCut({ id, caseNo, removedAt, ...known }: KnownAtCut, cut: Date): Promise<CaseAtCut> {
    const head = { caseId: id, caseNo }
    if (removedAt !== null)
      return { ...head, revision: known.revision, isDeleted: true, isNullified: false }
    if (known.updatedAt <= cut) {
      const { content, revision, versionKind } = await this.reading.get(id)
      const isNullified = versionKind === 'nullification'
      return { ...head, revision, isDeleted: false, isNullified, content }
    }
    const revisions = await this.reading.listRevisions(id)
    const last = revisions
      .filter(({ at }) => new Date(at) <= cut)
      .reduce((one, other) => (other.revision > one.revision ? other : one))
    const { content } = await this.reading.getRevision(id, last.revision)
    const isNullified = last.versionKind === 'nullification'
    return { ...head, revision: last.revision, isDeleted: false, isNullified, content }
  }
}
