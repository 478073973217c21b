import type { CaseSource, StandardColumn } from '#plugins/cases/contract/list_columns'
import { wording } from '#plugins/cases/lang/server/wording'
import { wording as shown } from '#plugins/cases/lang/wording'
import {
  countryOf,
  productOf,
  reactionOf,
  rowsOf,
  seriousnessOf,
} from '#plugins/cases/records/content_readers'

const ofCase: CaseSource = { of: 'case' }

/** Criteria of E.i.3.2, the gravest first. */
const criteria = [
  'death',
  'life_threatening',
  'hospitalisation',
  'disability',
  'congenital_anomaly',
  'other_important',
  'not_serious',
] as const

/** Of C.1.3. */
const reportTypes = ['1', '2', '3', '4'] as const

/**
 * The columns of the case list that every installation has, in the order in which they are shown.
 * Another one is an entry here and a migration that adds the column to `cases`, with its index.
 */
export const standardColumns: readonly StandardColumn[] = [
  {
    key: 'caseNo',
    label: wording('standard_columns.case_no'),
    type: 'text',
    source: ofCase,
    sort: 'plain',
    width: 112,
  },
  {
    key: 'version',
    label: wording('standard_columns.version'),
    type: 'number',
    source: ofCase,
    width: 90,
  },
  {
    key: 'versionKind',
    label: wording('standard_columns.kind_of_version'),
    type: 'text',
    source: ofCase,
    width: 100,
    show: 'never',
  },
  {
    key: 'product',
    label: wording('standard_columns.suspect_product'),
    source: { elements: ['G.k.1', 'G.k.2.2'], read: productOf },
    type: 'text',
    sort: 'emptyLast',
    width: 98,
    grows: true,
  },
  {
    key: 'reaction',
    label: wording('standard_columns.reaction'),
    labelIn: {
      1: wording('standard_columns.adverse_event'),
      2: wording('standard_columns.adverse_reaction'),
    },
    source: { elements: ['E.i.1.2', 'E.i.1.1a', 'E.i.2.1b'], read: reactionOf },
    type: 'text',
    sort: 'emptyLast',
    width: 98,
    grows: true,
  },
  {
    key: 'eventCount',
    label: wording('standard_columns.reactions'),
    source: { elements: ['E.i'], read: (content) => rowsOf(content, 'E_i').length },
    type: 'number',
    width: 90,
    align: 'end',
    show: 'wish',
  },
  {
    key: 'drugCount',
    label: wording('standard_columns.drugs'),
    source: { elements: ['G.k'], read: (content) => rowsOf(content, 'G_k').length },
    type: 'number',
    width: 90,
    align: 'end',
    show: 'wish',
  },
  {
    key: 'subject',
    label: wording('standard_columns.subject_or_patient'),
    labelIn: {
      1: wording('standard_columns.subject'),
      2: wording('standard_columns.patient'),
    },
    source: { elements: ['D.1'], read: ({ D_1 }) => D_1 },
    type: 'text',
    sort: 'emptyLast',
    width: 82,
    show: 'room',
  },
  {
    key: 'country',
    label: wording('standard_columns.country'),
    source: { elements: ['E.i.9', 'C.2.r.3', 'C.2.r.5'], read: countryOf },
    type: 'country',
    sort: 'emptyLast',
    filter: 'country',
    width: 66,
    show: 'room',
  },
  {
    key: 'seriousness',
    label: wording('standard_columns.seriousness'),
    source: {
      elements: ['a', 'b', 'c', 'd', 'e', 'f'].map((criterion) => `E.i.3.2${criterion}`),
      read: seriousnessOf,
    },
    type: 'choice',
    sort: 'emptyLast',
    filter: 'seriousness',
    width: 138,
    roomy: 194,
    choices: criteria.map((value) => ({ value, label: shown(`seriousness.${value}`) })),
  },
  {
    key: 'reportType',
    label: wording('standard_columns.report_type'),
    source: { elements: ['C.1.3'], read: ({ C_1_3 }) => C_1_3 },
    type: 'choice',
    sort: 'emptyLast',
    filter: 'reportType',
    width: 150,
    show: 'wish',
    choices: reportTypes.map((value) => ({ value, label: shown(`report_type.${value}`) })),
  },
  {
    key: 'firstReceived',
    label: wording('standard_columns.first_received'),
    source: { elements: ['C.1.4'], read: ({ C_1_4 }) => C_1_4 },
    type: 'date',
    sort: 'emptyLast',
    filter: 'received',
    width: 104,
    show: 'room',
    nullFlavor: 'nothing',
  },
  {
    key: 'lastReceived',
    label: wording('standard_columns.latest_information'),
    source: { elements: ['C.1.5'], read: ({ C_1_5 }) => C_1_5 },
    type: 'date',
    sort: 'emptyLast',
    width: 104,
    show: 'room',
    nullFlavor: 'nothing',
  },
  {
    key: 'safetyReportId',
    label: wording('standard_columns.safety_report_id'),
    source: { elements: ['C.1.1'], read: ({ C_1_1 }) => C_1_1 },
    type: 'text',
    width: 180,
    show: 'wish',
  },
  {
    key: 'worldwideId',
    label: wording('standard_columns.worldwide_case_id'),
    source: { elements: ['C.1.8.1'], read: ({ C_1_8_1 }) => C_1_8_1 },
    type: 'text',
    width: 180,
    show: 'wish',
  },
  {
    key: 'status',
    label: wording('standard_columns.status'),
    type: 'node',
    source: ofCase,
    sort: 'emptyLast',
    filter: 'status',
    width: 88,
  },
  {
    key: 'ownerName',
    label: wording('standard_columns.owner'),
    type: 'person',
    source: { of: 'case', person: 'owner_id' },
    filter: 'owner',
    width: 92,
  },
  {
    key: 'updatedAt',
    label: wording('standard_columns.last_changed'),
    type: 'moment',
    source: ofCase,
    sort: 'emptyLast',
    width: 196,
    show: 'wish',
  },
  {
    key: 'unmappedCount',
    label: wording('standard_columns.parts_without_an_element'),
    type: 'number',
    source: ofCase,
    width: 90,
    align: 'end',
    show: 'never',
  },
]
