import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import type { OpenChange } from '#kernel/changes/changes'
import type { CaseContent } from '#kernel/case/content/case_content'
import type { Words } from '#kernel/language/words'

import { identifiersOf } from '#plugins/cases/contract/identifiers'
import type { Accepted } from '#plugins/e2b/incoming/accepted_of'
import type {
  Decision,
  ImportItem,
  ItemOutcome,
  OnDuplicate,
} from '#plugins/e2b/exchange/import_item'
import type { ReadMessage, ReadReport } from '#plugins/e2b/contract'
import { broughtBy, ReportCases } from '#plugins/e2b/exchange/report_cases'
import type { Judgement } from '#plugins/e2b/exchange/verdict'
import type { HeaderFinding } from '#plugins/e2b/judging/header_judge'
import { ImportItems } from '#plugins/e2b/records/import_items'

/** A file of an import that was read. */
export interface ReadItem {
  readonly item: ImportItem
  readonly read: ReadMessage
  /** What the rules say of the headers of each of its reports. */
  readonly headerFindings: readonly (readonly HeaderFinding[])[]
}

/** The numbers of a report that other cases may share. */
const numbersOf = (content: CaseContent) => identifiersOf(content).map(({ value }) => value)

/** A report on its way into the project. */
interface Incoming {
  readonly item: ImportItem
  readonly report: ReadReport
  readonly schemaErrors: readonly string[]
  readonly headerFindings: readonly HeaderFinding[]
  /** What the reading found, of the file and of the report. */
  readonly notes: readonly Words[]
}

/** Turns read messages into cases, new versions, questions or refusals. */
@inject()
export class ReportSettler {
  constructor(
    private cases: ReportCases,
    private items: ImportItems
  ) {}

  /**
   * Settles a batch; `change` is the import's own line of the trail. Its reports are judged in
   * order, as if they had come one after the other: new ones become cases together, at the latest
   * when a report speaks of what one before it spoke of.
   */
  async settle(
    open: OpenChange,
    change: Change,
    batch: readonly ReadItem[],
    onDuplicate: OnDuplicate
  ): Promise<void> {
    const reports = batch.flatMap(({ read }) => (read.ok ? read.reports : []))
    const all = [...new Set(reports.flatMap(({ content }) => numbersOf(content)))]
    const known = await this.cases.find(all)
    const met = new Set<string>()
    let fresh: Incoming[] = []
    for (const { item, read, headerFindings } of batch) {
      if (!read.ok) {
        await this.items.settle(change, item, {
          state: 'refused',
          verdict: 'refused',
          ...read.refusal,
        })
        continue
      }
      for (const incoming of await this.#incomings(change, item, read, headerFindings)) {
        const values = numbersOf(incoming.report.content)
        const isMet = values.some((value) => met.has(value))
        if (isMet) {
          await this.#create(open, change, fresh)
          fresh = []
        }
        const found = isMet
          ? await this.cases.find(values)
          : known.filter(({ value }) => values.includes(value))
        for (const value of values) met.add(value)
        const judgement = await this.cases.judge(incoming.report, found)
        const decision = await this.#decide(change, incoming, judgement, onDuplicate)
        if (judgement.verdict === 'new') fresh.push(incoming)
        else await this.apply(open, change, incoming, judgement, decision)
      }
    }
    await this.#create(open, change, fresh)
  }

  /**
   * Carries a decision out; without one the report waits for a person. A follow-up of a case that cannot
   * take it now is held: it waits with the case that it goes to.
   * @param caseId case that a follow-up goes to
   * @param accepted what somebody chose of it; all of it when absent
   */
  async apply(
    open: OpenChange,
    change: Change,
    incoming: Incoming,
    { verdict, matches }: Judgement,
    decision: Decision | undefined,
    caseId = matches[0]?.caseId,
    accepted?: Accepted
  ): Promise<void> {
    const { item, report, schemaErrors, headerFindings, notes } = incoming
    const unmapped = report.unmapped.length
    const outcome = { verdict, matches, unmapped, schemaErrors, headerFindings, notes }
    const settle = (rest: Pick<ItemOutcome, 'state' | 'caseId' | 'follows' | 'brings'>) =>
      this.items.settle(change, item, { ...outcome, ...rest })
    const waiting = { state: 'undecided', follows: caseId, brings: broughtBy(report) } as const
    if (decision === undefined)
      return settle(verdict === 'follow-up' ? waiting : { state: 'undecided' })
    if (decision === 'skip') return settle({ state: 'skipped' })
    if (decision === 'follow-up') {
      // Of a nullified case, and of what somebody chose from it, whoever decides is told.
      const why = accepted ? null : await this.cases.lockedWhyNot(change, caseId, report)
      if (why && why !== 'nullified') return settle(waiting)
      await this.cases.followUp(open, caseId, report, { accepted })
      return settle({ state: 'done', caseId })
    }
    const [made] = await this.cases.create(open, change, [report])
    return settle({ state: 'done', caseId: made.id })
  }

  /** What becomes of a report without a person; a nullified case takes none, so a person decides. */
  async #decide(
    change: Change,
    { report }: Incoming,
    judgement: Judgement,
    onDuplicate: OnDuplicate
  ): Promise<Decision | undefined> {
    const decision = decide(judgement, onDuplicate)
    const [match] = judgement.matches
    if (decision !== 'follow-up' || !match) return decision
    const why = await this.cases.lockedWhyNot(change, match.caseId, report)
    return why === 'nullified' ? undefined : decision
  }

  async #create(open: OpenChange, change: Change, fresh: readonly Incoming[]): Promise<void> {
    const reports = fresh.map(({ report }) => report)
    const made = await this.cases.create(open, change, reports)
    const settled = fresh.map(({ item, report, schemaErrors, headerFindings, notes }, index) => ({
      item,
      outcome: {
        state: 'done' as const,
        verdict: 'new' as const,
        caseId: made[index].id,
        unmapped: report.unmapped.length,
        schemaErrors,
        headerFindings,
        notes,
      },
    }))
    await this.items.settleMany(change, settled)
  }

  /** The reports of a file: the first takes the item of the file, each further gets its own. */
  async #incomings(
    change: Change,
    item: ImportItem,
    read: Extract<ReadMessage, { ok: true }>,
    headerFindings: ReadItem['headerFindings']
  ): Promise<Incoming[]> {
    const { schemaErrors } = read
    const incoming = (report: ReadReport, index: number, own: ImportItem): Incoming => ({
      item: own,
      report,
      schemaErrors,
      headerFindings: headerFindings[index]!,
      notes: [...read.notes, ...report.notes],
    })
    if (read.reports.length === 1) return [incoming(read.reports[0], 0, item)]
    const numbers = read.reports.slice(1).map((_, index) => index + 2)
    const all = [item, ...(await this.items.addReports(change, item, numbers))]
    return read.reports.map((report, index) => incoming(report, index, all[index]))
  }
}

function decide({ verdict }: Judgement, onDuplicate: OnDuplicate): Decision | undefined {
  if (onDuplicate === 'ask') return undefined
  // There is no case that it could follow.
  const followsNone = verdict === 'unknown-nullification' || verdict === 'deleted-case'
  if (followsNone && onDuplicate === 'follow-up') return undefined
  // The same report once more adds nothing to the case it came from.
  if (verdict === 'identical' && onDuplicate === 'follow-up') return 'skip'
  return onDuplicate
}
