import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { today } from '#kernel/fields/today'
import { membersWith } from '#kernel/people/members/members_with'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { isThrough, type ReportKind } from '#plugins/sur/contract/periodic_report'
import type { ListedReport, ShownReport } from '#plugins/sur/contract/shown'
import { surTables } from '#plugins/sur/contract/tables'
import { wording } from '#plugins/sur/lang/server/wording'
import { listComments } from '#plugins/sur/records/comments'
import { lastFreeze } from '#plugins/sur/records/freezes'
import { findOfPeriod, findReport, listReports } from '#plugins/sur/records/reports'
import { countStates, sectionsOf } from '#plugins/sur/records/sections'
import { findSetup } from '#plugins/sur/records/setups'
import { missingOf } from '#plugins/sur/reports/missing_of'
import { mayOf } from '#plugins/sur/reports/roles_of'
import { templateOf } from '#plugins/sur/templates/templates'

/** Periodic reports as they are shown. */
@inject()
export class ReadReports {
  constructor(
    private database: Database,
    private plugins: PluginRegistry
  ) {}

  /** The reports of a kind, the latest first. */
  async list(kind: ReportKind): Promise<ListedReport[]> {
    return this.database.read(async (trx) => {
      const rows = await listReports(trx, kind)
      const counts = await countStates(
        trx,
        rows.map(({ id }) => id)
      )
      const names = new Map((await membersWith(trx, kind)).map(({ id, name }) => [id, name]))
      const auditors = (await findSetup(trx, kind))?.values.auditorIds ?? []
      return rows.map((row) => {
        const own = counts.filter(({ reportId }) => reportId === row.id)
        const sum = (some: typeof own) => some.reduce((all, { count }) => all + count, 0)
        const waiting = auditors.filter((id) => !row.confirmedBy.includes(id))
        return {
          ...{ rbId: row.id, rsType: row.kind, status: row.status, ...row.period },
          through: sum(own.filter(({ state }) => isThrough(state))),
          sections: sum(own),
          waitsFor: row.status === 'confirm' ? waiting.map((id) => names.get(id) ?? '') : [],
        }
      })
    })
  }

  /** The kind of a report. Refuses with 1005 one that the project does not have. */
  async kindOf(id: string): Promise<ReportKind> {
    return (await this.database.read((trx) => findReport(trx, id))).kind
  }

  /** A report with all that is written in it. Refuses with 1005 one that the project does not have. */
  async show(id: string): Promise<ShownReport> {
    const now = today(await projectAtHand())
    const tables = await this.plugins.collect(surTables)
    return this.database.read(async (trx) => {
      const report = await findReport(trx, id)
      const { kind, period } = report
      const setup = (await findSetup(trx, kind))?.values ?? report.setup
      const rows = await sectionsOf(trx, report.id)
      const last = await findOfPeriod(trx, kind, period.ordinal - 1)
      const before = last && (await sectionsOf(trx, last.id))
      const comments = await listComments(trx, report.id)
      const names = new Map((await membersWith(trx, kind)).map((one) => [one.id, one.name]))
      const template = templateOf(kind)
      const withTables = new Set(
        tables.filter((table) => table.kind === kind).flatMap((table) => table.sections)
      )
      const sections = template.sections.flatMap((section) => {
        const row = rows.get(section.key)
        if (!row) return []
        const { title, help, sentence = null, appendix: isAppendix = false } = section
        return [
          {
            ...{ title, help, sentence, isAppendix, ...row },
            hasTables: withTables.has(section.key),
            before: before?.get(section.key)?.prose ?? null,
            updatedAt: row.updatedAt.toISOString(),
          },
        ]
      })
      const freeze = await lastFreeze(trx, report.id)
      const open = comments.filter((one) => one.answersSeq === null && one.resolvedBy === null)
      return {
        ...{ rbId: report.id, rsType: kind, status: report.status, ...period },
        ...{ guideline: template.guideline, setup: report.setup },
        lead: names.get(setup.leadId) ?? '',
        writers: setup.writerIds.map((one) => ({ id: one, name: names.get(one) ?? '' })),
        auditors: setup.auditorIds.map((one) => ({
          ...{ id: one, name: names.get(one) ?? '' },
          hasConfirmed: report.confirmedBy.includes(one),
        })),
        may: mayOf(report, setup, sections),
        missing: missingOf(setup, period, [...rows.values()], open.length, freeze, now),
        sections,
        comments: comments.map(({ byId: _byId, at, ...one }) => ({ ...one, at: at.toISOString() })),
        steps: report.steps.map(({ act, reason, byName, at }) => ({
          ...{ act, reason, byName, at: at.toISOString() },
        })),
      }
    })
  }

  /** The setup of a kind. Refuses with 2017 a project that has set up nothing of it. */
  async setupOf(kind: ReportKind) {
    const found = await this.database.read((trx) => findSetup(trx, kind))
    if (!found) throw new kernelErrors.E_PARAMETER({ detail: wording('setup.missing', { kind }) })
    return found.values
  }
}
