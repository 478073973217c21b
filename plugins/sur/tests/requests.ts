import type { Body } from '#tests/isolation/kit/body'
import { defineRequests } from '#tests/isolation/kit/requests'

const setup = (product: string) => ({
  ...{ product, birthDate: '2024-01-31', cycleYears: 1, daysToSend: 60 },
  ...{ ctcaeVersion: '5.0', ctcaeLevel: 3, language: 'en', meddraVersion: '', reference: 'Own' },
  ...{ leadId: '00000000-0000-4000-8000-000000000001', writerIds: [], auditorIds: [] },
})
const kind = { rsType: 'DSUR' }

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
    'sur.sections.write': () => ({ revision: 1, state: 'nothing' }),
    'sur.comments.add': () => ({ sectionKey: '1', comment: 'Own' }),
    'sur.comments.resolve': () => ({ seq: 1 }),
    'sur.opening.change': () => ({ revision: 1, dsurOpen: true, psurOpen: true }),
  },
  queries: { 'sur.setup.show': kind, 'sur.template': kind, 'sur.reports.list': kind },
  neverDone: {
    'sur.setup.save': 'the people of the walk have no right of a kind of report',
    'sur.reports.open': 'nobody of the walk leads reports',
    'sur.reports.move': 'nobody of the walk leads reports',
    'sur.reports.confirm': 'nobody of the walk confirms reports',
    'sur.sections.write': 'nobody of the walk writes reports',
    'sur.comments.add': 'the section of the walk is none of the template',
    'sur.comments.resolve': 'the comment of the walk has another number',
  },
  aliases: { report: 'periodic_report' },
  words: { key: ['1'] },
  shapes: {
    'periodic_openings.dsur_open': () => true,
    'periodic_openings.psur_open': () => true,
    'periodic_setups.values': setup,
    'periodic_reports.setup': setup,
    'periodic_sections.prose': (mark) => ({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: mark }] }],
    }),
  },
})
