import { gzipSync } from 'node:zlib'

import { sha256Of } from '#kernel/files/file_store'
import type { Body } from '#tests/isolation/kit/body'
import { owner, type Ready } from '#tests/isolation/kit/ready'
import { defineRequests } from '#tests/isolation/kit/requests'

import { canonicalBytes } from '#plugins/sur/freezing/canonical_bytes'

const setup = (product: string) => ({
  ...{ product, birthDate: '2024-01-31', cycleYears: 1, daysToSend: 60 },
  ...{ ctcaeVersion: '5.0', ctcaeLevel: 3, language: 'en', meddraVersion: '', reference: 'Own' },
  ...{ leadId: '00000000-0000-4000-8000-000000000001', writerIds: [], auditorIds: [] },
})
const series = {
  ...{ start: '2024-01-31', lockPoint: '2025-01-30', names: {}, socs: [], heads: {} },
}
/** What a freeze holds: a product by the name that the walk looks for. */
const frozen = (mark: string) =>
  canonicalBytes({
    parameters: {
      ...{ products: [mark], meddraVersion: null, timeZone: 'Asia/Shanghai', tables: {} },
      before: { of: 'none', sha256: null },
    },
    series: { ...series, cases: [] },
    before: { ...series, cases: [] },
    tables: [],
  })
/** A row of the register of risks. */
const risk = (term: string) => ({
  ...{ term, category: 'potential', since: '2024-01-31', state: 'monitored', evaluation: '' },
})
const kind = { rsType: 'DSUR' }

/** The visitor leads the reports of the project and confirms them. */
const leads: Ready = async ({ scope }, _ids, _named, { identity }) => {
  const { id } = identity.user
  const values = { ...setup('Own'), leadId: id, auditorIds: [id] }
  const { projectId: project_id, environment } = scope
  await owner()
    .from('periodic_setups')
    .where({ project_id, environment })
    .update({ values: JSON.stringify(values) })
}

/** The report stands so. */
const reportAt =
  (act: 'writing' | 'confirm'): Ready =>
  async (...asked) => {
    await leads(...asked)
    // The address of a section names its report first.
    const [, [report_id]] = asked
    await owner().from('periodic_steps').where({ report_id: report_id! }).update({ act })
  }

/** Nobody has read the quality lists of its freeze. */
const unread: Ready = async (...asked) => {
  await reportAt('writing')(...asked)
  const [, [report_id]] = asked
  await owner().from('periodic_readings').where({ report_id: report_id! }).delete()
}

const unresolved: Ready = async (_own, ids) =>
  owner()
    .from('periodic_comments')
    .whereIn('report_id', [...ids])
    .update({ answers_seq: null, resolved_by: null, resolved_at: null })

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  bodies: {
    'sur.setup.save': () => ({ ...kind, revision: 0, setup: setup('Own') }),
    'sur.reports.open': () => ({ ...kind, ordinal: 1 }),
    'sur.reports.move': ({ periodicReportId }: Body) => ({
      rbId: periodicReportId,
      status: 'confirm',
    }),
    'sur.reports.print': () => ({ kind: 'pdf', language: 'en' }),
    'sur.tables.freeze': () => ({ reason: 'Own' }),
    'sur.sections.write': () => ({ revision: 1, state: 'nothing', takeOver: true }),
    'sur.comments.add': () => ({ sectionKey: '1', comment: 'Own' }),
    'sur.comments.resolve': () => ({ seq: 1 }),
    'sur.registers.add': () => ({ register: 'risks', values: risk('Own') }),
    'sur.registers.change': () => ({ revision: 1, values: risk('Own'), reason: 'Own' }),
    'sur.opening.change': () => ({ revision: 1, dsurOpen: true, psurOpen: true }),
  },
  queries: {
    'sur.setup.show': kind,
    'sur.template': kind,
    'sur.reports.list': kind,
    'sur.registers.list': { register: 'risks' },
  },
  before: {
    'sur.reports.open': leads,
    'sur.reports.move': leads,
    'sur.reports.confirm': reportAt('confirm'),
    'sur.sections.write': reportAt('writing'),
    'sur.tables.freeze': reportAt('writing'),
    'sur.tables.read': unread,
    'sur.comments.resolve': unresolved,
  },
  neverDone: {
    'sur.setup.save': 'the setup of the walk has another revision',
    'sur.reports.open': 'the period of the walk has its report',
    'sur.reports.move': 'the report of the walk is not complete',
  },
  aliases: { report: 'periodic_report', register_entry: 'periodic_register_entry' },
  words: { key: ['1'] },
  shapes: {
    'periodic_openings.dsur_open': () => true,
    'periodic_openings.psur_open': () => true,
    'periodic_register_entries.register': () => 'risks',
    'periodic_register_versions.values': risk,
    'periodic_sections.key': () => '1',
    'periodic_freezes.body': (mark) => gzipSync(frozen(mark)),
    'periodic_freezes.digest': (mark) => sha256Of(frozen(mark)),
    'periodic_setups.values': setup,
    'periodic_reports.setup': setup,
    'periodic_sections.prose': (mark) => ({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: mark }] }],
    }),
  },
})
