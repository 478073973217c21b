import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import { toKey } from '#kernel/case/content/element_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { unpackBytes } from '#kernel/files/pack_bytes'
import { isUuid } from '#kernel/http/is_uuid'

import type {
  CaseRecord,
  IdentifierMatch,
  NewContent,
  RevisionSummary,
} from '#plugins/cases/contract'
import { CaseReading, type FrozenBytes, type FrozenMessage } from '#plugins/cases/contract/reading'
import type { CaseList, ChosenCases, ListQuery } from '#plugins/cases/contract/list_query'
import { caseErrors } from '#plugins/cases/errors'
import { wording } from '#plugins/cases/lang/server/wording'
import ChooseCases from '#plugins/cases/list/choose_cases'
import ListCases from '#plugins/cases/list/list_cases'
import { listQuery } from '#plugins/cases/list/list_query'
import type { Whole } from '#plugins/cases/reading/laid_over'
import { Layers } from '#plugins/cases/reading/layers'
import { selectFrozenCopies, selectFrozenCopy } from '#plugins/cases/records/read_frozen_copies'
import { selectRevisions } from '#plugins/cases/records/read_cases'
import StoredCases from '#plugins/cases/records/stored_cases'

const NOTHING: ReadonlySet<string> = new Set()

/** Cases as they stand, with what plugins lay over them for the actor. */
@inject()
export default class LayeredCaseReading extends CaseReading {
  constructor(
    private stored: StoredCases,
    private layers: Layers,
    private database: Database,
    private list: ListCases,
    private chosen: ChooseCases
  ) {
    super()
  }

  async find(caseId: string): Promise<CaseRecord | null> {
    return isUuid(caseId) ? this.#see(await this.stored.find(caseId)) : null
  }

  async findByNumber(caseNo: string): Promise<CaseRecord | null> {
    return this.#see(await this.stored.findByNumber(caseNo))
  }

  async get(caseId: string): Promise<CaseRecord> {
    const record = await this.find(caseId)
    if (!record) throw new caseErrors.E_CASE_NOT_IN_PROJECT()
    return record
  }

  async *stream(caseIds?: readonly string[]): AsyncGenerator<CaseRecord, void> {
    for await (const some of this.stored.inTurn(caseIds)) {
      const over = await this.layers.over()
      yield* over ? await over.see(some) : some
    }
  }

  async getRevision(caseId: string, revision: number): Promise<Required<NewContent>> {
    const held = isUuid(caseId) ? await this.stored.findRevision(caseId, revision) : null
    if (!held) throw new kernelErrors.E_DATA_NOT_FOUND()
    const { id: _, ...seen } = await this.#see({ ...held, id: caseId })
    return seen
  }

  async listRevisions(caseId: string): Promise<RevisionSummary[]> {
    return this.database.read((trx) => selectRevisions(trx, caseId))
  }

  async query(asked: ListQuery): Promise<CaseList> {
    return this.list.handle(await listQuery.read(asked))
  }

  choose(chosen: ChosenCases): Promise<string[]> {
    return this.chosen.handle(chosen)
  }

  async listFrozen(caseId: string): Promise<FrozenMessage[]> {
    const { id } = await this.get(caseId)
    return this.database.read((trx) => selectFrozenCopies(trx, id))
  }

  async getFrozen(caseId: string, copyId: string): Promise<FrozenBytes> {
    const found = [caseId, copyId].every(isUuid)
      ? await this.database.read((trx) => selectFrozenCopy(trx, caseId, copyId))
      : null
    if (!found) throw new kernelErrors.E_DATA_NOT_FOUND()
    const { packed, ...copy } = found
    const over = await this.layers.over()
    if (over) {
      const { content } = (await this.stored.findRevision(caseId, copy.revision))!
      const [laid] = await over.on([{ id: caseId, content }])
      if (!laid!.isEmpty) throw new kernelErrors.E_NO_PERMISSION({ detail: seesNotAll })
    }
    return { ...copy, bytes: await unpackBytes(packed) }
  }

  async seenInPart(caseIds: readonly string[]): Promise<ReadonlySet<string>> {
    const over = await this.layers.over()
    if (!over) return NOTHING
    // Nobody sees one that is not there any more.
    const partly = new Set(caseIds)
    for await (const some of this.stored.inTurn(caseIds)) {
      const laid = await over.on(some)
      some.forEach(({ id }, at) => laid[at]!.isEmpty && partly.delete(id))
    }
    return partly
  }

  async findByIdentifiers(values: readonly string[]): Promise<IdentifierMatch[]> {
    const unseen = await this.unseen()
    const found = await this.stored.findByIdentifiers(values)
    return found.filter(({ element, isDeleted }) => !isDeleted && !unseen.has(toKey(element)))
  }

  async unseen(): Promise<ReadonlySet<string>> {
    return (await this.layers.over())?.unseen ?? NOTHING
  }

  async #see<Of extends Whole | null>(whole: Of): Promise<Of> {
    const over = whole && (await this.layers.over())
    return over ? ((await over.see([whole as Whole]))[0] as Of) : whole
  }
}

const seesNotAll = wording('layered_case_reading.sees_not_all')
