import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'

import { namesOf } from '#kernel/case/forms/licensed_lists'
import { Changes } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { type TableCell, type TableKind, tableWriters } from '#kernel/files/write_table'
import type { Language } from '#kernel/language/words'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { type Actor, actAs, currentActor } from '#kernel/tenancy/actor'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { REACTIONS } from '#plugins/cases/contract/cell_text'
import type { ChosenCases, ListedCase } from '#plugins/cases/contract/list_query'
import { CaseProcess } from '#plugins/cases/contract/process'
import { wording } from '#plugins/cases/lang/server/wording'
import { wording as shown } from '#plugins/cases/lang/wording'
import ChooseCases from '#plugins/cases/list/choose_cases'
import { type ListedIn, listedText } from '#plugins/cases/list/listed_text'
import ListCases from '#plugins/cases/list/list_cases'
import { listQuery } from '#plugins/cases/list/list_query'
import { type AnyColumn, isForPeople, labelOf, listParts } from '#plugins/cases/list/list_parts'

/** Cases that are read, and named, at once. */
const AT_ONCE = 500

/** Pixels of a column on the screen for each character that it has room for. */
const PIXELS = 7

/** What a file of the list is asked for. */
export interface AskedFile {
  readonly kind: TableKind
  /** Keys of columns in their order; the usual ones when absent. */
  readonly columns?: readonly string[]
  readonly language: Language
}

/** Writes cases as the list shows them to whoever asks, for spreadsheets. */
@inject()
export default class ListFile {
  constructor(
    private list: ListCases,
    private chosen: ChooseCases,
    private process: CaseProcess,
    private changes: Changes
  ) {}

  /**
   * Begins to give the file out, and says in the trail which cases are in it. Cases that are named stand
   * in it in that order, those that the list finds in the order of the list. Refuses what
   * `CaseReading.choose` refuses, and with 2017 a column that the list does not have.
   */
  async handle(
    asked: ChosenCases,
    { kind, columns: keys, language }: AskedFile
  ): Promise<Readable> {
    const columns = await columnsOf(keys)
    // The trail keeps what the list makes of a filter, whatever else was sent with it.
    const chosen = 'found' in asked ? { found: await listQuery.read(asked.found) } : asked
    const ids = await this.chosen.handle(chosen)
    const { type, timeZone } = await projectAtHand()
    const process = await this.process.current()
    await this.#record(chosen, ids.length, kind, columns)
    // What is fetched later is fetched for whoever asks now.
    const rows = this.#rows(ids, { language, timeZone, process, columns }, currentActor())
    return tableWriters[kind].write({
      name: shown('list.title')[language],
      heads: columns.map((column) => ({
        text: labelOf(column, type)[language],
        width: Math.ceil((column.roomy ?? column.width) / PIXELS),
      })),
      rows,
    })
  }

  async #record(
    asked: ChosenCases,
    count: number,
    kind: TableKind,
    columns: readonly AnyColumn[]
  ): Promise<void> {
    const subject = { type: 'case_list', id: randomUUID() }
    await this.changes.record({ name: 'case_list.downloaded', subject }, async (change) => {
      change.note('cases', undefined, count)
      change.note('file', undefined, kind)
      change.note(
        'columns',
        undefined,
        columns.map(({ key }) => key)
      )
      if ('found' in asked) change.note('found', undefined, asked.found)
      else change.note('selected', undefined, asked.caseIds)
    })
  }

  async *#rows(
    ids: readonly string[],
    { language, ...shownIn }: Omit<ListedIn, 'nameOf'>,
    actor: Actor
  ): AsyncGenerator<TableCell[], void> {
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE)
      const cases = await actAs(actor, () => this.list.rows(some))
      const names = await actAs(actor, () => namesOfReactions(cases, language))
      const within = { language, ...shownIn, nameOf: (code: string) => names.get(code) }
      for (const row of cases) yield shownIn.columns.map((each) => listedText(each, row, within))
    }
  }
}

/** Those that are asked for; without a wish those that a wide screen shows by itself. */
async function columnsOf(keys?: readonly string[]): Promise<readonly AnyColumn[]> {
  const { columns } = await listParts()
  const offered = columns.filter(isForPeople)
  if (!keys?.length) return offered.filter(({ show }) => show !== 'wish')
  return [...new Set(keys)].map((wished) => {
    const column = offered.find(({ key }) => key === wished)
    if (column) return column
    const known = offered.map(({ key }) => key)
    throw new kernelErrors.E_PARAMETER({
      detail: wording('list_file.no_column', { wished, known }),
    })
  })
}

/** Names of the reactions that came as a code alone, by code. */
async function namesOfReactions(
  cases: readonly ListedCase[],
  language: Language
): Promise<ReadonlyMap<string, string>> {
  const codes = cases.map(({ reaction }) => String(reaction)).filter((text) => /^\d+$/.test(text))
  if (codes.length === 0) return new Map()
  const plugins = await app.container.make(PluginRegistry)
  const asked = { listId: REACTIONS, version: '', codes: [...new Set(codes)] }
  const named = await namesOf(asked, plugins)
  return new Map(named.map(({ code, name }) => [code, name[language]]))
}
